// @vitest-environment happy-dom
import '../../../scenes/canvas';
import type { Gesture } from '../../../../src/games/onedeck/table';
import { type AnyMove, describeMotions } from '../../../support/motionsSuite';
import { tuning } from '../tuning';
import { type PlayedGesture, playedGestures } from './playedGestures';
import { atTheDesk, SCREENS, shownOf } from './tables';

describeMotions<PlayedGesture>('One Deck Dungeon', {
  playedAt: (speed) => playedGestures<Gesture['motion']>(({ motion }) => motion, speed),
  timings: tuning.motions,
  screens: SCREENS,
  async open() {
    const { game, table } = await atTheDesk();
    return {
      game,
      scene: table,
      motions: Object.keys(Reflect.get(table, 'motions') as object),
      fit: (screen) => table.fit(screen),
      show: (played) => table.show(shownOf(played)),
      play: ({ gesture }, { duration, delay, signal }: AnyMove) =>
        table.play(gesture, { ...tuning.motions[gesture.motion], duration, delay, signal }),
    };
  },
});
