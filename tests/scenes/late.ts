import { vi } from 'vitest';
import { forgetDrawings } from '../../src/table/drawings';
import { drawingsAt } from '../../tools/bundle/drawingsPlugin';

/** An image that comes, or fails, when it is told to. */
export class LateImage {
  static readonly all: LateImage[] = [];
  width = 0;
  height = 0;
  naturalWidth = 0;
  onload = (): void => undefined;
  onerror = (): void => undefined;
  private settle = (): void => undefined;
  private fail = (): void => undefined;
  private asked = '';

  get src(): string {
    return this.asked;
  }

  /** It is on its way from here on. */
  set src(url: string) {
    this.asked = url;
    LateImage.all.push(this);
  }

  decode(): Promise<void> {
    return new Promise((settle, fail) => {
      this.settle = settle;
      this.fail = () => fail(new Error('not an image'));
    });
  }

  arrive(): void {
    Object.assign(this, { width: 960, height: 960, naturalWidth: 960 });
    this.onload();
    this.settle();
  }

  refuse(): void {
    this.onerror();
    this.fail();
  }
}

interface Request {
  readonly url: string;
  arrive(): void;
  refuse(): void;
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" viewBox="0 0 8 8"></svg>';

function answerTo(url: string): string {
  const drawings = drawingsAt(url);
  return drawings === null ? SVG : JSON.stringify(Object.fromEntries(Object.keys(drawings).map((key) => [key, SVG])));
}

/** Takes the place of the network: every request waits until the test answers it. */
export function lateNetwork(): readonly Request[] {
  LateImage.all.length = 0;
  forgetDrawings();
  vi.stubGlobal('Image', LateImage);
  // Letters are there: they are the page's.
  Object.assign(document, { fonts: { load: () => Promise.resolve([{}]) } });
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    return new Promise((settle, fail) => {
      const answer = { ok: true, status: 200, text: () => Promise.resolve(answerTo(url)) };
      requests.push({ url, arrive: () => settle(answer), refuse: () => fail(new TypeError('no network')) });
    });
  });
  return requests;
}
