import type { Scene } from 'phaser';
import { BOSSES, type BossId, type DungeonId, type LairStanding } from '../../../../engine/paper';
import { type Pen, type Raster, write } from '../../../../scenes';
import { columns, PALETTE, type Rect } from '../../../../table';
import { ART } from '../../art';
import { inks } from '../inks';
import { paintMark } from '../views/marks';
import { hueOf } from './hues';
import type { MomentPlaces } from './momentPlaces';
import { paintBehind, paintPaper } from './paintPapers';
import { type Adds, paintParty, paintTierCard } from './paintParty';

/** The moment in which a boss wakes, as one seat sees it. */
export interface Awakening {
  readonly rect: Rect;
  readonly text: number;
  readonly boss: BossId;
  readonly dungeon: DungeonId;
  readonly name: string;
  readonly note: string;
  readonly standing: LairStanding;
  readonly standingWords: string;
  readonly strength: number;
  /** The party stands in the lair and reaches a threshold. */
  readonly isBeaten: boolean;
  readonly adds: readonly Adds[];
}

/** Paints the lair, in the light of its boss. */
export function paintGround(
  pen: Pen,
  { rect, boss, dungeon }: Awakening,
  { places, papers }: { readonly places: MomentPlaces; readonly papers: readonly Raster[] },
): void {
  const [far = null, mid = null]: readonly (Raster | null)[] = papers;
  const { hue = 14, saturation = 78 } = ART.figures['boss']?.[boss] ?? {};
  paintBehind(pen, { rect, about: places.boss, hue, saturation, far: hueOf(dungeon), paper: far });
  paintPaper(pen, rect, mid);
}

interface Painted {
  readonly awakening: Awakening;
  readonly places: MomentPlaces;
}

/** Paints the boss's name, what is to be known of it, and the thresholds. */
export function paintTop(scene: Scene, pen: Pen, { awakening, places: { head, tiers } }: Painted): void {
  const { text, boss } = awakening;
  paintHead(scene, pen, { ...awakening, rect: head });
  for (const [at, rect] of columns(tiers, BOSSES[boss].tiers.length, text * 0.6).entries()) {
    const tier = BOSSES[boss].tiers[at] ?? BOSSES[boss].tiers[0];
    paintTierCard(scene, pen, { ...tier, rect, text, isReached: false });
  }
}

/** Paints all that the party is strong by. */
export function paintFoot(scene: Scene, pen: Pen, { awakening: { text, adds }, places: { party } }: Painted): void {
  paintParty(scene, pen, { rect: party, text, adds });
}

function paintHead(scene: Scene, pen: Pen, { rect, text, name, note, standing, standingWords }: Awakening): void {
  pen.shadowColor = 'rgb(0 0 0 / 90%)';
  pen.shadowBlur = text * 0.5;
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
  pen.shadowBlur = 0;
}
