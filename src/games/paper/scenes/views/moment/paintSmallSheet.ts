import type { Scene } from 'phaser';
import { HERO_IDS, ITEM_IDS, roundOf } from '../../../../../engine/paper';
import { type Pen, paintPicture, roundRect, write } from '../../../../../scenes';
import { columns, inset, PALETTE, type Rect } from '../../../../../table';
import { roomsIn } from '../../../table';
import { inks } from '../../inks';
import { leastOf } from '../leastOf';
import { paintContents } from '../map/paintContents';
import { paintInk } from '../map/paintInk';
import { paintLairs } from '../map/paintLairs';
import { paintWalls } from '../map/paintWalls';
import { paintMark, paintStar } from '../marks';
import type { SmallSheet } from './smallSheet';

const DIGITS = 3;
/** Rooms that are so wide have room for what is printed in them. */
const PRINTED = 30;

/** Paints name, digits of the last turn and glory, the map with its ways, and all that was written beside it. */
export function paintSmallSheet(scene: Scene, pen: Pen, small: SmallSheet): void {
  const { rect, text } = small;
  pen.save();
  pen.shadowColor = 'rgb(0 0 0 / 90%)';
  pen.shadowBlur = text;
  roundRect(pen, rect, text * 0.4);
  pen.fillStyle = inks().hollow;
  pen.fill();
  pen.restore();
  pen.lineWidth = 2;
  pen.strokeStyle = inks().gold;
  pen.stroke();
  const room = inset(rect, text * 0.4);
  const line = Math.min(text * 1.7, room.height * 0.13);
  paintName(pen, { ...small, rect: { ...room, height: line } });
  const map = { ...room, y: room.y + line, height: room.height - line * 4 };
  paintMap(scene, pen, { ...small, rect: map });
  const below = map.y + map.height + line * 0.1;
  paintHeroes(scene, pen, { ...small, rect: { ...room, y: below, height: line } });
  paintItems(scene, pen, { ...small, rect: { ...room, y: below + line, height: line } });
  paintCounts(scene, pen, { ...small, rect: { ...room, y: below + line * 2, height: line } });
}

function paintName(pen: Pen, { rect, text, name, glory, sheet: { digits } }: SmallSheet): void {
  const look = { font: 'name', stand: 'middle', lines: 1, least: leastOf(text) } as const;
  const box = Math.min(rect.height * 0.72, text * 1.15);
  const count = { ...rect, x: rect.x + rect.width - text * 1.9, width: text * 1.9 };
  const star = { x: count.x - text * 0.9, y: rect.y + (rect.height - text) / 2, width: text, height: text };
  const from = star.x - box * (DIGITS + 0.6);
  write(pen, name, { ...look, room: { ...rect, width: from - rect.x - text * 0.2 }, size: text, colour: PALETTE.lantern });
  for (const [at, digit] of digits.slice(-DIGITS).entries()) {
    const place = { x: from + at * box * 1.12, y: rect.y + (rect.height - box) / 2, width: box, height: box };
    roundRect(pen, place, box * 0.16);
    pen.fillStyle = inks().slip;
    pen.fill();
    const size = Math.min(text, box * 0.86);
    write(pen, String(digit), { ...look, least: 1, room: place, size, colour: inks().wet, align: 'center' });
  }
  paintStar(pen, { rect: star, colour: inks().gold });
  write(pen, String(glory).replace('-', '−'), { ...look, room: count, size: text * 1.1, colour: PALETTE.bright, align: 'right' });
}

function paintMap(scene: Scene, pen: Pen, { rect: map, dungeon, sheet, before }: SmallSheet): void {
  const rooms = roomsIn(map, 'tall');
  pen.fillStyle = inks().warm;
  pen.fillRect(map.x, map.y, map.width, map.height);
  pen.fillStyle = inks().lit;
  for (const id of new Set(sheet.path)) {
    const { x, y, width, height } = rooms[id];
    pen.fillRect(x, y, width, height);
  }
  if (rooms.A1.width >= PRINTED) {
    for (const [room, rect] of Object.entries(rooms))
      paintContents(scene, pen, { room: room as keyof typeof rooms, rect, sheet, isBrief: true });
    paintLairs(scene, pen, { rooms, dungeon, round: roundOf(sheet.digits.length / DIGITS) });
  }
  paintWalls(scene, pen, { rooms, dungeon });
  paintInk(scene, pen, { rooms, sheet, before });
}

function paintHeroes(scene: Scene, pen: Pen, { rect, text, fresh, sheet: { heroes } }: SmallSheet): void {
  for (const [at, cell] of columns(rect, HERO_IDS.length, 0).entries()) {
    const id = HERO_IDS[at] ?? 'warrior';
    const isFresh = fresh.includes(id);
    const sign = { key: `face/${id}`, words: String(heroes[id]), colour: isFresh ? inks().gold : inks().word };
    paintCount(scene, pen, { ...sign, rect: cell, text });
  }
}

/** A finished item shines, one with a box is half there. */
function paintItems(scene: Scene, pen: Pen, { rect, text, fresh, sheet: { items } }: SmallSheet): void {
  for (const [at, cell] of columns(rect, ITEM_IDS.length, 0).entries()) {
    const id = ITEM_IDS[at];
    if (id === undefined) continue;
    const side = Math.min(cell.height, cell.width, text * 1.4);
    const place = { x: cell.x + (cell.width - side) / 2, y: cell.y + (cell.height - side) / 2, width: side, height: side };
    const colour = fresh.includes(id) ? inks().gold : items[id] > 1 ? PALETTE.bright : inks().word;
    paintMark(scene, pen, { key: `item/${id}`, colour, rect: place, alpha: [0.24, 0.62][items[id]] ?? 1 });
  }
}

function paintCounts(scene: Scene, pen: Pen, { rect, text, sheet }: SmallSheet): void {
  const counts = [
    { key: 'mark/gem', words: String(sheet.gems), colour: null },
    { key: 'mark/cross', words: String(sheet.beaten.length), colour: inks().red },
    { key: 'mark/flask', words: String(sheet.potions), colour: '#F2B63C' },
    { key: 'mark/heart', words: String(sheet.damage), colour: PALETTE.damage },
  ];
  for (const [at, cell] of columns(rect, counts.length, 0).entries()) {
    const count = counts[at];
    if (count !== undefined) paintCount(scene, pen, { ...count, rect: cell, text });
  }
}

interface Count {
  readonly rect: Rect;
  readonly text: number;
  readonly key: string;
  readonly words: string;
  /** Null for a picture that has colours of its own. */
  readonly colour: string | null;
}

function paintCount(scene: Scene, pen: Pen, { rect, text, key, words, colour }: Count): void {
  const side = Math.min(rect.height, rect.width * 0.5, text * 1.3);
  const sign = { x: rect.x + rect.width * 0.06, y: rect.y + (rect.height - side) / 2, width: side, height: side };
  if (colour === null) paintPicture(scene, pen, { key, rect: sign });
  else paintMark(scene, pen, { key, colour, rect: sign });
  const room = { ...rect, x: sign.x + side * 1.15, width: rect.x + rect.width - sign.x - side * 1.15 };
  const look = { font: 'name', colour: PALETTE.bright, stand: 'middle', lines: 1, least: leastOf(text) } as const;
  write(pen, words, { ...look, room, size: text });
}
