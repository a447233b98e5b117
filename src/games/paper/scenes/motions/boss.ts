import { BOSSES, type BossId, HERO_IDS, lairStanding, strengthAgainst, tierReached } from '../../../../engine/paper';
import { playTween, withProps } from '../../../../scenes';
import { LairMoment } from '../lair/LairMoment';
import type { Awakening } from '../lair/paintMoment';
import type { Adds } from '../lair/paintParty';
import { placeOf } from './places';
import type { MotionStage, Performers } from './stage';

export const BOSS_MOTIONS: Performers = {
  /** The map burns open around the lair; behind it stands the boss, before it the party with its strength. */
  bossWoke: (stage, { event, move }) =>
    withProps(stage.scene, async (props) => {
      const { scene, tuning, lair } = stage;
      const { signal, ...timing } = move;
      const awakening = awakeningIn(stage, event.boss);
      const moment = new LairMoment(scene, {
        ...{ props, awakening, pictures: lair(), idles: tuning.idles },
        ...{ from: placeOf(stage, event), duration: timing.duration },
      });
      const clock = { time: 0 };
      const onUpdate = (): void => moment.pose(clock.time);
      onUpdate();
      try {
        await playTween(scene, { ...timing, targets: clock, time: 1, ease: 'Linear', onUpdate }, signal);
      } finally {
        moment.destroy();
      }
    }),
};

function awakeningIn({ scene, shown, layout: { text } }: MotionStage, boss: BossId): Awakening {
  const { state, seat, labels, parts } = shown;
  const { width, height, zoom } = scene.cameras.main;
  const standing = lairStanding(state, seat);
  const strength = strengthAgainst(boss, seat);
  return {
    ...{ rect: { x: 0, y: 0, width: width / zoom, height: height / zoom }, text, boss, dungeon: state.dungeon },
    ...{ name: labels.boss, note: labels.lair, standing, strength, adds: addsIn(seat, boss) },
    standingWords: parts.find(({ id }) => id === 'boss')?.lines.at(-1) ?? '',
    isBeaten: standing === 'in' && tierReached(boss, strength) !== null,
  };
}

/** P37: four levels, the weak class's once more, and whatever adds strength. */
function addsIn(seat: MotionStage['shown']['seat'], boss: BossId): readonly Adds[] {
  const { heroes } = seat.sheet;
  const { weakTo } = BOSSES[boss];
  const levels = HERO_IDS.map((hero): Adds => ({ kind: 'hero', hero, value: heroes[hero] }));
  const known = levels.reduce((sum, { value }) => sum + value, heroes[weakTo]);
  const more = strengthAgainst(boss, seat) - known;
  const bonus: readonly Adds[] = more > 0 ? [{ kind: 'bonus', hero: null, value: more }] : [];
  return [...levels, { kind: 'twice', hero: weakTo, value: heroes[weakTo] }, ...bonus];
}
