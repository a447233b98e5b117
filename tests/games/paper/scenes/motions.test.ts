// @vitest-environment happy-dom
import '../../../scenes/canvas';
import { Textures } from 'phaser';
import { vi } from 'vitest';
import shared from '../../../../assets/tuning.json';
import { type Event, paperDungeons, type State } from '../../../../src/engine/paper';
import { direct } from '../../../../src/games/paper/direct';
import { PaperScene } from '../../../../src/games/paper/scenes/PaperScene';
import { motionOf, type Shown } from '../../../../src/games/paper/table';
import own from '../../../../src/games/paper/tuning.json';
import { mergedTuning } from '../../../../src/services';
import type { Beat, Cue } from '../../../../src/table';
import { FRAME, headlessGame, pass } from '../../../scenes/headless';
import { describeMotions } from '../../../support/motionsSuite';
import { TURNS } from '../played';
import { shownOf } from '../shown';
import { SPEECH } from '../translator';

interface Played {
  readonly shown: Shown;
  readonly event: Event;
}

const SAFE = { top: 0, right: 0, bottom: 0, left: 0 };
const SCREENS = {
  desk: { width: 1280, height: 720, safe: SAFE, textScale: 1 },
  phone: { width: 390, height: 844, safe: SAFE, textScale: 1 },
};
const nothing = (): void => undefined;
const tuning = mergedTuning(shared, own);

/** What was shown when each motion was played first, and the event that it was played for. */
function playedAt(speed: Cue<State>['speed']): ReadonlyMap<string, Played> {
  const played = new Map<string, Played>();
  for (const { before, events } of TURNS) {
    let state = before;
    for (const event of events) {
      state = paperDungeons.evolve(state, event);
      const shown = state;
      const play = async ([one]: Beat<Event>): Promise<void> => {
        const motion = motionOf(one);
        if (motion !== null && !played.has(motion)) {
          // While events are shown, nothing is offered.
          played.set(motion, { shown: shownOf(shown, { busy: true }), event: one });
        }
      };
      const fading = { hold: nothing, fade: () => Promise.resolve() };
      const none = {
        ...fading,
        show: nothing,
        refuse: nothing,
        layout: () => null,
        rewind: nothing,
        look: nothing,
        destroy: nothing,
      };
      const picture = () => ({ ...none, play, counts: () => ({ things: 0, particles: 0 }) });
      const direction = direct({ picture, sound: { play: nothing }, tuning, translate: SPEECH.en });
      void direction.after([event], { shown, speed, signal: new AbortController().signal });
    }
  }
  return played;
}

describeMotions<Played>('Paper Dungeons', {
  playedAt,
  timings: tuning.motions,
  screens: SCREENS,
  async open() {
    vi.useFakeTimers();
    vi.spyOn(Textures.TextureSource.prototype, 'update').mockReturnValue(undefined);
    const { game } = await headlessGame();
    const gallery = { figure: () => null, text: () => null, waitForText: () => Promise.resolve() };
    const { signal: life } = new AbortController();
    const scene = new PaperScene(tuning, { gallery, missing: nothing, pace: () => 1, life });
    game.scene.add('paper', scene, true, { screen: SCREENS.desk, density: 1 });
    await pass(FRAME);
    return {
      game,
      scene,
      motions: Object.keys(own.motions),
      fit: (screen) => scene.fit(screen),
      show: ({ shown }) => scene.show(shown),
      play: ({ event }, move) => scene.play([event], move, nothing),
    };
  },
});
