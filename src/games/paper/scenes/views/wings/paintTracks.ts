import type { Scene } from 'phaser';
import { GEM_BONUSES, GEM_POINTS, MONSTER_POINTS } from '../../../../../engine/paper';
import { type Pen, paintPicture, write } from '../../../../../scenes';
import { columns, inset, PALETTE, type Rect } from '../../../../../table';
import { inks } from '../../inks';
import { leastOf } from '../leastOf';
import { paintBox, paintMark } from '../marks';

export interface Track {
  readonly rect: Rect;
  readonly title: string;
  readonly text: number;
  readonly count: number;
}

const GEMS = GEM_POINTS.length - 1;
const MONSTERS = MONSTER_POINTS.length - 1;
const BONUSES = { potions: 'mark/flask', fillBox: 'mark/anvil', levelUp: 'mark/level' } as const;

/** Writes the title at the left and returns the places of the boxes and of the points below them. */
function placesOf(pen: Pen, { rect, title, text }: Track, count: number) {
  const name = { ...rect, x: rect.x + text * 0.7, width: text * 5 };
  write(pen, title, { room: name, size: text * 0.96, colour: PALETTE.bright, stand: 'middle', lines: 1 });
  const line = { ...rect, x: name.x + name.width, width: rect.width - name.width - text * 1.4 };
  const upper = { ...line, height: rect.height * 0.58 };
  const lower = { ...line, y: rect.y + upper.height, height: rect.height - upper.height };
  return { boxes: columns(upper, count, text * 0.12), points: columns(lower, count, 0) };
}

interface Points {
  readonly places: readonly Rect[];
  readonly worth: readonly number[];
  readonly count: number;
  readonly text: number;
}

function paintPoints(pen: Pen, { places, worth, count, text }: Points): void {
  const { gold, faint } = inks();
  for (const [at, room] of places.entries()) {
    const isNow = at + 1 === count;
    const look = { size: text * 0.86, align: 'center', stand: 'middle', lines: 1, least: leastOf(text * 0.86) } as const;
    write(pen, String(worth[at + 1] ?? 0), { ...look, colour: isNow ? gold : faint, room });
  }
}

/** Ten facets: those that are marked shine; three give something. */
export function paintGems(scene: Scene, pen: Pen, track: Track): void {
  const { boxes, points } = placesOf(pen, track, GEMS);
  for (const [at, place] of boxes.entries()) {
    const side = Math.min(place.width, place.height);
    const rect = { x: place.x + (place.width - side) / 2, y: place.y + (place.height - side) / 2, width: side, height: side };
    if (at < track.count) {
      paintPicture(scene, pen, { key: 'mark/gem', rect });
      paintMark(scene, pen, { key: 'mark/filled', colour: inks().wet, rect: inset(rect, side * 0.2) });
      continue;
    }
    paintDiamond(pen, rect);
    const op = GEM_BONUSES[at + 1]?.op;
    if (op === 'potions' || op === 'fillBox' || op === 'levelUp')
      paintMark(scene, pen, { key: BONUSES[op], colour: inks().faint, rect: inset(rect, side * 0.26) });
  }
  paintPoints(pen, { places: points, worth: GEM_POINTS, count: track.count, text: track.text });
}

function paintDiamond(pen: Pen, { x, y, width, height }: Rect): void {
  pen.beginPath();
  pen.moveTo(x + width / 2, y);
  pen.lineTo(x + width, y + height / 2);
  pen.lineTo(x + width / 2, y + height);
  pen.lineTo(x, y + height / 2);
  pen.closePath();
  pen.fillStyle = inks().hollow;
  pen.fill();
  pen.lineWidth = 1.2;
  pen.strokeStyle = inks().line;
  pen.stroke();
}

export function paintMonsters(scene: Scene, pen: Pen, track: Track): void {
  const { boxes, points } = placesOf(pen, track, MONSTERS);
  for (const [at, place] of boxes.entries()) {
    const side = Math.min(place.width, place.height);
    const rect = { x: place.x + (place.width - side) / 2, y: place.y + (place.height - side) / 2, width: side, height: side };
    paintBox(scene, pen, { rect, state: at < track.count ? 'filled' : 'empty' });
  }
  paintPoints(pen, { places: points, worth: MONSTER_POINTS, count: track.count, text: track.text });
}
