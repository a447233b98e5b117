import type { Scene } from 'phaser';
import { DAMAGE_PENALTIES, healthOf, type Sheet } from '../../../../../engine/paper';
import { type Pen, write } from '../../../../../scenes';
import { columns, inset, PALETTE, type Rect, rows } from '../../../../../table';
import { inks } from '../../inks';
import { paintMark } from '../marks';
import { paintFold, paintHead } from './paintHead';

export interface Life {
  readonly rect: Rect;
  readonly title: string;
  readonly text: number;
  readonly sheet: Pick<Sheet, 'heroes' | 'damage' | 'resurrected'>;
}

const OF_A_PENALTY = 3;
const OF_A_ROW = 4;

/** Paints the track of damage in groups of three with their penalties; the party dies beyond its health. */
export function paintLife(scene: Scene, pen: Pen, { rect, title, text, sheet }: Life): void {
  const health = healthOf(sheet);
  const left = Math.max(0, health - sheet.damage);
  if (rect.height < text * 5) {
    paintFold(scene, pen, { rect, text, title, note: String(left), sign: 'mark/heart', colour: '#FF7A70', isLit: false });
    return;
  }
  const body = paintHead(pen, { rect, title: `${title} ${health}`, note: `${sheet.damage} / ${left}`, text });
  const lines = rows(body, 2, text * 0.2);
  for (const [at, { points }] of DAMAGE_PENALTIES.entries()) {
    const line = lines[Math.floor(at / OF_A_ROW)] ?? body;
    const group = columns(line, OF_A_ROW, text * 0.35)[at % OF_A_ROW] ?? line;
    paintGroup(scene, pen, { rect: group, first: at * OF_A_PENALTY, points, damage: sheet.damage, health, text });
  }
}

interface Group {
  readonly rect: Rect;
  readonly first: number;
  readonly points: number;
  readonly damage: number;
  readonly health: number;
  readonly text: number;
}

function paintGroup(scene: Scene, pen: Pen, { rect, first, points, damage, health, text }: Group): void {
  const { faint, red } = inks();
  const hearts = { ...rect, height: rect.height * 0.56 };
  for (const [at, place] of columns(hearts, OF_A_PENALTY, 0).entries()) {
    const box = first + at + 1;
    const side = Math.min(place.width, place.height);
    const heart = { x: place.x + (place.width - side) / 2, y: place.y, width: side, height: side };
    const isHurt = box <= damage;
    const colour = isHurt ? PALETTE.damage : box <= health ? '#EADFC8' : faint;
    paintMark(scene, pen, {
      key: 'mark/heart',
      colour,
      rect: inset(heart, side * 0.04),
      alpha: isHurt ? 1 : box <= health ? 0.62 : 0.22,
    });
    if (isHurt) paintMark(scene, pen, { key: 'mark/cross', colour: '#2A0508', rect: inset(heart, side * 0.22) });
    if (box === health) {
      pen.fillStyle = red;
      pen.fillRect(place.x + place.width - 1, heart.y - side * 0.1, 2, side * 1.2);
    }
  }
  const foot = { ...rect, y: rect.y + hearts.height, height: rect.height - hearts.height };
  const isPaid = damage >= first + OF_A_PENALTY;
  const words = `−${Math.abs(points)}`;
  write(pen, words, {
    room: foot,
    size: text * 0.9,
    colour: isPaid ? PALETTE.warning : faint,
    align: 'center',
    stand: 'middle',
    lines: 1,
  });
}
