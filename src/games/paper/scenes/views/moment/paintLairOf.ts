import type { Scene } from 'phaser';
import { HERO_IDS, type HeroId, type LairStanding } from '../../../../../engine/paper';
import { isWide, type Pen, paintFigure, paintGlow, picture, write } from '../../../../../scenes';
import { columns, inset, PALETTE, type Rect } from '../../../../../table';
import { inks } from '../../inks';
import { paintMark } from '../marks';
import { paintHero } from '../wings/paintHero';
import { paintBar, paintTiers, type Thresholds } from '../wings/paintTiers';

/** The moment in which a boss wakes, as one seat sees it. */
export interface Awakening extends Thresholds {
  readonly name: string;
  readonly note: string;
  readonly standing: LairStanding;
  readonly standingWords: string;
  readonly heroes: Readonly<Record<HeroId, { readonly name: string; readonly level: number }>>;
}

interface Places {
  /** Name, note and standing; thresholds; the party; its strength; the boss. */
  readonly head: Rect;
  readonly tiers: Rect;
  readonly party: Rect;
  readonly strength: Rect;
  readonly boss: Rect;
}

/** The drawing of a boss is so much broader than high. */
const BROAD = 4 / 3;

/** Where things stand: beside each other on a wide screen, else above each other. The burnt edge leaves room inside it. */
export function placesIn(rect: Rect, text: number): Places {
  const room = inset(rect, text * 2.2);
  const high = text * 4.6;
  const foot = { ...room, y: room.y + room.height - high, height: high };
  if (isWide(rect)) {
    const head = { ...room, width: room.width * 0.4, height: text * 7 };
    const tiers = { ...head, x: room.x + room.width * 0.46, width: room.width * 0.5, height: text * 4.4 };
    const from = tiers.y + tiers.height + text * 0.4;
    const boss = within({
      ...room,
      x: room.x + room.width * 0.4,
      width: room.width * 0.6,
      y: from,
      height: foot.y + high - from,
    });
    const party = { ...foot, width: boss.x - room.x - text };
    const top = head.y + head.height;
    const tall = Math.min(foot.y - top, rect.height * 0.42);
    return { head, tiers, party, strength: { ...party, y: foot.y - tall - text * 0.4, height: tall }, boss };
  }
  const head = { ...room, height: text * 6.6 };
  const tiers = { ...room, y: head.y + head.height, height: text * 4.4 };
  const strength = { ...foot, y: foot.y - text * 7, height: text * 6.6 };
  const from = tiers.y + tiers.height;
  return { head, tiers, party: foot, strength, boss: within({ ...room, y: from, height: strength.y - from }) };
}

/** Paints the lair in its fire, with all that the fight depends on; the boss is a picture of its own above it. */
export function paintLairOf(scene: Scene, pen: Pen, awakening: Awakening): void {
  const { rect, text, boss, strength } = awakening;
  const places = placesIn(rect, text);
  pen.fillStyle = PALETTE.ground;
  pen.fillRect(rect.x, rect.y, rect.width, rect.height);
  if (!PALETTE.plain) paintGlow(pen, { hue: 14, saturation: 78, light: 70, rect, about: places.boss });
  paintHead(scene, pen, { ...awakening, rect: places.head });
  const bar = { ...places.tiers, height: text * 1.3 };
  paintBar(pen, { rect: bar, boss, strength, text });
  const below = { ...places.tiers, y: bar.y + text * 1.6, height: places.tiers.height - text * 1.6 };
  paintTiers(scene, pen, { rect: below, boss, strength, text: text * 1.15 });
  for (const [at, cell] of columns(places.party, HERO_IDS.length, text * 0.4).entries()) {
    const id = HERO_IDS[at] ?? 'warrior';
    const { name, level } = awakening.heroes[id];
    // Narrower than a row with words: as a small card.
    const card = { ...cell, width: Math.min(cell.width, cell.height * 2.4) };
    paintHero(scene, pen, { id, name, gift: '', level, colour: null, isLit: false, rect: card, text });
  }
  paintStrength(pen, awakening);
}

/** Paints the boss as a dark figure: whole, or its crest as long as the whole drawing is not there. */
export function paintBossFigure(scene: Scene, pen: Pen, { rect, boss, drawing }: Figure): void {
  const crest = Math.min(rect.width, rect.height);
  const box = drawing === null ? { ...rect, x: rect.x + (rect.width - crest) / 2, width: crest, height: crest } : rect;
  paintFigure(pen, drawing ?? picture(scene, `crest/${boss}`), { box, hue: 24 });
}

interface Figure extends Pick<Awakening, 'rect' | 'boss'> {
  readonly drawing: HTMLImageElement | null;
}

function within({ x, y, width, height }: Rect): Rect {
  const wide = Math.min(width, height * BROAD);
  return { x: x + width - wide, y: y + (height - wide / BROAD) / 2, width: wide, height: wide / BROAD };
}

function paintHead(scene: Scene, pen: Pen, { rect, text, name, note, standing, standingWords }: Awakening): void {
  const line = { ...rect, height: text * 3 };
  write(pen, name, { room: line, size: text * 2.6, font: 'name', colour: PALETTE.bright, stand: 'middle', lines: 1, least: 0.5 });
  const about = { ...rect, y: line.y + line.height, height: text * 1.5 };
  write(pen, note, { room: about, size: text, colour: inks().word, stand: 'middle', lines: 1, least: 0.7 });
  const isIn = standing === 'in';
  const colour = isIn ? inks().good : PALETTE.warning;
  const sign = { x: rect.x, y: about.y + about.height + text * 0.2, width: text * 1.2, height: text * 1.2 };
  paintMark(scene, pen, { key: isIn ? 'mark/tick' : 'mark/cross', colour, rect: sign });
  const words = { ...rect, x: sign.x + text * 1.6, y: sign.y, width: rect.width - text * 1.6, height: text * 1.5 };
  write(pen, standingWords, { room: words, size: text, colour, lines: 2, least: 0.7 });
}

/** Returns the place of the wanderer, who stands before the boss. */
export function wandererIn({ strength: { x, y, width, height } }: Places): Rect {
  const side = Math.min(height, width * 0.6);
  return { x, y: y + height - side, width: side, height: side };
}

/** The strength of the party stands beside the wanderer. */
function paintStrength(pen: Pen, { rect, text, strength }: Pick<Awakening, 'rect' | 'text' | 'strength'>): void {
  const places = placesIn(rect, text);
  const wanderer = wandererIn(places);
  const x = wanderer.x + wanderer.width * 0.95;
  const room = { ...places.strength, x, width: places.strength.x + places.strength.width - x };
  write(pen, String(strength), {
    room,
    size: text * 4.4,
    font: 'name',
    colour: PALETTE.bright,
    stand: 'bottom',
    lines: 1,
    least: 0.5,
  });
}
