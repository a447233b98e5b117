import type { Scene } from 'phaser';
import { type DungeonId, HERO_IDS, type Sheet } from '../../../../../engine/paper';
import { type Pen, roundRect, write } from '../../../../../scenes';
import { columns, inset, PALETTE, type Rect } from '../../../../../table';
import { roomsIn } from '../../../table';
import { inks } from '../../inks';
import { paintInk } from '../map/paintInk';
import { paintWalls } from '../map/paintWalls';
import { paintMark, paintStar } from '../marks';

/** The sheet of another party as it was shown last. */
export interface SmallSheet {
  readonly rect: Rect;
  readonly text: number;
  readonly dungeon: DungeonId;
  readonly name: string;
  readonly glory: number;
  readonly sheet: Pick<Sheet, 'path' | 'taken' | 'gone' | 'beaten' | 'heroes'>;
  /** So many rooms of the way were written in turns before. */
  readonly before: number;
}

/** Paints name and glory, the map with its ways, and the levels of the heroes. */
export function paintSmallSheet(scene: Scene, pen: Pen, small: SmallSheet): void {
  const { rect, text, dungeon, sheet, before } = small;
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
  const room = inset(rect, text * 0.5);
  const line = Math.min(text * 1.8, room.height * 0.14);
  paintName(pen, { ...small, rect: { ...room, height: line } });
  const map = { ...room, y: room.y + line, height: room.height - line * 2 };
  const rooms = roomsIn(map, 'tall');
  pen.fillStyle = inks().warm;
  pen.fillRect(map.x, map.y, map.width, map.height);
  pen.fillStyle = inks().lit;
  for (const id of new Set(sheet.path)) {
    const { x, y, width, height } = rooms[id];
    pen.fillRect(x, y, width, height);
  }
  paintWalls(scene, pen, { rooms, dungeon });
  paintInk(scene, pen, { rooms, sheet, before });
  paintHeroes(scene, pen, { ...small, rect: { ...room, y: map.y + map.height, height: line } });
}

function paintName(pen: Pen, { rect, text, name, glory }: SmallSheet): void {
  const look = { font: 'name', stand: 'middle', lines: 1, least: 0.6 } as const;
  const [left = rect, right = rect] = columns(rect, 2, 0);
  write(pen, name, { ...look, room: left, size: text * 1.1, colour: PALETTE.lantern });
  write(pen, String(glory), { ...look, room: right, size: text * 1.2, colour: PALETTE.bright, align: 'right' });
  const side = text * 1.1;
  const star = { x: rect.x + rect.width - text * 3.4, y: rect.y + (rect.height - side) / 2, width: side, height: side };
  paintStar(pen, { rect: star, colour: inks().gold });
}

function paintHeroes(scene: Scene, pen: Pen, { rect, text, sheet: { heroes } }: SmallSheet): void {
  for (const [at, cell] of columns(rect, HERO_IDS.length, 0).entries()) {
    const id = HERO_IDS[at] ?? 'warrior';
    const side = Math.min(cell.height, text * 1.3);
    const sign = { x: cell.x + text * 0.2, y: cell.y + (cell.height - side) / 2, width: side, height: side };
    paintMark(scene, pen, { key: `face/${id}`, colour: inks().word, rect: sign });
    const room = { ...cell, x: sign.x + side * 1.2, width: cell.width - side * 1.4 };
    write(pen, String(heroes[id]), { room, size: text, font: 'name', colour: PALETTE.bright, stand: 'middle', lines: 1 });
  }
}
