import type { Page } from '@playwright/test';
import type { Rect } from '../../../src/table';

/** Words on a canvas, as they stand on the screen. */
export interface WrittenWords {
  readonly words: string;
  /** Of the letters, in CSS pixels. */
  readonly size: number;
  /** What the glyphs cover; null for words on a texture that lies anywhere. */
  readonly rect: Rect | null;
  /** Beyond the edge of their canvas. */
  readonly cut: boolean;
}

declare global {
  interface Window {
    words_written?: WeakRef<HTMLCanvasElement>[];
    words_on?: WeakMap<HTMLCanvasElement, WrittenWords[]>;
  }
}

/** Notes all words that are written on canvases, from the first script of the page on. */
export async function watchWords(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const written: WeakRef<HTMLCanvasElement>[] = [];
    const on = new WeakMap<HTMLCanvasElement, WrittenWords[]>();
    Object.assign(window, { words_written: written, words_on: on });
    const pen = CanvasRenderingContext2D.prototype;
    const { fillText, reset } = pen;
    pen.reset = function () {
      on.delete(this.canvas);
      reset.call(this);
    };
    pen.fillText = function (words, x, y, most) {
      const { canvas, font } = this;
      const { a, b, d, e, f } = this.getTransform();
      const density = window.devicePixelRatio;
      const { actualBoundingBoxLeft, actualBoundingBoxRight, actualBoundingBoxAscent, actualBoundingBoxDescent } =
        this.measureText(words);
      const [left, top] = [(x - actualBoundingBoxLeft) * a + e, (y - actualBoundingBoxAscent) * d + f];
      const [right, bottom] = [(x + actualBoundingBoxRight) * a + e, (y + actualBoundingBoxDescent) * d + f];
      // Parts of the table are painted where they lie: their canvas begins where they do.
      const lies = b === 0 && (e !== 0 || f !== 0);
      const rect = {
        x: x - actualBoundingBoxLeft,
        y: y - actualBoundingBoxAscent,
        width: (right - left) / a,
        height: (bottom - top) / d,
      };
      const list = on.get(canvas) ?? [];
      if (list.length === 0) written.push(new WeakRef(canvas));
      on.set(canvas, list);
      list.push({
        words,
        size: (Number.parseFloat(/([\d.]+)px/.exec(font)?.[1] ?? '0') * a) / density,
        rect: lies ? rect : null,
        cut: left < -2 || top < -2 || right > canvas.width + 2 || bottom > canvas.height + 2,
      });
      fillText.call(this, words, x, y, ...(most === undefined ? [] : [most]));
    };
  });
}

export async function forgetWords(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const canvas of window.words_written?.splice(0) ?? []) {
      const lost = canvas.deref();
      if (lost !== undefined) window.words_on?.delete(lost);
    }
  });
}

/** Everything that was written since and has not been painted over. */
export function wordsOn(page: Page): Promise<readonly WrittenWords[]> {
  return page.evaluate(() => {
    const canvases = new Set((window.words_written ?? []).flatMap((one) => one.deref() ?? []));
    return [...canvases].flatMap((canvas) => window.words_on?.get(canvas) ?? []);
  });
}

/** What is wrong with these words where none may be smaller than this. */
export function wordProblems(written: readonly WrittenWords[], least: number): readonly string[] {
  const lying = written.flatMap(({ words, rect }) => (rect === null ? [] : [{ words, rect }]));
  const clashes = lying.flatMap((one, at) =>
    lying
      .slice(at + 1)
      .filter((other) => other.words !== one.words && meet(one.rect, other.rect))
      .map((other) => `"${one.words}" lies on "${other.words}"`),
  );
  const small = written.filter(({ words, size, rect }) => size < least * (isMark({ words, rect }) ? MARK : SLACK));
  const cut = written.filter((one) => one.cut || one.words.endsWith('…'));
  return [
    ...new Set([
      ...clashes,
      ...small.map(({ words, size }) => `"${words}" has only ${size.toFixed(1)} px of ${least.toFixed(1)}`),
      ...cut.map(({ words }) => `"${words}" is cut off`),
    ]),
  ];
}

const SLACK = 0.97;
/** The letter on the corner of a die only repeats the portrait before its row. */
const MARK = 0.7;
const isMark = ({ words, rect }: Pick<WrittenWords, 'words' | 'rect'>): boolean => rect === null && words.length === 1;

/** By more than the ends of letters. */
function meet(one: Rect, other: Rect): boolean {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide > 2 && high > 2;
}
