import type { Scene } from 'phaser';
import { type Loot, MONSTERS, type MonsterId, ROOMS, type RoomId, type Sheet, WEAK_TO } from '../../../../../engine/paper';
import { type Pen, paintFigure, paintPicture, picture, write } from '../../../../../scenes';
import { columns, inset, type Rect } from '../../../../../table';
import { inks } from '../../inks';
import { paintMark } from '../marks';

export interface Printed {
  readonly room: RoomId;
  readonly rect: Rect;
  readonly sheet: Pick<Sheet, 'path' | 'beaten'>;
  /** On phones the class of a monster is told on tap. */
  readonly isBrief: boolean;
}

const FADED = 0.42;

/** Paints what is printed in a room: a trap, a monster, treasures. What was entered fades. */
export function paintContents(scene: Scene, pen: Pen, { room, rect, sheet, isBrief }: Printed): void {
  const { trap, monster, loot } = ROOMS[room];
  pen.save();
  pen.globalAlpha = sheet.path.includes(room) ? FADED : 1;
  if (monster !== null) {
    paintMonster(scene, pen, { monster, rect, isBrief, isBeaten: sheet.beaten.includes(monster) });
    const side = rect.height * 0.38;
    const x = rect.x + rect.width - side * (loot.length === 2 ? 1.62 : 1.06);
    paintTreasures(scene, pen, {
      loot,
      rect: { x, y: rect.y + rect.height - side * 1.2, width: rect.x + rect.width - x, height: side },
    });
  } else {
    const wide = rect.width * (trap && loot.length > 0 ? 0.84 : 0.5);
    const high = rect.height * 0.46;
    const place = { x: rect.x + (rect.width - wide) / 2, y: rect.y + rect.height * 0.2, width: wide, height: high };
    if (!trap) paintTreasures(scene, pen, { loot, rect: place });
    else if (loot.length === 0) paintTrap(scene, pen, place);
    else {
      const [left = place, right = place] = columns(place, 2, rect.width * 0.02);
      paintTrap(scene, pen, left);
      paintTreasures(scene, pen, { loot, rect: right });
    }
  }
  pen.restore();
}

function paintTrap(scene: Scene, pen: Pen, rect: Rect): void {
  paintMark(scene, pen, { key: 'mark/trap', colour: inks().wet, rect: squareIn(rect) });
}

/** A letter on a gem, in parts of its height; on the smallest sheets there is none. */
const LETTER = 0.58;
const LEAST_LETTER = 8;
/** Letters of this size are read. */
const READ = 11;

const MARKS = { potion: 'mark/flask', item: 'mark/anvil', levelUp: 'mark/level' } as const;

function paintTreasures(scene: Scene, pen: Pen, { loot, rect }: { readonly loot: readonly Loot[]; readonly rect: Rect }): void {
  for (const [at, one] of loot.entries()) {
    const place = squareIn(columns(rect, loot.length, 0)[at] ?? rect);
    if (one === 'potion' || one === 'item' || one === 'levelUp') {
      paintMark(scene, pen, { key: MARKS[one], colour: inks().wet, rect: place });
      continue;
    }
    paintPicture(scene, pen, { key: 'mark/gem', rect: inset(place, -place.width * 0.06) });
    const letter = one.slice(-1).toUpperCase();
    const size = place.height * LETTER;
    if (size < LEAST_LETTER) continue;
    const look = {
      size: Math.max(READ, size),
      font: 'name',
      colour: '#FFFFFF',
      align: 'center',
      stand: 'middle',
      lines: 1,
    } as const;
    write(pen, letter, { ...look, shadow: true, room: { ...place, y: place.y - place.height * 0.06 } });
  }
}

interface Met {
  readonly monster: MonsterId;
  readonly rect: Rect;
  readonly isBrief: boolean;
  readonly isBeaten: boolean;
}

function paintMonster(scene: Scene, pen: Pen, { monster, rect, isBrief, isBeaten }: Met): void {
  const { type, level } = MONSTERS[monster];
  const { wet } = inks();
  const side = Math.min(rect.width * 0.55, rect.height * 0.66);
  const box = { x: rect.x + rect.width * 0.03, y: rect.y + rect.height * 0.05, width: side, height: side };
  paintFigure(pen, picture(scene, `bust/${type}`), { box, hue: 40 });
  const x = box.x + side * 1.02;
  const right = { x, y: rect.y + rect.height * 0.06, width: rect.x + rect.width - x, height: rect.height * 0.42 };
  const size = Math.max(READ, right.height * (isBrief ? 0.9 : 0.74));
  const look = { size, font: 'name', colour: wet, stand: 'middle', lines: 1 } as const;
  write(pen, String(level), { ...look, align: isBrief ? 'center' : 'left', room: right });
  if (!isBrief) {
    const sign = Math.min(right.height * 0.5, right.width * 0.42);
    const place = { x: right.x + right.width - sign * 1.16, y: right.y + sign * 0.34, width: sign, height: sign };
    paintMark(scene, pen, { key: `face/${WEAK_TO[type]}`, colour: wet, rect: place });
  }
  if (isBeaten) paintMark(scene, pen, { key: 'mark/cross', colour: inks().dry, rect: box });
}

function squareIn({ x, y, width, height }: Rect): Rect {
  const side = Math.min(width, height);
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side };
}
