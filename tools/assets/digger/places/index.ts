import type { Figure } from '../../drawing/figure';
import { furniture } from '../stage';
import { CAVE, DRAGON_TILE, EGGS, TREASURE } from './lair';
import { CITADEL, MONSTER, ROCK, RUIN, SANDS } from './wild';

/** What stands on tiles that belong to nobody, by the names of the facts. */
export const PLACES: Readonly<Record<string, Figure>> = Object.fromEntries(
  Object.entries({
    cave: CAVE,
    eggs: EGGS,
    'dragon-tile': DRAGON_TILE,
    'treasure-tile': TREASURE,
    'dwarven-citadel': CITADEL,
    monster: MONSTER,
    ruin: RUIN,
    rock: ROCK,
    'sands-of-time': SANDS,
  }).map(([name, parts]) => [name, furniture(parts)]),
);
