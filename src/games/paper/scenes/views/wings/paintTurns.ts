import type { Scene } from 'phaser';
import { BOSS_TURNS, type BossId, type BossResult } from '../../../../../engine/paper';
import { type Pen, paintFigure, picture, roundRect, write } from '../../../../../scenes';
import { columns, PALETTE, type Rect, rows } from '../../../../../table';
import { inks } from '../../inks';

export interface Turns {
  readonly rect: Rect;
  readonly text: number;
  readonly turn: number;
  /** Three of each turn, in the order of use. */
  readonly digits: readonly number[];
  readonly bosses: readonly { readonly id: BossId; readonly room: string; readonly result: BossResult | null }[];
}

const TURNS = 8;
const DIGITS = 3;

/** Paints the track of turns: the digits of each, and a boss after turns 3, 6 and 8. */
export function paintTurns(scene: Scene, pen: Pen, { rect, text, turn, digits, bosses }: Turns): void {
  const lines = rows(rect, TURNS + bosses.length, text * 0.22);
  let line = 0;
  for (let at = 1; at <= TURNS; at++) {
    const room = lines[line] ?? rect;
    paintTurn(pen, { rect: room, text, number: at, isNow: at === turn, digits: digits.slice((at - 1) * DIGITS, at * DIGITS) });
    line += 1;
    const round = (BOSS_TURNS as readonly number[]).indexOf(at);
    const boss = bosses[round];
    if (boss === undefined) continue;
    paintBoss(scene, pen, { ...boss, rect: lines[line] ?? rect, text });
    line += 1;
  }
}

interface TurnLine {
  readonly rect: Rect;
  readonly text: number;
  readonly number: number;
  readonly isNow: boolean;
  readonly digits: readonly number[];
}

function paintTurn(pen: Pen, { rect, text, number, isNow, digits }: TurnLine): void {
  const { gold, wet, slip } = inks();
  if (isNow) {
    roundRect(pen, rect, text * 0.4);
    pen.fillStyle = 'rgb(255 240 200 / 55%)';
    pen.fill();
    pen.lineWidth = 2;
    pen.strokeStyle = gold;
    pen.stroke();
  }
  const [name = rect, ...boxes] = columns(rect, DIGITS + 1, text * 0.12);
  write(pen, String(number), {
    room: name,
    size: text * 1.15,
    font: 'name',
    colour: wet,
    align: 'center',
    stand: 'middle',
    lines: 1,
  });
  for (const [at, place] of boxes.entries()) {
    const side = Math.min(place.width, place.height * 0.82);
    const box = { x: place.x + (place.width - side) / 2, y: place.y + (place.height - side) / 2, width: side, height: side };
    const digit = digits[at];
    roundRect(pen, box, side * 0.14);
    pen.fillStyle = digit === undefined ? 'rgb(255 236 190 / 26%)' : slip;
    pen.fill();
    pen.lineWidth = 1;
    pen.strokeStyle = 'rgb(70 40 16 / 60%)';
    pen.stroke();
    const look = { size: side * 0.74, font: 'name', colour: wet, align: 'center', stand: 'middle', lines: 1 } as const;
    if (digit !== undefined) write(pen, String(digit), { ...look, room: box });
  }
}

interface BossLine {
  readonly rect: Rect;
  readonly text: number;
  readonly id: BossId;
  readonly room: string;
  readonly result: BossResult | null;
}

function paintBoss(scene: Scene, pen: Pen, { rect, text, id, room, result }: BossLine): void {
  roundRect(pen, rect, text * 0.4);
  pen.fillStyle = PALETTE.plain ? '#000000' : result === null ? 'rgb(34 16 12 / 92%)' : 'rgb(96 26 18 / 92%)';
  pen.fill();
  pen.lineWidth = 1.2;
  pen.strokeStyle = PALETTE.plain ? '#FFFFFF' : '#C7803C';
  pen.stroke();
  const side = rect.height * 0.96;
  const box = { x: rect.x + text * 0.3, y: rect.y + rect.height * 0.02, width: side, height: side };
  paintFigure(pen, picture(scene, `crest/${id}`), { box, hue: 24 });
  const place = { ...rect, x: box.x + side, width: rect.width - side - text * 0.7 };
  const words = result === null ? room : result.glory < 0 ? `−${-result.glory}` : `+${result.glory}`;
  write(pen, words, {
    room: place,
    size: text * 1.1,
    font: 'name',
    colour: PALETTE.bright,
    align: 'right',
    stand: 'middle',
    lines: 1,
  });
}
