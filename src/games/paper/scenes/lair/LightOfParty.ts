import type { GameObjects, Scene } from 'phaser';
import { BOSSES } from '../../../../engine/paper';
import { around, LIGHTS, middleOf, Painting, type Point, type Props, write } from '../../../../scenes';
import { columns, PALETTE } from '../../../../table';
import type { MomentPlaces } from './momentPlaces';
import type { Awakening } from './paintMoment';
import { addPlaces, paintTierCard } from './paintParty';
import { StrengthCount } from './StrengthCount';

export interface LightParts {
  readonly props: Props;
  readonly awakening: Awakening;
  readonly places: MomentPlaces;
  /** Where the lantern hangs. */
  readonly lantern: Point;
  /** When the first spark flies, and when the last one has arrived. */
  readonly counts: { readonly from: number; readonly to: number };
}

/** The reach of the light without any strength, and with that of the highest threshold, in parts of the screen's shorter side. */
const REACH = { least: 0.22, most: 1.15 } as const;
/** A ring spreads for so long, in parts of the whole. */
const SPREADS = 0.09;
/** A spark flies for so long, in parts of the whole, and is so large, in sizes of letters. */
const FLIES = 0.11;
const SPARK = 2.6;

/** The light of the lantern is the strength of the party: each hero sends a spark, and it grows by a ring. */
export class LightOfParty {
  private readonly count: StrengthCount;
  private readonly glow: GameObjects.Image;
  private readonly rings: readonly GameObjects.Image[];
  private readonly sparks: readonly GameObjects.Image[];
  private readonly starts: readonly Point[];
  private readonly number: Painting;
  private readonly tier: Painting;
  private readonly unit: number;

  constructor(
    private readonly scene: Scene,
    private readonly parts: LightParts,
  ) {
    const { props, awakening, places, lantern, counts } = parts;
    const { adds, rect, text } = awakening;
    this.count = new StrengthCount(adds, counts);
    this.unit = Math.min(rect.width, rect.height);
    this.glow = props.glow(around(lantern, 1), LIGHTS.gold);
    this.rings = adds.map(() => props.ring(around(lantern, 1), LIGHTS.gold));
    this.starts = addPlaces({ rect: places.party, text, adds }).map(middleOf);
    this.sparks = this.starts.map((at) =>
      props
        .image('light/mote', around(at, text * SPARK))
        .setTint(LIGHTS.gold)
        .setAlpha(0),
    );
    this.number = new Painting(scene);
    this.tier = new Painting(scene);
    this.paintTier();
  }

  /** Lays sparks, the number and the threshold above all that was added to the scene until now. */
  raise({ children }: Scene): void {
    for (const image of [this.number.image, this.tier.image, ...this.sparks]) children.bringToTop(image);
  }

  /** `written` is the opacity of words, and `left` what the boss leaves of the light. */
  pose(time: number, { written, left }: { readonly written: number; readonly left: number }): void {
    const { counts, awakening } = this.parts;
    const reach = this.reachOf(this.count.grownAt(time, SPREADS)) * left;
    const breath = 1 + Math.sin(time * 60) * 0.012;
    this.glow.setDisplaySize(reach * 2 * breath, reach * 2 * breath).setAlpha(written * 0.42);
    for (const [at, ring] of this.rings.entries()) this.spread(ring, at, { time, left, written });
    for (const [at, spark] of this.sparks.entries()) this.fly(spark, at, time);
    this.paintNumber(this.count.at(time));
    this.number.image.setAlpha(written);
    const won = Math.max(0, Math.min(1, (time - counts.to) / 0.05));
    this.tier.image.setAlpha(awakening.isBeaten ? won * written : 0);
  }

  destroy(): void {
    this.number.destroy();
    this.tier.destroy();
  }

  private reachOf(strength: number): number {
    const { boss } = this.parts.awakening;
    const share = Math.min(1.1, strength / BOSSES[boss].tiers[2].atLeast);
    return this.unit * (REACH.least + (REACH.most - REACH.least) * share);
  }

  /** A ring runs out to where the light reaches now, and stays there as a faint line. */
  private spread(ring: GameObjects.Image, at: number, now: { time: number; left: number; written: number }): void {
    const way = Math.max(0, Math.min(1, (now.time - (this.count.moments[at] ?? 1)) / SPREADS));
    const side = this.reachOf(this.count.sumOf(at)) * 2 * (1 - (1 - way) ** 3) * now.left;
    ring.setDisplaySize(side, side).setAlpha(way === 0 ? 0 : now.written * (0.7 - way * 0.58));
  }

  private fly(spark: GameObjects.Image, at: number, time: number): void {
    const { lantern, awakening } = this.parts;
    const from = this.starts[at] ?? lantern;
    const way = (time - (this.count.moments[at] ?? 1) + FLIES) / FLIES;
    if (way <= 0 || way >= 1) {
      spark.setAlpha(0);
      return;
    }
    const [across, bow] = [way ** 1.4, 4 * way * (1 - way)];
    const size = awakening.text * SPARK * (0.6 + bow * 0.7);
    spark
      .setPosition(from.x + (lantern.x - from.x) * across, from.y + (lantern.y - from.y) * across - bow * this.unit * 0.06)
      .setDisplaySize(size, size)
      .setAlpha(Math.min(1, way * 6));
  }

  private paintNumber(strength: number): void {
    const { places, awakening } = this.parts;
    const { text } = awakening;
    this.number.paint({ rect: places.strength, bleed: 6, shows: strength }, (pen) => {
      pen.shadowColor = 'rgb(0 0 0 / 90%)';
      pen.shadowBlur = text * 0.6;
      const look = { font: 'name', colour: PALETTE.bright, stand: 'bottom', lines: 1, least: 0.5 } as const;
      write(pen, String(strength), { ...look, room: places.strength, size: text * 4.6 });
    });
  }

  /** Paints the threshold that was reached in gold, above itself. */
  private paintTier(): void {
    const { places, awakening } = this.parts;
    const { boss, strength, text } = awakening;
    const { tiers } = BOSSES[boss];
    const at = tiers.findLastIndex(({ atLeast }) => strength >= atLeast);
    const [tier, rect] = [tiers[at], columns(places.tiers, tiers.length, text * 0.6)[at]];
    if (tier === undefined || rect === undefined) return;
    this.tier.paint({ rect, bleed: text, shows: null }, (pen) =>
      paintTierCard(this.scene, pen, { ...tier, rect, text, isReached: true }),
    );
  }
}
