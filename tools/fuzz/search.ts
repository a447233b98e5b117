import { type Beginning, giftedSetupsFor, setupsFor } from './games';
import { type Failure, type Played, type Probe, playOut } from './play';

export interface Search {
  /** New for every search; game number n has the seed `<seed>-<n>`. */
  readonly seed: string;
  readonly mayGoOn: (games: number) => boolean;
  readonly probe?: Probe;
  seen(beginning: Beginning, played: Played): void;
}

const SETUPS = [1, 2, 4].flatMap((size) => [...setupsFor(size), ...giftedSetupsFor(size)]);
/** Prime to the number of setups: all of them come up, in a lively order. */
const STRIDE = 149;
const CHEST = 60;

/** Plays on until something fails or there is no more time; a third of the parties have a chest of potions. */
export function search({ seed, mayGoOn, probe, seen }: Search): Failure | null {
  for (let game = 0; mayGoOn(game); game++) {
    const setup = SETUPS[(game * STRIDE) % SETUPS.length];
    if (setup === undefined) continue;
    const beginning = { setup, seed: `${seed}-${game}`, ...(game % 3 === 0 ? { potions: CHEST } : {}) };
    const played = playOut(beginning, probe === undefined ? {} : { probe });
    seen(beginning, played);
    if (played.failure !== null) return played.failure;
  }
  return null;
}
