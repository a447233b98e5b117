import type { Scene } from 'phaser';
import { BOSSES, type BossId, type LairStanding } from '../../../../../engine/paper';
import { type Pen, paintFigure, paintGlow, picture, roundRect, write } from '../../../../../scenes';
import { columns, inset, PALETTE, type Rect } from '../../../../../table';
import { inks } from '../../inks';
import { paintHurt, paintMark, paintStar } from '../marks';

export interface BossStrip {
  readonly rect: Rect;
  readonly text: number;
  readonly boss: BossId;
  readonly name: string;
  /** Where it lives, when it wakes, and who counts twice. */
  readonly note: string;
  readonly standing: LairStanding;
  readonly standingWords: string;
  readonly strength: number;
}

/** Paints the boss of the round with its thresholds, strength now, and whether the lair was entered. */
export function paintBoss(scene: Scene, pen: Pen, strip: BossStrip): void {
  const { rect, text, boss } = strip;
  const isHigh = rect.height > text * 5;
  const place = inset(rect, isHigh ? text * 0.4 : rect.height * 0.08);
  const side = Math.min(place.height, place.width * 0.3);
  const head = { ...place, width: side, height: side };
  paintCrest(scene, pen, boss, head);
  const x = head.x + side + text * 0.6;
  const room = { x, y: place.y, width: place.x + place.width - x, height: place.height };
  if (isHigh) paintWhole(scene, pen, strip, room);
  else paintBrief(scene, pen, { ...strip, rect: room });
}

function paintCrest(scene: Scene, pen: Pen, boss: BossId, rect: Rect): void {
  pen.save();
  roundRect(pen, rect, rect.width * 0.1);
  pen.clip();
  paintGlow(pen, { hue: 14, saturation: 78, light: 96, rect, about: rect });
  paintFigure(pen, picture(scene, `crest/${boss}`), { box: inset(rect, rect.width * 0.04), hue: 24 });
  pen.restore();
  roundRect(pen, rect, rect.width * 0.1);
  pen.lineWidth = 1.5;
  pen.strokeStyle = PALETTE.plain ? '#FFFFFF' : '#B0492A';
  pen.stroke();
}

function paintWhole(scene: Scene, pen: Pen, strip: BossStrip, room: Rect): void {
  const { text, name, note, boss, strength } = strip;
  const line = text * 1.45;
  write(pen, name, {
    room: { ...room, height: line },
    size: text * 1.3,
    font: 'name',
    colour: PALETTE.bright,
    stand: 'middle',
    lines: 1,
  });
  const about = { ...room, y: room.y + line, height: line * 1.5 };
  write(pen, note, { room: about, size: text * 0.92, colour: inks().word, lines: 2 });
  const bar = { ...room, y: about.y + about.height + text * 0.1, height: text * 1.1 };
  paintBar(pen, { rect: bar, boss, strength, text });
  const foot = { ...room, y: bar.y + bar.height + text * 0.15 };
  const high = room.y + room.height - foot.y;
  const tiers = { ...foot, height: Math.max(text, high - text * 1.35) };
  paintTiers(scene, pen, { rect: tiers, boss, strength, text });
  paintStanding(scene, pen, { ...strip, rect: { ...foot, y: foot.y + tiers.height, height: high - tiers.height } });
}

function paintBrief(scene: Scene, pen: Pen, strip: BossStrip): void {
  const { rect, text, name, boss, strength } = strip;
  const [left = rect, right = rect] = rect.width > text * 15 ? columns(rect, 2, text * 0.5) : [rect, null];
  const upper = { ...left, height: left.height * 0.5 };
  write(pen, name, { room: upper, size: text * 1.05, font: 'name', colour: PALETTE.bright, stand: 'middle', lines: 1 });
  paintStanding(scene, pen, { ...strip, rect: { ...left, y: left.y + upper.height, height: left.height * 0.5 } });
  if (right === null) return;
  paintBar(pen, { rect: { ...right, height: right.height * 0.5 }, boss, strength, text });
  paintTiers(scene, pen, {
    rect: { ...right, y: right.y + right.height * 0.54, height: right.height * 0.46 },
    boss,
    strength,
    text: text * 0.86,
  });
}

function paintStanding(
  scene: Scene,
  pen: Pen,
  { rect, text, standing, standingWords }: Pick<BossStrip, 'rect' | 'text' | 'standing' | 'standingWords'>,
): void {
  const isIn = standing === 'in';
  const colour = isIn ? inks().good : standing === 'far' ? PALETTE.warning : inks().gold;
  const side = Math.min(rect.height * 0.8, text);
  const place = { x: rect.x, y: rect.y + (rect.height - side) / 2, width: side, height: side };
  paintMark(scene, pen, { key: isIn ? 'mark/tick' : standing === 'far' ? 'mark/cross' : 'mark/arrow', colour, rect: place });
  const room = { ...rect, x: rect.x + side * 1.3, width: rect.width - side * 1.3 };
  write(pen, standingWords, { room, size: text * 0.9, colour, stand: 'middle', lines: 1, least: 0.62 });
}

interface Thresholds {
  readonly rect: Rect;
  readonly boss: BossId;
  readonly strength: number;
  readonly text: number;
}

/** A bar fills with strength; lines across it are the thresholds. */
function paintBar(pen: Pen, { rect, boss, strength, text }: Thresholds): void {
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
  const x = Math.max(bar.x + text * 1.6, bar.x + filled) - text * 1.6;
  const look = { size: text, font: 'name', colour: PALETTE.ink, align: 'center', stand: 'middle', lines: 1 } as const;
  write(pen, String(strength), { ...look, room: { ...bar, x, width: text * 1.5 } });
}

function paintTiers(scene: Scene, pen: Pen, { rect, boss, strength, text }: Thresholds): void {
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
    const [won = lower, hurt = lower] = columns(lower, 2, 0);
    const star = Math.min(won.height * 0.7, won.width * 0.4, text * 0.8);
    paintStar(pen, { rect: { x: won.x, y: won.y + (won.height - star) / 2, width: star, height: star }, colour: inks().gold });
    const room = { ...won, x: won.x + star * 1.15, width: won.width - star * 1.15 };
    write(pen, `+${glory}`, { room, size: text * 0.9, colour, stand: 'middle', lines: 1, least: 0.5 });
    const side = Math.min(hurt.height, text);
    paintHurt(scene, pen, { rect: { ...hurt, y: hurt.y + (hurt.height - side) / 2, height: side }, words: `−${counter}` });
  }
}
