import type { Scene } from 'phaser';
import { BOSSES, type BossId } from '../../../../../engine/paper';
import { type Pen, roundRect, write } from '../../../../../scenes';
import { columns, PALETTE, type Rect } from '../../../../../table';
import { inks } from '../../inks';
import { leastOf } from '../leastOf';
import { paintHurt, paintStar } from '../marks';

/** Glory and hurt beside each other need so many sizes of letters. */
const NARROW = 5;

export interface Thresholds {
  readonly rect: Rect;
  readonly boss: BossId;
  readonly strength: number;
  readonly text: number;
}

/** A bar fills with strength; lines across it are the thresholds. */
export function paintBar(pen: Pen, { rect, boss, strength, text }: Thresholds): void {
  const { tiers } = BOSSES[boss];
  const most = tiers[2].atLeast * 1.12;
  const bar = { ...rect, y: rect.y + rect.height * 0.1, height: rect.height * 0.8 };
  roundRect(pen, bar, bar.height / 2);
  pen.fillStyle = inks().hollow;
  pen.fill();
  const filled = Math.min(1, strength / most) * bar.width;
  if (filled > 2) {
    roundRect(pen, { ...bar, width: filled }, bar.height / 2);
    const light = pen.createLinearGradient(0, bar.y, 0, bar.y + bar.height);
    light.addColorStop(0, PALETTE.gold);
    light.addColorStop(1, PALETTE.brass);
    pen.fillStyle = light;
    pen.fill();
  }
  roundRect(pen, bar, bar.height / 2);
  pen.lineWidth = 1.2;
  pen.strokeStyle = PALETTE.rim;
  pen.stroke();
  for (const { atLeast } of tiers) {
    pen.fillStyle = strength >= atLeast ? '#FFFFFF' : '#FF9A70';
    pen.fillRect(bar.x + (atLeast / most) * bar.width - 1, bar.y - 2, 2, bar.height + 4);
  }
  const end = Math.max(bar.x + text * 1.6, bar.x + filled);
  // No line crosses the number.
  const line = tiers.map(({ atLeast }) => bar.x + (atLeast / most) * bar.width).find((at) => at < end && at > end - text * 1.6);
  const x = (line !== undefined && line > bar.x + text * 1.6 ? line : end) - text * 1.6;
  const look = { size: text, font: 'name', colour: PALETTE.ink, align: 'center', stand: 'middle', lines: 1 } as const;
  write(pen, String(strength), { ...look, room: { ...bar, x, width: text * 1.5 } });
}

export function paintTiers(scene: Scene, pen: Pen, { rect, boss, strength, text }: Thresholds): void {
  const { tiers } = BOSSES[boss];
  const reached = tiers.findLastIndex(({ atLeast }) => strength >= atLeast);
  for (const [at, cell] of columns(rect, tiers.length, text * 0.3).entries()) {
    const { atLeast, glory, counter } = tiers[at] ?? tiers[0];
    if (at === reached) {
      roundRect(pen, cell, text * 0.4);
      pen.fillStyle = 'rgb(255 217 138 / 16%)';
      pen.fill();
    }
    const isHigh = cell.height > text * 2;
    const upper = isHigh ? { ...cell, height: cell.height / 2 } : { ...cell, width: cell.width * 0.34 };
    const lower = isHigh
      ? { ...cell, y: cell.y + cell.height / 2, height: cell.height / 2 }
      : { ...cell, x: cell.x + cell.width * 0.36, width: cell.width * 0.64 };
    const colour = at === reached ? inks().gold : inks().word;
    write(pen, String(atLeast), {
      room: upper,
      size: text,
      font: 'name',
      colour,
      align: isHigh ? 'center' : 'left',
      stand: 'middle',
      lines: 1,
    });
    // A strip of one line tells what is won; what it costs is told with the boss.
    const isBrief = !isHigh && lower.width < text * NARROW;
    const [won = lower, hurt = lower] = isBrief ? [lower] : columns(lower, 2, 0);
    const star = Math.min(won.height * 0.7, won.width * 0.4, text * 0.8);
    paintStar(pen, { rect: { x: won.x, y: won.y + (won.height - star) / 2, width: star, height: star }, colour: inks().gold });
    const room = { ...won, x: won.x + star * 1.15, width: won.width - star * 1.15 };
    write(pen, `+${glory}`, { room, size: text * 0.9, colour, stand: 'middle', lines: 1, least: leastOf(text * 0.9) });
    if (isBrief) continue;
    const side = Math.min(hurt.height, text);
    paintHurt(scene, pen, { rect: { ...hurt, y: hurt.y + (hurt.height - side) / 2, height: side }, words: `−${counter}` });
  }
}
