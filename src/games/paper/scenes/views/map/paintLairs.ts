import type { Scene } from 'phaser';
import { DUNGEONS, type DungeonId, type Round } from '../../../../../engine/paper';
import { around, type Pen, paintFigure, picture, write } from '../../../../../scenes';
import { inks } from '../../inks';
import type { Rooms } from './edges';

export interface Lairs {
  readonly rooms: Rooms;
  readonly dungeon: DungeonId;
  readonly round: Round;
}

const NUMERALS = ['I', 'II', 'III'] as const;
/** The least badge that three numerals fit into. */
const LEAST_BADGE = 19;

/** Paints the three bosses in their lairs; those of rounds that are over fade. */
export function paintLairs(scene: Scene, pen: Pen, { rooms, dungeon, round }: Lairs): void {
  for (const [at, { room, boss }] of DUNGEONS[dungeon].lairs.entries()) {
    const rect = rooms[room];
    const side = Math.min(rect.width, rect.height) * 0.94;
    const box = around({ x: rect.x + rect.width / 2, y: rect.y + rect.height * 0.5 }, side);
    pen.save();
    pen.globalAlpha = at + 1 < round ? 0.4 : 1;
    paintFigure(pen, picture(scene, `crest/${boss}`), { box, hue: at + 1 === round ? 18 : 42 });
    pen.restore();
    paintRound(pen, {
      x: rect.x + side * 0.16,
      y: rect.y + side * 0.18,
      size: Math.max(LEAST_BADGE, side * 0.3),
      words: NUMERALS[at] ?? '',
    });
  }
}

interface Badge {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly words: string;
}

function paintRound(pen: Pen, { x, y, size, words }: Badge): void {
  pen.beginPath();
  pen.arc(x, y, size / 2, 0, Math.PI * 2);
  pen.fillStyle = '#1A0F0A';
  pen.fill();
  pen.lineWidth = Math.max(1, size * 0.08);
  pen.strokeStyle = inks().gold;
  pen.stroke();
  const look = { size: size * 0.6, font: 'name', colour: '#FFF3D0', align: 'center', stand: 'middle', lines: 1 } as const;
  write(pen, words, { ...look, room: around({ x, y }, size) });
}
