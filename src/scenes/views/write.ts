import { FONTS, PALETTE, type Rect } from '../../table';
import { cut, wrapped } from './lines';
import type { Pen } from './paint';

export interface TextLook {
  readonly size: number;
  readonly font?: keyof typeof FONTS;
  readonly colour?: string;
  readonly align?: 'left' | 'center' | 'right';
  /** The vertical alignment of words that do not fill the room. */
  readonly stand?: 'top' | 'middle' | 'bottom';
  /** The most lines it may take; as many as there is room for by default. */
  readonly lines?: number;
  /** The smallest size it may shrink to, in parts of its size. */
  readonly least?: number;
  /** A word that is longer than a line goes on in the next, after a hyphen, where letters of this part of their size are still too large. */
  readonly breaks?: number;
  /** A line of shadow below each letter, for words on a picture. */
  readonly shadow?: boolean;
}

export interface Written {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  /** False when words were cut off. */
  readonly whole: boolean;
}

const LEADING = { name: 1.24, text: 1.16 } as const;
/** The distance from the middle of a line down to its base, in parts of the size. */
const BASE = { name: 0.35, text: 0.31 } as const;
const LEAST = 0.66;
const STEP = 0.94;
/** The most times that letters are made smaller, even where there is no room at all. */
const MOST_STEPS = 40;
/** Letters of no size, or of less, are none. */
const SMALLEST = 1;

/** Writes into a room: on as many lines as it may, smaller where that is not enough, and never beyond it. */
export function write(pen: Pen, words: string, { room, ...look }: TextLook & { readonly room: Rect }): Written {
  const { font = 'text', align = 'left', stand = 'top', colour = PALETTE.bone } = look;
  const { lines, size, whole } = set(pen, words, { room, ...look });
  const leading = size * LEADING[font];
  const height = lines.length * leading;
  const spare = room.height - height;
  const top = room.y + (stand === 'top' ? 0 : stand === 'middle' ? spare / 2 : spare);
  pen.font = fontOf(font, size);
  pen.textAlign = align;
  pen.textBaseline = 'alphabetic';
  const x = room.x + (align === 'left' ? 0 : align === 'center' ? room.width / 2 : room.width);
  for (const [at, line] of lines.entries()) {
    const y = top + leading * (at + 0.5) + size * BASE[font];
    if (look.shadow === true) {
      pen.fillStyle = 'rgb(0 0 0 / 75%)';
      pen.fillText(line, x + size * 0.03, y + size * 0.06);
    }
    pen.fillStyle = colour;
    pen.fillText(line, x, y);
  }
  return { width: Math.max(0, ...lines.map((line) => pen.measureText(line).width)), height, size, whole };
}

/** Returns whether the words fit, and the room they take. */
export function measure(pen: Pen, words: string, { room, ...look }: TextLook & { readonly room: Rect }): Written {
  const { lines, size, whole } = set(pen, words, { room, ...look });
  const width = Math.max(0, ...lines.map((line) => pen.measureText(line).width));
  return { width, height: lines.length * size * LEADING[look.font ?? 'text'], size, whole };
}

function set(pen: Pen, words: string, look: TextLook & { readonly room: Rect }) {
  const { breaks, ...whole } = look;
  if (breaks === undefined) return sized(pen, words, { ...whole, breaks: false });
  const unbroken = sized(pen, words, { ...whole, least: breaks, breaks: false });
  return unbroken.whole ? unbroken : sized(pen, words, { ...whole, breaks: true });
}

type Unset = Omit<TextLook, 'breaks'> & { readonly room: Rect; readonly breaks: boolean };

function sized(pen: Pen, words: string, { room, breaks, ...look }: Unset) {
  const { font = 'text', least = LEAST } = look;
  const largest = Math.max(SMALLEST, look.size || 0);
  for (let size = largest, step = 1; ; size *= STEP, step += 1) {
    const last = size * STEP < largest * least || step >= MOST_STEPS;
    pen.font = fontOf(font, size);
    const most = Math.max(
      1,
      Math.min(look.lines ?? Number.POSITIVE_INFINITY, Math.floor((room.height + 1) / (size * LEADING[font]))),
    );
    const lines = wrapped(pen, words, { width: room.width, breaks });
    const fits = lines.length <= most && lines.every((line) => pen.measureText(line).width <= room.width + 0.5);
    if (fits) return { lines, size, whole: true };
    if (last) return { lines: cut(pen, lines, { most, width: room.width }), size, whole: false };
  }
}

export function fontOf(font: keyof typeof FONTS, size: number): string {
  return font === 'name' ? `700 ${size}px '${FONTS.name}', serif` : `500 ${size}px '${FONTS.text}', sans-serif`;
}

export interface TextPart {
  readonly words: string;
  readonly look: Omit<TextLook, 'stand' | 'least'>;
}

export interface Stack {
  readonly room: Rect;
  readonly stand: 'top' | 'middle' | 'bottom';
  /** The smallest size that all of it may shrink to together. */
  readonly least?: number;
}

/** Writes parts below each other, and shrinks all of them until they fit; those that never fit end in dots. */
export function writeStack(pen: Pen, parts: readonly TextPart[], stack: Stack): Rect {
  const said = parts.filter(({ words }) => words !== '');
  const { room, stand } = stack;
  const laid = stacked(pen, said, stack);
  const height = laid.reduce((sum, part) => sum + part.height, 0);
  const spare = Math.max(0, room.height - height);
  const top = room.y + (stand === 'top' ? 0 : stand === 'middle' ? spare / 2 : spare);
  let y = top;
  let width = 0;
  for (const { words, look, height: high } of laid) {
    width = Math.max(width, write(pen, words, { ...look, least: 1, room: { ...room, y, height: high + 1 } }).width);
    y += high;
  }
  return { x: room.x, y: top, width, height };
}

/** Returns the part of its room that a stack takes. */
export function measureStack(pen: Pen, parts: readonly TextPart[], stack: Stack): Rect {
  const said = parts.filter(({ words }) => words !== '');
  const laid = stacked(pen, said, stack);
  const height = laid.reduce((sum, part) => sum + part.height, 0);
  const spare = Math.max(0, stack.room.height - height);
  const y = stack.room.y + (stack.stand === 'top' ? 0 : stack.stand === 'middle' ? spare / 2 : spare);
  return { x: stack.room.x, y, width: Math.max(0, ...laid.map(({ width }) => width)), height };
}

function stacked(pen: Pen, parts: readonly TextPart[], { room, least = 0.6 }: Stack) {
  for (let scale = 1, step = 1; ; scale *= STEP, step += 1) {
    const last = scale * STEP < least || step >= MOST_STEPS;
    let left = room.height;
    const laid = parts.map(({ words, look }, at) => {
      const sized = { ...look, size: look.size * scale };
      // The parts that follow keep a line each.
      const after = parts
        .slice(at + 1)
        .reduce((sum, part) => sum + part.look.size * scale * LEADING[part.look.font ?? 'text'], 0);
      const taken = measure(pen, words, { ...sized, least: 1, room: { ...room, height: left - after } });
      left -= taken.height;
      return { words, look: sized, ...taken };
    });
    if (last || (left >= -1 && laid.every(({ whole }) => whole))) return laid;
  }
}
