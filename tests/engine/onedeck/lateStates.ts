import type { State } from '../../../src/engine/onedeck';
import { giftedSetupsFor } from '../../../tools/fuzz/games';
import { playOut } from '../../../tools/fuzz/play';

const POTIONS = 60;
/** Every so many setups one game: all dungeons and heroes come up. */
const EVERY = 17;

/** One state of every phase against foes, perils and bosses, for parties of one, two and four: from games of hardy parties. */
export function lateStates(): readonly State[] {
  const found = new Map<string, State>();
  for (const size of [1, 2, 4]) {
    for (const setup of giftedSetupsFor(size).filter((_, at) => at % EVERY === 0)) {
      playOut(
        { setup, seed: `late ${size}`, potions: POTIONS },
        {
          see({ after }) {
            const name = [size, after.phase, after.boss === null ? after.encounter?.kind : 'boss'].join();
            if (!found.has(name)) found.set(name, after);
          },
        },
      );
    }
  }
  return [...found.values()];
}
