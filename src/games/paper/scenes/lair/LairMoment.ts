import type { GameObjects, Scene } from 'phaser';
import { LIGHTS, middleOf, Painting, type Props, paintFigure, picture } from '../../../../scenes';
import { bounds, type IdleTable, type Rect } from '../../../../table';
import { BossFigure } from './BossFigure';
import { BurningHole } from './BurningHole';
import { faceOf } from './faceOf';
import type { LairPictures } from './LairStock';
import { LightOfParty } from './LightOfParty';
import { lanternIn, type MomentPlaces, momentPlaces } from './momentPlaces';
import { type Awakening, paintFoot, paintGround, paintTop } from './paintMoment';

export interface LairMomentParts {
  readonly props: Props;
  readonly awakening: Awakening;
  readonly pictures: LairPictures;
  readonly idles: IdleTable;
  /** The room of the map in which the boss wakes. */
  readonly from: Rect;
  /** The whole duration in milliseconds. */
  readonly duration: number;
}

/** The moments of the awakening, in parts of its duration. */
const OPENS = { from: 0, to: 0.24 } as const;
const RISES = { from: 0.1, to: 0.5 } as const;
const COUNTS = { from: 0.4, to: 0.7 } as const;
const ANSWERS = { from: 0.7, to: 0.93 } as const;
const CLOSES = { from: 0.93, to: 1 } as const;
/** What is written fades in while the hole opens. */
const WORDS = { from: 0.14, to: 0.26 } as const;

interface Stretch {
  readonly from: number;
  readonly to: number;
}

const within = (time: number, { from, to }: Stretch): number => Math.max(0, Math.min(1, (time - from) / (to - from)));
const landing = (way: number): number => 1 - (1 - way) ** 3;

/** A boss wakes in its lair, before the party and its light. */
export class LairMoment {
  private readonly ground: Painting;
  private readonly walker: Painting;
  private readonly words: readonly Painting[];
  private readonly hole: BurningHole;
  private readonly figure: BossFigure;
  private readonly light: LightOfParty;
  private readonly glow: GameObjects.Image;
  private readonly places: MomentPlaces;
  private readonly foot: number;

  constructor(
    scene: Scene,
    private readonly parts: LairMomentParts,
  ) {
    const { props, awakening, pictures, idles, from } = parts;
    const { rect, text, boss } = awakening;
    const places = momentPlaces({ rect, text, face: faceOf(boss) });
    this.places = places;
    this.ground = new Painting(scene);
    this.ground.paint({ rect, shows: null }, (pen) => paintGround(pen, awakening, { places, papers: pictures.papers }));
    this.hole = new BurningHole(scene, { props, behind: this.ground, rect, from });
    this.glow = props.glow(from, LIGHTS.ember);
    const lantern = lanternIn(places.wanderer);
    this.light = new LightOfParty(scene, { props, awakening, places, lantern, counts: COUNTS });
    this.figure = new BossFigure(scene, { boss, rect: places.boss, sheet: pictures.sheet, idles });
    this.walker = new Painting(scene);
    this.walker.paint({ rect: places.wanderer, bleed: 8, shows: null }, (pen) =>
      paintFigure(pen, picture(scene, 'walker/stand'), { box: places.wanderer, hue: 40 }),
    );
    // The drawing looks to the left, where no boss is.
    this.walker.image.setFlipX(true);
    this.foot = this.walker.image.y;
    this.hole.raise(scene);
    const [top, foot] = [new Painting(scene), new Painting(scene)];
    const { y, height } = bounds([places.head, places.tiers]);
    top.paint({ rect: { ...rect, height: y + height + text }, shows: null }, (pen) =>
      paintTop(scene, pen, { awakening, places }),
    );
    foot.paint({ rect: places.party, bleed: 6, shows: null }, (pen) => paintFoot(scene, pen, { awakening, places }));
    this.words = [top, foot];
    this.light.raise(scene);
  }

  /** Shows a moment, from 0 to 1. */
  pose(time: number): void {
    const { duration, awakening } = this.parts;
    const closed = within(time, CLOSES);
    this.hole.open(landing(within(time, OPENS)) * (1 - closed ** 2));
    const seen = within(time, { from: OPENS.to * 0.35, to: OPENS.to * 0.7 }) * (1 - closed);
    const answer = within(time, ANSWERS);
    const act = answer > 0 ? (awakening.isBeaten ? 'reel' : 'strike') : 'rise';
    this.figure.pose(time * duration, { name: act, share: answer > 0 ? answer : within(time, RISES) }, seen);
    this.lightUp(time, { answer, seen });
    const { image } = this.walker;
    image.setAlpha(seen).setY(this.foot + Math.sin(time * duration * 0.004) * 1.5);
    const written = within(time, WORDS) * (1 - closed);
    for (const painting of this.words) painting.image.setAlpha(written);
    this.light.pose(time, { written, left: awakening.isBeaten ? 1 : 1 - answer * 0.7 });
  }

  /** The light behind the boss flares when it roars, and when it is answered. */
  private lightUp(time: number, { answer, seen }: { readonly answer: number; readonly seen: number }): void {
    const { boss } = this.places;
    const { x, y } = middleOf(boss);
    const roar = Math.sin(Math.PI * within(time, { from: RISES.from + 0.26, to: RISES.to + 0.04 }));
    const blow = Math.sin(Math.PI * within(answer, { from: 0.1, to: 0.6 }));
    const flicker = 1 + Math.sin(time * 90) * 0.05 + Math.sin(time * 47) * 0.04;
    const side = boss.width * (1.1 + roar * 0.3);
    this.glow
      .setPosition(x, y)
      .setDisplaySize(side, side)
      .setAlpha(seen * flicker * (0.12 + roar * 0.34 + blow * 0.3));
  }

  destroy(): void {
    for (const painting of [this.ground, this.walker, ...this.words]) painting.destroy();
    this.figure.destroy();
    this.light.destroy();
  }
}
