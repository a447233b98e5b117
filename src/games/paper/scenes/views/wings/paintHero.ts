import type { Scene } from 'phaser';
import type { Colour, HeroId } from '../../../../../engine/paper';
import { type Pen, paintFlat, paintLight, roundRect, write } from '../../../../../scenes';
import { columns, inset, PALETTE, type Rect } from '../../../../../table';
import { ART } from '../../../art';
import { inks } from '../../inks';
import { leastOf } from '../leastOf';
import { paintBox, paintMark, paintPlate } from '../marks';
import { paintDieFace } from '../tray/paintDieFace';

export interface HeroRow {
  readonly id: HeroId;
  readonly name: string;
  readonly gift: string;
  readonly level: number;
  /** The colour of the die that raises this hero; null before the cards are kept. */
  readonly colour: Colour | null;
  /** The die in the hand could raise this hero. */
  readonly isLit: boolean;
  readonly rect: Rect;
  readonly text: number;
}

const TOP = 6;
const GIFT_LEVEL = 4;
/** A card that leaves less room beside the hero, in sizes of letters, has no room for a die beside two levels. */
const SLIM = 2.4;
/** A row that is broader than this, in parts of its height, has room for words. */
const BROAD = 2.6;
/** The most that a name takes of its line; the gift has the rest. */
const NAME = 0.56;
/** Boxes on which a digit is large enough to be read have one. */
const DIGIT = { least: 16, size: 0.7 } as const;

/** Paints a hero with the levels: as a row with words on a wide sheet, else as a small card. */
export function paintHero(scene: Scene, pen: Pen, row: HeroRow): void {
  const { rect, isLit, text } = row;
  if (rect.width > rect.height * BROAD) {
    if (isLit) paintPlate(pen, { rect, look: 'lit', round: text * 0.4 });
    paintBroad(scene, pen, row);
  } else {
    paintPlate(pen, { rect, look: isLit ? 'lit' : 'plain', round: text * 0.5 });
    paintSmall(scene, pen, row);
  }
}

function paintBroad(scene: Scene, pen: Pen, row: HeroRow): void {
  const { rect, name, gift, level, text } = row;
  const { gold, faint } = inks();
  const side = rect.height * 0.84;
  const bust = { x: rect.x + text * 0.5, y: rect.y + (rect.height - side) / 2, width: side, height: side };
  paintBust(scene, pen, { id: row.id, rect: bust });
  const die = Math.min(side * 0.46, text * 2);
  const x = bust.x + side + text * 0.5;
  const right = rect.x + rect.width - text * 0.5;
  const head = { x, y: bust.y, width: right - x, height: side * 0.42 };
  const named = { size: text * 1.02, font: 'name', colour: PALETTE.bright, stand: 'middle', lines: 1 } as const;
  const short = { ...head, width: head.width * NAME };
  const written = write(pen, name, { ...named, room: short, least: leastOf(named.size) });
  const left = x + written.width + text * 0.4;
  const size = text * 0.92;
  const look = { size, align: 'right', stand: 'middle', lines: 1, least: leastOf(size) } as const;
  const hasGift = level >= GIFT_LEVEL;
  write(pen, gift, { ...look, colour: hasGift ? gold : faint, room: { ...head, x: left, width: right - left } });
  const foot = { x, y: bust.y + side * 0.5, width: right - x - die * 1.25, height: side * 0.5 };
  paintLevels(scene, pen, { ...row, room: foot });
  if (row.colour === null) return;
  const place = { x: right - die, y: foot.y + (foot.height - die) / 2, width: die, height: die };
  paintDieFace(scene, pen, { rect: place, colour: row.colour, symbol: row.id, digit: null });
}

function paintSmall(scene: Scene, pen: Pen, row: HeroRow): void {
  const { rect, level, text, isLit } = row;
  const inner = inset(rect, Math.max(3, rect.height * 0.08));
  const side = Math.min(inner.height * 0.66, inner.width * 0.5);
  paintBust(scene, pen, { id: row.id, rect: { ...inner, width: side, height: side } });
  const room = { x: inner.x + side, y: inner.y, width: inner.width - side, height: side };
  // Where both have no room, the die is the one in the hand.
  const colour = isLit && room.width < text * SLIM ? null : row.colour;
  const die = colour === null ? 0 : Math.min(side * 0.52, room.width * 0.5);
  const words = isLit ? `${level}›${Math.min(TOP, level + 1)}` : String(level);
  const number = { ...room, width: room.width - die };
  const look = { font: 'name', colour: PALETTE.bright, align: 'center', stand: 'middle', lines: 1, least: 0.4 } as const;
  write(pen, words, { ...look, size: Math.min(side * 0.6, text * 1.5), room: number });
  if (colour !== null) {
    const place = { x: room.x + room.width - die, y: room.y + (side - die) / 2, width: die, height: die };
    paintDieFace(scene, pen, { rect: place, colour, symbol: row.id, digit: null });
  }
  const foot = { ...inner, y: inner.y + side + inner.height * 0.06, height: inner.height * 0.28 };
  paintLevels(scene, pen, { ...row, room: foot });
}

function paintBust(scene: Scene, pen: Pen, { id, rect }: { readonly id: HeroId; readonly rect: Rect }): void {
  const picture = `hero/${id}`;
  const facts = ART.figures['hero']?.[id] ?? null;
  const round = rect.width * 0.14;
  pen.save();
  roundRect(pen, rect, round);
  pen.clip();
  paintLight(pen, facts, rect);
  paintFlat(scene, pen, { picture, rect, facts });
  pen.restore();
  roundRect(pen, rect, round);
  pen.lineWidth = 1;
  pen.strokeStyle = inks().line;
  pen.stroke();
}

/** Six boxes; a seal marks the one that wins the gift. */
function paintLevels(scene: Scene, pen: Pen, { level, isLit, room, text }: HeroRow & { readonly room: Rect }): void {
  const gap = room.width * 0.02;
  for (const [at, place] of columns(room, TOP, gap).entries()) {
    const side = Math.min(place.width, place.height);
    const rect = { x: place.x, y: place.y + (place.height - side) / 2, width: place.width, height: side };
    paintBox(scene, pen, { rect, state: at < level ? 'filled' : at === level && isLit ? 'lit' : 'empty' });
    if (at < level) continue;
    const colour = at === level && isLit ? inks().gold : inks().faint;
    if (side >= DIGIT.least)
      write(pen, String(at + 1), {
        room: rect,
        size: Math.min(text, side * DIGIT.size),
        colour,
        align: 'center',
        stand: 'middle',
        lines: 1,
      });
    if (at + 1 === GIFT_LEVEL) {
      const seal = side * 0.46;
      paintMark(scene, pen, {
        key: 'mark/level',
        colour: inks().gold,
        rect: { x: rect.x + (rect.width - seal) / 2, y: rect.y - seal * 0.62, width: seal, height: seal },
      });
    }
  }
}
