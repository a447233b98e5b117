import { TIER_IDS } from '../../../../engine/onedeck';
import type { ChronicleEntry } from '../../records';
import { bestTiers, nicheOf } from '../chronicle/feats';

/** What a game was the first to reach: a win that lights a niche of the wall, or a depth. */
export type BrokenRecord = 'light' | 'depth';

type EndedDelve = Pick<ChronicleEntry, 'id' | 'outcome' | 'setup' | 'floor' | 'bossMet'>;

/** Returns the record that a game has broken; null for none, and for the depth of a first game. */
export function recordOf(game: EndedDelve, entries: readonly EndedDelve[]): BrokenRecord | null {
  const others = entries.filter(({ id }) => id !== game.id);
  if (game.outcome === 'defeat')
    return others.length > 0 && others.every((other) => depthOf(other) < depthOf(game)) ? 'depth' : null;
  const best = bestTiers(others);
  const { heroes, dungeon, tier } = game.setup;
  const isHarder = heroes.some((hero) => {
    const before = best.get(nicheOf(hero, dungeon));
    return before === undefined || TIER_IDS.indexOf(before) < TIER_IDS.indexOf(tier);
  });
  return isHarder ? 'light' : null;
}

/** The boss waits below the last floor, and who beat it was deeper still. */
const depthOf = ({ outcome, floor, bossMet }: EndedDelve): number => (outcome === 'victory' ? 5 : bossMet ? 4 : floor);
