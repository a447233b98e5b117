import type { Scene } from 'phaser';
import {
  behindWords,
  measure,
  measureStack,
  Painting,
  type Pen,
  paintPicture,
  roundRect,
  type TextPart,
  write,
  writeStack,
} from '../../../../scenes';
import { PALETTE, type Rect } from '../../../../table';
import type { Shown, TableLayout } from '../../table';

interface Worth {
  readonly sign: 'ui/lantern' | 'ui/heart';
  readonly count: number;
  readonly most: number;
}

interface Words {
  readonly special: string;
  readonly advice: string;
  readonly colour: string;
  /** True in an encounter: there is more to say than what to do. */
  readonly inEncounter: boolean;
  /** True on a lit picture. */
  readonly lit: boolean;
  /** True where a strip below a boss is theirs alone. */
  readonly onStrip: boolean;
  /** True when it says why something cannot be done. */
  readonly refused: boolean;
}

/** At the doors, at a foe and over its picture the words have other places. */
const SIZES = 3;
const SILENT: Words = { special: '', advice: '', colour: '', inEncounter: false, lit: false, onStrip: false, refused: false };

/** The lines that a refusal may take, over the picture if it has to. */
const REFUSAL_LINES = 8;

/** Writes the question or the encounter, its effect, and what it is worth or has left. */
export class Heading {
  private readonly title: Painting;
  private readonly words: Painting;
  private layout: TableLayout | null = null;
  /** The place of each heart or lantern, or of the one for all. */
  worth: readonly Rect[] = [];
  private said: Words = SILENT;

  constructor(private readonly scene: Scene) {
    this.title = new Painting(scene);
    this.words = new Painting(scene, 1, SIZES);
  }

  sync({ view, aim: aimed, facts = null }: Shown, layout: TableLayout): void {
    const aim = aimed ?? facts;
    this.layout = layout;
    const { heading: rect, text, shape } = layout;
    const { heading, encounter, advice } = view;
    const size = text * (shape === 'wide' ? 1.85 : 1.45);
    const health = encounter?.health ?? null;
    const { loot } = layout;
    if (loot?.stage.isLow === true) {
      // The card takes all of a low stage.
      this.title.hide();
      this.say(SILENT);
      return;
    }
    const worth: Worth | null =
      loot !== null
        ? null
        : health !== null
          ? { sign: 'ui/heart', count: health.left, most: health.of }
          : encounter !== null && encounter.xp > 0
            ? { sign: 'ui/lantern', count: encounter.xp, most: encounter.xp }
            : null;
    if (layout.split !== null) {
      this.askSplit(heading, layout, view.split?.isAtDoor === true ? (aim ?? advice) : '');
      return;
    }
    this.title.paint({ rect, shows: [heading, worth, size] }, (pen) => this.drawTitle(pen, heading, { rect, size, worth }));
    const onStrip = view.middle.kind === 'boss' && shape === 'tall';
    this.say({
      // A strip has two lines, and an answer to the hand is worth both.
      special: aim !== null && onStrip ? '' : (encounter?.special ?? ''),
      colour: aim === null && encounter?.lethal && encounter.lethal.hope !== '' ? PALETTE.lantern : PALETTE.bone,
      // Beside the golden button the same is asked again.
      advice: loot !== null && (loot.ask !== null || loot.stage.words.height < text) ? '' : (aim ?? advice),
      inEncounter: encounter !== null && loot === null,
      lit: view.middle.kind !== 'doors',
      onStrip,
      refused: false,
    });
  }

  /** A party that splits is asked beside the button, where there is room. */
  private askSplit(heading: string, { heading: rect, text }: TableLayout, advice: string): void {
    if (rect.height === 0) this.title.hide();
    else
      this.title.paint({ rect, shows: [heading, text] }, (pen) =>
        write(pen, heading, {
          size: text * 1.5,
          font: 'name',
          colour: PALETTE.lantern,
          room: rect,
          stand: 'middle',
          lines: 1,
          least: 0.6,
        }),
      );
    this.say({ ...SILENT, advice, colour: PALETTE.bone });
  }

  /** Says why something cannot be done, until the table changes. */
  refuse(sentence: string): void {
    this.say({ ...this.said, special: '', advice: sentence, colour: PALETTE.lantern, refused: true });
  }

  private drawTitle(
    pen: Pen,
    title: string,
    { rect, size, worth }: { readonly rect: Rect; readonly size: number; readonly worth: Worth | null },
  ): void {
    const side = size * 0.78;
    this.worth = [];
    const taken = worth === null ? 0 : this.drawWorth(pen, worth, { rect, side }) + size * 0.4;
    const room = { ...rect, width: rect.width - taken };
    // The names of two cards behind one door are long together.
    const whole = measure(pen, title, { size, font: 'name', room, lines: 1 }).whole;
    write(pen, title, {
      size: whole ? size : size * 0.78,
      font: 'name',
      room,
      stand: 'middle',
      lines: 2,
      least: 0.56,
      shadow: true,
    });
  }

  /** Draws a symbol for each at the right end, or one with its number where there is no room for more. */
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
      this.worth = [{ x: right - width - side * 1.15, y, width: side, height: side }];
      for (const place of this.worth) paintPicture(this.scene, pen, { key: sign, rect: place });
      return width + side * 1.2;
    }
    const taken = pitch * (most - 1) + side;
    this.worth = Array.from({ length: most }, (_, at) => ({ x: right - taken + at * pitch, y, width: side, height: side }));
    for (const [at, place] of this.worth.entries())
      paintPicture(this.scene, pen, { key: at < count ? sign : 'ui/heart-empty', rect: place });
    return taken;
  }

  private say(words: Words): void {
    this.said = words;
    if (this.layout === null) return;
    if (words.special === '' && words.advice === '') {
      this.words.hide();
      return;
    }
    const { words: room, text, shape } = this.layout;
    const atFoot = words.inEncounter && shape === 'tall' && this.layout.sill === null;
    const rect = words.refused ? taller(room, text * 1.16 * REFUSAL_LINES, atFoot) : room;
    this.words.paint({ rect, bleed: text * 0.6, shows: [words, text, shape] }, (pen) => {
      if (!words.lit && !PALETTE.plain && !words.refused) drawAdvice(pen, words, { rect, text });
      else if (atFoot && !words.onStrip) drawAtFoot(pen, words, { rect, text });
      else drawOnPlate(pen, words, { rect, text });
    });
  }
}

/** Returns the room with at least this height, extended upwards where the words stand at its foot, else downwards. */
function taller(room: Rect, least: number, atFoot: boolean): Rect {
  const height = Math.max(room.height, least);
  return { ...room, height, y: atFoot ? room.y + room.height - height : room.y };
}

interface TextRoom {
  readonly rect: Rect;
  readonly text: number;
}

function drawAdvice(pen: Pen, { advice, colour }: Words, { rect, text }: TextRoom): void {
  write(pen, advice, { size: text, colour, room: rect, stand: rect.height > text * 2 ? 'top' : 'middle' });
}

function partsOf(
  { special, advice, colour }: Words,
  { text, shadow }: { readonly text: number; readonly shadow: boolean },
): readonly TextPart[] {
  return [
    { words: special, look: { size: text, colour: PALETTE.lantern, shadow } },
    { words: advice, look: { size: text, colour, shadow } },
  ];
}

/** Writes the foe's effect and what is to be done on a dark plate, or on a strip as large as the room. */
function drawOnPlate(pen: Pen, words: Words, { rect, text }: TextRoom): void {
  const { onStrip } = words;
  const stack = { room: rect, stand: onStrip ? 'middle' : 'top' } as const;
  const parts = partsOf(words, { text, shadow: false });
  const { width, height } = onStrip ? rect : measureStack(pen, parts, stack);
  const pad = text * 0.45;
  roundRect(pen, { x: rect.x - pad, y: rect.y - pad * 0.6, width: width + pad * 2, height: height + pad * 1.2 }, pad);
  pen.fillStyle = behindWords(onStrip ? 90 : 72);
  pen.fill();
  writeStack(pen, parts, stack);
}

/** Writes at the foot of the picture, on a ground that grows darker towards its edge. */
function drawAtFoot(pen: Pen, words: Words, { rect, text }: TextRoom): void {
  const stack = { room: rect, stand: 'bottom' } as const;
  const parts = partsOf(words, { text, shadow: true });
  const { y } = measureStack(pen, parts, stack);
  const bottom = rect.y + rect.height + text * 0.6;
  const band = pen.createLinearGradient(0, y - text * 1.2, 0, bottom);
  band.addColorStop(0, 'rgb(6 5 9 / 0%)');
  band.addColorStop(0.4, behindWords(72));
  pen.fillStyle = band;
  pen.fillRect(rect.x - text * 0.6, y - text * 1.2, rect.width + text * 1.2, bottom - y + text * 1.2);
  writeStack(pen, parts, stack);
}
