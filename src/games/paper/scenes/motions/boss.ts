import { type BossId, HERO_IDS, lairStanding, strengthAgainst } from '../../../../engine/paper';
import { around, LIGHTS, middleOf, Painting, type Props, paintFigure, picture, playTween, withProps } from '../../../../scenes';
import type { Rect } from '../../../../table';
import { type Awakening, paintBossFigure, paintLairOf, placesIn, wandererIn } from '../views/moment/paintLairOf';
import { placeOf } from './places';
import type { MotionStage, Performers } from './stage';

/** The moments of the awakening, in parts of its duration: the map has burnt open, the boss strikes, and the hole closes. */
const OPEN = 0.22;
const STRIKES = 0.62;
const CLOSES = 0.9;
/** The burnt edge ends so far beyond the screen, in parts of it. */
const BEYOND = 1.42;
/** How far the boss comes in from the side, and how much it grows when it strikes. */
const STEP = { aside: 0.16, grown: 0.07 } as const;

export const BOSS_MOTIONS: Performers = {
  /** The map burns open around the lair; behind it stands the boss, before it the party with its strength. */
  bossWoke: (stage, { event, move }) =>
    withProps(stage.scene, async (props) => {
      const parts = burning(stage, props, awakeningIn(stage, event.boss));
      const clock = { time: 0 };
      const onUpdate = (): void => parts.pose(clock.time);
      onUpdate();
      const { signal, ...timing } = move;
      try {
        await playTween(stage.scene, { ...timing, targets: clock, time: 1, ease: 'Linear', onUpdate }, signal);
      } finally {
        parts.destroy();
      }
    }),
};

function awakeningIn({ scene, shown, layout: { text } }: MotionStage, boss: BossId): Awakening {
  const { state, seat, labels, parts } = shown;
  const { width, height, zoom } = scene.cameras.main;
  const heroes = HERO_IDS.map((id) => [id, { name: labels.heroes[id].name, level: seat.sheet.heroes[id] }] as const);
  return {
    ...{ rect: { x: 0, y: 0, width: width / zoom, height: height / zoom }, text, boss, name: labels.boss, note: labels.lair },
    standing: lairStanding(state, seat),
    standingWords: parts.find(({ id }) => id === 'boss')?.lines.at(-1) ?? '',
    strength: strengthAgainst(boss, seat),
    heroes: Object.fromEntries(heroes) as Awakening['heroes'],
  };
}

function burning(stage: MotionStage, props: Props, awakening: Awakening) {
  const { scene, bossDrawing } = stage;
  const { rect, text, boss } = awakening;
  const lair = placeOf(stage, { type: 'bossWoke', boss, round: 1 });
  const places = placesIn(rect, text);
  const [stand, box] = [places.boss, wandererIn(places)];
  const [ground, walker, figure] = [new Painting(scene), new Painting(scene), new Painting(scene)];
  ground.paint({ rect, shows: null }, (pen) => paintLairOf(scene, pen, awakening));
  const drawing = bossDrawing(boss);
  figure.paint({ rect: stand, bleed: 20, shows: null }, (pen) => paintBossFigure(scene, pen, { rect: stand, boss, drawing }));
  walker.paint({ rect: box, bleed: 8, shows: null }, (pen) => paintFigure(pen, picture(scene, 'walker/stand'), { box, hue: 40 }));
  // The drawing looks to the left, where no boss is.
  walker.image.setFlipX(true);
  const { scaleX, scaleY } = figure.image;
  const home = { x: figure.image.x, y: figure.image.y };
  const [glow, edge] = [props.glow(lair, LIGHTS.ember), props.image('edge/burn', lair)];
  const whole = around(middleOf(rect), rect.width * BEYOND, rect.height * BEYOND);
  return {
    pose(time: number): void {
      const open = 1 - (1 - Math.min(1, time / OPEN)) ** 3;
      const left = time < CLOSES ? 1 : (1 - time) / (1 - CLOSES);
      const flicker = 0.9 + Math.sin(time * 90) * 0.06 + Math.sin(time * 47) * 0.04;
      const strike = Math.max(0, 1 - Math.abs(time - STRIKES) * 9);
      for (const { image } of [ground, walker]) image.setAlpha(open ** 2 * left);
      place(edge, between(lair, whole, open)).setAlpha(Math.min(1, time * 12) * left);
      place(glow, between(lair, around(middleOf(stand), stand.width * 1.4), open)).setAlpha(
        open * flicker * left * (0.35 + strike * 0.3),
      );
      const grown = 1 + Math.sin(time * 9) * 0.008 + strike * STEP.grown;
      const aside = stand.width * (STEP.aside * (1 - open) - strike * STEP.grown);
      figure.image
        .setScale(scaleX * grown, scaleY * grown)
        .setPosition(home.x + aside, home.y - stand.height * (grown - 1))
        .setAlpha(open ** 2 * left);
    },
    destroy(): void {
      for (const painting of [ground, walker, figure]) painting.destroy();
    },
  };
}

function place(image: ReturnType<Props['image']>, rect: Rect): ReturnType<Props['image']> {
  const { x, y } = middleOf(rect);
  return image.setPosition(x, y).setDisplaySize(rect.width, rect.height);
}

function between(one: Rect, other: Rect, share: number): Rect {
  const mix = (from: number, to: number): number => from + (to - from) * share;
  return {
    x: mix(one.x, other.x),
    y: mix(one.y, other.y),
    width: mix(one.width, other.width),
    height: mix(one.height, other.height),
  };
}
