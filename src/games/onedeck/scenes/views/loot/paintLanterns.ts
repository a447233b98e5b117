import type { Scene } from 'phaser';
import { type Pen, paintPicture, roundRect, write } from '../../../../../scenes';
import { PALETTE, type Rect } from '../../../../../table';
import type { LanternPlaceView } from '../../../table';
import { type Bit, type Brush, changeBits, paintLine } from './paintLine';
import { type PlaceLook, paintChosen, paintGlow, paintGround, paintKey } from './paintPlace';

export interface LanternLook extends PlaceLook {
  readonly view: LanternPlaceView;
  readonly title: string;
  /** How many lanterns the card gives, in words. */
  readonly gives: string;
  readonly ofNeeded: string;
  readonly levelTitle: string;
  readonly atOnce: string;
  readonly look: 'side' | 'row';
}

/** Paints the lanterns now and afterwards, and all that comes with them at once. */
export function paintLanterns(scene: Scene, pen: Pen, look: LanternLook): void {
  paintGround(scene, pen, look);
  if (look.look === 'side') paintAtSide(scene, pen, look);
  else paintInRow(scene, pen, look);
  paintChosen(pen, look);
}

function paintAtSide(scene: Scene, pen: Pen, look: LanternLook): void {
  const { rect, text, view, title, gives } = look;
  const pad = text * 0.75;
  const inner = { x: rect.x + pad, y: rect.y + pad * 0.7, width: rect.width - pad * 2, height: rect.height - pad * 1.4 };
  const taken = paintKey(pen, look);
  const first = { ...inner, height: text * 1.8, width: inner.width - taken };
  write(pen, title, { size: text * 1.5, font: 'name', colour: PALETTE.lantern, room: first, stand: 'middle', lines: 1 });
  const gains = view.brings?.gains ?? [];
  const line = text * 1.6;
  const needs = line * (1 + (view.brings === null ? 0 : gains.length + 1.3));
  const rowHigh = lanternRows(inner.width, view) * lanternSide(inner.width, view) * 1.12;
  const high = Math.max(text * 3, inner.height - first.height - needs - rowHigh - text * 0.8);
  const words = { ...inner, y: first.y + first.height, width: inner.width * 0.42, height: text * 3 };
  write(pen, gives, { size: text, room: words, least: 0.75 });
  paintGreat(scene, pen, { x: inner.x, y: first.y + first.height, width: inner.width, height: high });
  let y = first.y + first.height + high + text * 0.2;
  paintRow({ scene, pen }, view, { ...inner, y, height: rowHigh });
  y += rowHigh + text * 0.2;
  paintFact(
    { scene, pen },
    { label: look.ofNeeded, bits: changeBits(String(view.before), String(view.after)) },
    { rect: { ...inner, y, height: line }, text },
  );
  if (view.brings === null) return;
  y += line * 1.15;
  paintLevel({ scene, pen }, look, { ...inner, y, height: line });
  for (const [at, { label, before, after }] of gains.entries()) {
    const fact = {
      label,
      bits: before === after ? [{ words: String(before), colour: PALETTE.shade }] : changeBits(String(before), String(after)),
    };
    paintFact({ scene, pen }, fact, { rect: { ...inner, y: y + line * (at + 1.1), height: line }, text });
  }
}

/** Paints the great lantern, beside the words where it is small. */
function paintGreat(scene: Scene, pen: Pen, room: Rect): void {
  const great = Math.min(room.height, room.width * 0.86);
  const aside = great < room.width * 0.6 ? 0.16 : 0;
  const place = {
    x: room.x + (room.width - great) / 2 + room.width * aside,
    y: room.y + (room.height - great) / 2,
    width: great,
    height: great,
  };
  paintGlow(pen, { ...place, reach: 0.62 }, 40);
  paintPicture(scene, pen, { key: 'ui/lantern', rect: place });
}

function paintLevel({ scene, pen }: Brush, { view, levelTitle, atOnce, text }: LanternLook, rect: Rect): void {
  const { brings, level } = view;
  if (brings === null) return;
  const isTop = brings.level === level;
  const title = isTop ? brings.title : levelTitle;
  write(pen, title, {
    size: text * 1.2,
    font: 'name',
    colour: PALETTE.lantern,
    room: rect,
    stand: 'middle',
    lines: 1,
    least: 0.6,
  });
  if (isTop) return;
  const bits: readonly Bit[] = [{ words: atOnce, colour: PALETTE.shade }, ...changeBits(String(level), String(brings.level))];
  paintLine({ scene, pen }, bits, {
    rect: { ...rect, x: rect.x + rect.width * 0.4, width: rect.width * 0.6 },
    size: text,
    align: 'right',
  });
}

interface LevelFact {
  readonly label: string;
  readonly bits: readonly Bit[];
}

function paintFact(
  { scene, pen }: Brush,
  { label, bits }: LevelFact,
  { rect, text }: { readonly rect: Rect; readonly text: number },
): void {
  pen.fillStyle = 'rgb(255 255 255 / 7%)';
  pen.fillRect(rect.x, rect.y + rect.height - 1, rect.width, 1);
  const taken = paintLine({ scene, pen }, bits, {
    rect: { ...rect, x: rect.x + rect.width * 0.5, width: rect.width * 0.5 },
    size: text,
    align: 'right',
  });
  write(pen, label, {
    size: text,
    room: { ...rect, width: rect.width - taken - text * 0.4 },
    stand: 'middle',
    lines: 1,
    least: 0.65,
  });
}

function paintInRow(scene: Scene, pen: Pen, look: LanternLook): void {
  const { rect, text, view, title, ofNeeded } = look;
  const pad = Math.min(text * 0.6, rect.height * 0.1);
  const great = Math.min(rect.height - 4, rect.width * 0.2);
  const picture = { x: rect.x + pad * 0.4, y: rect.y + (rect.height - great) / 2, width: great, height: great };
  paintPicture(scene, pen, { key: 'ui/lantern', rect: picture });
  const left = picture.x + great + pad * 0.4;
  const inner = { x: left, y: rect.y + pad * 0.5, width: rect.x + rect.width - pad * 1.4 - left, height: rect.height - pad };
  const line = Math.min(text * 1.55, inner.height < text * 2.6 ? inner.height / 2 : inner.height);
  const first = { ...inner, height: line };
  const said = write(pen, title, {
    size: text * 1.2,
    font: 'name',
    colour: PALETTE.lantern,
    room: first,
    stand: 'middle',
    lines: 1,
  });
  const count: readonly Bit[] = [
    ...changeBits(String(view.before), String(view.after)),
    { words: ofNeeded, colour: PALETTE.shade },
  ];
  paintLine({ scene, pen }, count, {
    rect: { ...first, x: first.x + said.width + 6, width: first.width - said.width - 6 },
    size: text,
    align: 'right',
  });
  const gains = gainLines(look, inner.height - line < text * 4.1);
  const under = inner.height - line;
  const wish = lanternRows(inner.width, view) * lanternSide(inner.width, view) * 1.12;
  const forGains = Math.min(gains.length * text * 1.35, Math.max(0, under - text * 1.2));
  const high = Math.min(wish, under - forGains);
  const middle = gains.length === 0 ? (under - high) / 2 : 0;
  paintRow({ scene, pen }, view, { ...inner, y: inner.y + line + middle, height: high });
  const each = forGains / Math.max(1, gains.length);
  const top = inner.y + line + high + Math.max(0, (under - high - forGains) * 0.5);
  for (const [at, bits] of gains.entries()) {
    if (each > text * 0.8) paintLine({ scene, pen }, bits, { rect: { ...inner, y: top + at * each, height: each }, size: text });
  }
}

/** Returns what the level brings in one or two lines. */
function gainLines({ view: { brings } }: LanternLook, short: boolean): readonly (readonly Bit[])[] {
  if (brings === null) return [];
  const gains = brings.gains.filter(({ before, after }) => before !== after);
  const bitsOf = (from: number, to: number): readonly Bit[] =>
    gains
      .slice(from, to)
      .flatMap(({ kind, label, before, after }) => [
        kind === 'potions' ? { sign: 'ui/potion', colour: '#9A76C8' } : { words: label, colour: PALETTE.shade },
        ...changeBits(String(before), String(after)),
      ]);
  const title: Bit = { words: brings.title, colour: PALETTE.lantern };
  const potions = gains.findIndex(({ kind }) => kind === 'potions');
  const lead = [title, ...bitsOf(potions, potions + 1)];
  const rest = bitsOf(0, potions);
  return short || rest.length === 0 ? [lead] : [lead, rest];
}

/** The most lanterns in a row. */
const MOST = 10;

const placesIn = ({ after, needed }: LanternPlaceView): number => Math.max(after, needed);
const lanternRows = (_: number, view: LanternPlaceView): number => Math.ceil(placesIn(view) / MOST);
const lanternSide = (width: number, view: LanternPlaceView): number =>
  Math.min(width / 8.4, width / Math.min(MOST, placesIn(view)) / 1.06);

/** Paints a lantern for each: those that are there, those that come with a light, and empty places for those that are missing. */
function paintRow({ scene, pen }: Brush, view: LanternPlaceView, rect: Rect): void {
  const count = placesIn(view);
  const rowCount = lanternRows(rect.width, view);
  const inRow = Math.ceil(count / rowCount);
  const side = Math.min(lanternSide(rect.width, view), rect.height / rowCount / 1.04, rect.width / inRow / 1.04);
  const pitch = Math.min(side * 1.16, rect.width / inRow);
  for (let at = 0; at < count; at++) {
    const place = {
      x: rect.x + (at % inRow) * pitch,
      y: rect.y + Math.floor(at / inRow) * side * 1.1,
      width: side,
      height: side,
    };
    paintOne({ scene, pen }, place, at < view.before ? 'lit' : at < view.after ? 'new' : 'missing');
  }
}

function paintOne({ scene, pen }: Brush, rect: Rect, look: 'lit' | 'new' | 'missing'): void {
  if (look === 'new') paintGlow(pen, rect, 64);
  if (look === 'missing') {
    roundRect(pen, { x: rect.x + 1, y: rect.y + 1, width: rect.width - 2, height: rect.height - 2 }, rect.width * 0.22);
    pen.setLineDash([3, 3]);
    pen.lineWidth = 1;
    pen.strokeStyle = 'rgb(200 154 78 / 60%)';
    pen.stroke();
    pen.setLineDash([]);
    pen.globalAlpha = 0.18;
  }
  paintPicture(scene, pen, { key: 'ui/lantern', rect });
  pen.globalAlpha = 1;
}
