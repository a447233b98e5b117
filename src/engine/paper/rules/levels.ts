import { HERO_IDS } from '../content/ids';
import type { Sheet } from '../state';

/** The levels of all heroes: the party's strength, and its health. */
export function healthOf({ heroes }: Pick<Sheet, 'heroes'>): number {
  let health = 0;
  for (const hero of HERO_IDS) health += heroes[hero];
  return health;
}

export function lowestLevel({ heroes }: Pick<Sheet, 'heroes'>): number {
  return Math.min(...HERO_IDS.map((hero) => heroes[hero]));
}
