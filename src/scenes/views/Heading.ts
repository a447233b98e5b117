import type { Scene } from 'phaser';
import { PALETTE, type Rect, type Shown, type TableLayout } from '../../stage';
import { Painting } from './Painting';
import { type Pen, paintPicture, roundRect } from './paint';
import { measure, write } from './write';

interface Worth {
  readonly sign: 'ui/lantern' | 'ui/heart';
  readonly count: number;
  readonly most: number;
}

interface Words {
  readonly special: string;
  readonly advice: string;
  readonly colour: string;
  /** On a lit picture. */
  readonly faced: boolean;
}

/** What the party is asked or faces, what that does, and what it is worth or has left. */
export class Heading {
  private readonly title: Painting;
  private readonly words: Painting;
  private layout: TableLayout | null = null;
  private said: Words = { special: '', advice: '', colour: PALETTE.bone, faced: false };

  constructor(private readonly scene: Scene) {
    this.title = new Painting(scene);
    this.words = new Painting(scene);
  }

  sync({ view, aim }: Shown, layout: TableLayout): void {
    this.layout = layout;
    const { heading: rect, text, shape } = layout;
    const { heading, encounter, advice } = view;
    const size = text * (shape === 'wide' ? 1.85 : 1.45);
    const health = encounter?.health ?? null;
    const worth: Worth | null =
      health !== null
        ? { sign: 'ui/heart', count: health.left, most: health.of }
        : encounter !== null && encounter.xp > 0
          ? { sign: 'ui/lantern', count: encounter.xp, most: encounter.xp }
          : null;
    this.title.paint({ rect, shows: [heading, worth, size] }, (pen) => this.drawTitle(pen, heading, { rect, size, worth }));
    this.say({ special: encounter?.special ?? '', advice: aim ?? advice, colour: PALETTE.bone, faced: encounter !== null });
  }

  /** Says why something cannot be done, until the table changes. */
  refuse(sentence: string): void {
    this.say({ ...this.said, advice: sentence, colour: PALETTE.lantern });
  }

  private drawTitle(
    pen: Pen,
    title: string,
    { rect, size, worth }: { readonly rect: Rect; readonly size: number; readonly worth: Worth | null },
  ): void {
    const side = size * 0.78;
    const taken = worth === null ? 0 : this.drawWorth(pen, worth, { rect, side }) + size * 0.4;
    const room = { ...rect, width: rect.width - taken };
    write(pen, title, { size, font: 'name', room, stand: 'middle', lines: 1, shadow: true });
  }

  /** A symbol for each at the right end, or one with its number where they would take the place of the words. */
  private drawWorth(
    pen: Pen,
    { sign, count, most }: Worth,
    { rect, side }: { readonly rect: Rect; readonly side: number },
  ): number {
    const right = rect.x + rect.width;
    const y = rect.y + (rect.height - side) / 2;
    const pitch = Math.min(side * 1.12, (rect.width * 0.42) / most);
    if (pitch < side * 0.6 || rect.width < side * 13) {
      const words = count === most ? String(count) : `${count}/${most}`;
      const { width } = write(pen, words, {
        size: side,
        font: 'name',
        colour: PALETTE.lantern,
        align: 'right',
        stand: 'middle',
        room: rect,
        lines: 1,
      });
      paintPicture(this.scene, pen, { key: sign, rect: { x: right - width - side * 1.15, y, width: side, height: side } });
      return width + side * 1.2;
    }
    const taken = pitch * (most - 1) + side;
    for (let at = 0; at < most; at++) {
      const key = at < count ? sign : 'ui/heart-empty';
      paintPicture(this.scene, pen, { key, rect: { x: right - taken + at * pitch, y, width: side, height: side } });
    }
    return taken;
  }

  private say(words: Words): void {
    this.said = words;
    if (this.layout === null) return;
    const { words: rect, text, shape } = this.layout;
    this.words.paint({ rect, bleed: text * 0.6, shows: [words, text, shape] }, (pen) => {
      if (!words.faced) drawAdvice(pen, words, { rect, text });
      else if (shape === 'tall') drawAtFoot(pen, words, { rect, text });
      else drawOnPlate(pen, words, { rect, text });
    });
  }
}

interface Room {
  readonly rect: Rect;
  readonly text: number;
}

function drawAdvice(pen: Pen, { advice, colour }: Words, { rect, text }: Room): void {
  write(pen, advice, { size: text, colour, room: rect, stand: rect.height > text * 2 ? 'top' : 'middle' });
}

/** What the foe does on a dark plate, what is to be done below it. */
function drawOnPlate(pen: Pen, { special, advice, colour }: Words, { rect, text }: Room): void {
  const gap = special === '' ? 0 : text * 0.45;
  const lines = Math.max(1, Math.floor(rect.height / (text * 1.2)) - 1);
  const upper = { ...rect, height: special === '' ? 0 : text * 1.2 * lines };
  const above = special === '' ? { width: 0, height: 0 } : measure(pen, special, { size: text, room: upper });
  const lower = { ...rect, y: rect.y + above.height + gap, height: Math.max(text * 1.2, rect.height - above.height - gap) };
  const below = measure(pen, advice, { size: text, room: lower });
  const pad = text * 0.45;
  const width = Math.max(above.width, below.width) + pad * 2;
  roundRect(pen, { x: rect.x - pad, y: rect.y - pad * 0.6, width, height: above.height + gap + below.height + pad * 1.2 }, pad);
  pen.fillStyle = 'rgb(12 10 16 / 66%)';
  pen.fill();
  if (special !== '') write(pen, special, { size: text, colour: PALETTE.lantern, room: { ...upper, height: above.height + 1 } });
  write(pen, advice, { size: text, colour, room: { ...lower, height: below.height + 1 } });
}

/** At the foot of the picture, on a ground that grows darker towards its edge. */
function drawAtFoot(pen: Pen, { special, advice, colour }: Words, { rect, text }: Room): void {
  const one = { size: text, least: 0.8 } as const;
  const half = special === '' ? rect.height : rect.height * 0.6;
  const low = measure(pen, advice, { ...one, room: { ...rect, height: special === '' ? half : rect.height - text * 1.16 } });
  const band = pen.createLinearGradient(0, rect.y - text, 0, rect.y + rect.height);
  band.addColorStop(0, 'rgb(6 5 9 / 0%)');
  band.addColorStop(0.5, 'rgb(6 5 9 / 66%)');
  pen.fillStyle = band;
  pen.fillRect(rect.x - text * 0.6, rect.y - text * 0.6, rect.width + text * 1.2, rect.height + text * 1.2);
  const foot = { ...rect, y: rect.y + rect.height - low.height, height: low.height + 1 };
  write(pen, advice, { ...one, colour, room: foot, shadow: true });
  if (special === '') return;
  const upper = { ...rect, height: rect.height - low.height - text * 0.1 };
  write(pen, special, { ...one, colour: PALETTE.lantern, room: upper, stand: 'bottom', shadow: true });
}
