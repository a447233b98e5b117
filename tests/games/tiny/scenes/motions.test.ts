// @vitest-environment happy-dom
import '../../../scenes/canvas';
import { Textures } from 'phaser';
import { vi } from 'vitest';
import shared from '../../../../assets/tuning.json';
import { mergedTuning } from '../../../../src/services';
import type { Cue } from '../../../../src/table';
import { FRAME, headlessGame, pass } from '../../../scenes/headless';
import { describeMotions } from '../../../support/motionsSuite';
import type { State } from '../../../support/tinyFacts';
import { direct } from '../direct';
import { RULES, shownOf, TURNS } from '../played';
import { SPEECH } from '../translator';
import own from '../tuning.json';
import { TinyScene } from './TinyScene';

const SAFE = { top: 0, right: 0, bottom: 0, left: 0 };
const SCREENS = {
  desk: { width: 1280, height: 720, safe: SAFE, textScale: 1 },
  phone: { width: 390, height: 844, safe: SAFE, textScale: 1 },
};
const nothing = (): void => undefined;
const tuning = mergedTuning(shared, own);

/** The state on which each motion was played first. */
function playedAt(speed: Cue<State>['speed']): ReadonlyMap<string, State> {
  const played = new Map<string, State>();
  for (const { before, events } of TURNS) {
    let state = before;
    for (const event of events) {
      const shown = RULES.evolve(state, event);
      state = shown;
      const find = async (): Promise<void> => {
        if (!played.has('cardFound')) played.set('cardFound', shown);
      };
      const none = { show: nothing, refuse: nothing, layout: () => null, rewind: nothing, look: nothing, destroy: nothing };
      const picture = () => ({ ...none, find, counts: () => ({ things: 0, particles: 0 }) });
      const direction = direct({ picture, sound: { play: nothing }, tuning, translate: SPEECH.en });
      void direction.after([event], { shown, speed, signal: new AbortController().signal });
    }
  }
  return played;
}

describeMotions<State>('Burglary', {
  playedAt,
  timings: tuning.motions,
  screens: SCREENS,
  async open() {
    vi.useFakeTimers();
    vi.spyOn(Textures.TextureSource.prototype, 'update').mockReturnValue(undefined);
    const { game } = await headlessGame();
    const scene = new TinyScene();
    game.scene.add('burglary', scene, true, { screen: SCREENS.desk, density: 1 });
    await pass(FRAME);
    return {
      game,
      scene,
      motions: Object.keys(own.motions),
      fit: (screen) => scene.fit(screen),
      show: (state) => scene.show(shownOf(state, 'en')),
      play: (_state, move) => scene.find(move),
    };
  },
});
