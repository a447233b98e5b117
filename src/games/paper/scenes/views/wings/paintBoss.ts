import type { Scene } from 'phaser';
import { BOSSES, type BossId, type LairStanding } from '../../../../../engine/paper';
import { type Pen, paintFigure, paintGlow, picture, roundRect, write } from '../../../../../scenes';
import { columns, inset, PALETTE, type Rect, rows } from '../../../../../table';
import { inks } from '../../inks';
import { leastOf } from '../leastOf';
import { paintMark } from '../marks';
import { paintBar, paintTiers } from './paintTiers';

export interface BossStrip {
  readonly rect: Rect;
  readonly text: number;
  readonly boss: BossId;
  readonly name: string;
  /** Where it lives, when it wakes, and who counts twice. */
  readonly note: string;
  readonly standing: LairStanding;
  /** In or not, in few words: the sentence is told with the boss. */
  readonly standingWords: string;
  readonly strength: number;
}

/** A strip that is narrower than so many sizes of letters has no room for a name. */
const TINY = 9;
/** There, the words beside the mark are no larger. */
const MOST_SMALL = 14;
/** The least distance from the crest, in parts of the strip. */
const LEAST_GAP = 0.04;
/** The room of two numbers, in sizes of letters. */
const NUMBERS = 4.6;

/** Paints the boss of the round with its thresholds, strength now, and whether the lair was entered. */
export function paintBoss(scene: Scene, pen: Pen, strip: BossStrip): void {
  const { rect, text, boss } = strip;
  const isHigh = rect.height > text * 5;
  const place = inset(rect, isHigh ? text * 0.4 : rect.height * 0.08);
  const side = Math.min(place.height, place.width * 0.3);
  const head = { ...place, width: side, height: side };
  paintCrest(scene, pen, { boss, rect: head });
  const x = head.x + side + Math.min(text * 0.6, rect.width * LEAST_GAP);
  const room = { x, y: place.y, width: place.x + place.width - x, height: place.height };
  if (isHigh) paintWhole(scene, pen, { ...strip, rect: room });
  else paintBrief(scene, pen, { ...strip, rect: room });
}

function paintCrest(scene: Scene, pen: Pen, { boss, rect }: Pick<BossStrip, 'boss' | 'rect'>): void {
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

/** All lines of the whole strip, in sizes of letters. */
const LINES = 7.6;

function paintWhole(scene: Scene, pen: Pen, strip: BossStrip): void {
  const { rect: room, name, note, boss, strength } = strip;
  const text = Math.min(strip.text, room.height / LINES);
  const line = text * 1.45;
  write(pen, name, {
    room: { ...room, height: line },
    size: text * 1.3,
    font: 'name',
    colour: PALETTE.bright,
    stand: 'middle',
    lines: 1,
    least: leastOf(text * 1.3),
  });
  const about = { ...room, y: room.y + line, height: text * 1.25 };
  const size = text * 0.92;
  write(pen, note, { room: about, size, colour: inks().word, stand: 'middle', lines: 1, least: leastOf(size) });
  const bar = { ...room, y: about.y + about.height + text * 0.1, height: text * 1.1 };
  paintBar(pen, { rect: bar, boss, strength, text });
  const foot = { ...room, y: bar.y + bar.height + text * 0.15 };
  const high = room.y + room.height - foot.y;
  const tiers = { ...foot, height: Math.max(text, high - text * 1.35) };
  paintTiers(scene, pen, { rect: tiers, boss, strength, text });
  paintStanding(scene, pen, { ...strip, text, rect: { ...foot, y: foot.y + tiers.height, height: high - tiers.height } });
}

function paintBrief(scene: Scene, pen: Pen, strip: BossStrip): void {
  const { rect, text, name, boss, strength } = strip;
  if (rect.width < text * TINY) {
    paintTiny(scene, pen, strip);
    return;
  }
  const isWide = rect.width > text * 15;
  const numbers = { ...rect, x: rect.x + rect.width - text * NUMBERS, width: text * NUMBERS };
  const named = { ...rect, width: rect.width - numbers.width };
  const [left = rect, right = rect] = isWide ? columns(rect, 2, text * 0.5) : [named, numbers];
  const upper = { ...left, height: left.height * 0.5 };
  const size = text * 1.05;
  write(pen, name, { room: upper, size, font: 'name', colour: PALETTE.bright, stand: 'middle', lines: 1, least: leastOf(size) });
  paintStanding(scene, pen, { ...strip, rect: { ...left, y: left.y + upper.height, height: left.height * 0.5 } });
  if (!isWide) {
    paintStrength(pen, { ...strip, rect: right }, 'right');
    return;
  }
  paintBar(pen, { rect: { ...right, height: right.height * 0.5 }, boss, strength, text });
  paintTiers(scene, pen, {
    rect: { ...right, y: right.y + right.height * 0.54, height: right.height * 0.46 },
    boss,
    strength,
    text: text * 0.86,
  });
}

/** Upon the least phone the crest is the name: strength with the threshold that comes next, and whether the lair was entered. */
function paintTiny(scene: Scene, pen: Pen, strip: BossStrip): void {
  const { rect, text } = strip;
  const [upper = rect, lower = rect] = rows(rect, 2, 0);
  paintStrength(pen, { ...strip, rect: upper }, 'left');
  paintStanding(scene, pen, { ...strip, text: Math.min(text, MOST_SMALL), rect: lower });
}

/** Strength now, and the threshold that comes next. */
function paintStrength(pen: Pen, { rect: room, text, boss, strength }: BossStrip, align: 'left' | 'right'): void {
  const next = BOSSES[boss].tiers.find(({ atLeast }) => strength < atLeast) ?? BOSSES[boss].tiers[2];
  const size = text * 1.2;
  const look = { size, font: 'name', colour: inks().gold, align, stand: 'middle', lines: 1, least: leastOf(size) } as const;
  write(pen, `${strength} / ${next.atLeast}`, { ...look, room });
}

function paintStanding(
  scene: Scene,
  pen: Pen,
  { rect, text, standing, standingWords }: Pick<BossStrip, 'rect' | 'text' | 'standing' | 'standingWords'>,
): void {
  if (standingWords === '') return;
  const isIn = standing === 'in';
  const colour = isIn ? inks().good : standing === 'far' ? PALETTE.warning : inks().gold;
  const side = Math.min(rect.height * 0.8, text);
  const size = text * 0.94;
  const place = { x: rect.x, y: rect.y + (rect.height - side) / 2, width: side, height: side };
  paintMark(scene, pen, { key: isIn ? 'mark/tick' : standing === 'far' ? 'mark/cross' : 'mark/arrow', colour, rect: place });
  const room = { ...rect, x: rect.x + side * 1.3, width: rect.width - side * 1.3 };
  write(pen, standingWords, { room, size, colour, stand: 'middle', lines: 2, least: leastOf(size) });
}
