import { rollDie, type Script, type Seed, seededStream } from '../kernel';
import { ZONE_FOR } from './content/boards';
import { COIN_SET } from './content/coins';
import { COLLAPSES_OF_A_SEAT, LEAST_SEATS } from './content/constants';
import { TILE_IDS } from './content/tiles';
import { type PlayerSeat, SEAT_IDS, type Setup, type State } from './state';

/** The Portal is placed, and never drawn. */
const BAG = TILE_IDS.filter((tile) => tile !== 'portal').sort();

/** D4: the seed draws the first seat. */
export function start(setup: Setup, seed: Seed, script: Script = {}): State {
  const first = rollDie(seededStream<number>(seed, 'luck', script.rolls), setup.seats);
  const ids = SEAT_IDS.slice(0, setup.seats);
  return {
    setup,
    zone: ZONE_FOR.asPlayers[setup.seats - LEAST_SEATS] ?? 'five-six',
    phase: 'portals',
    first: first.value - 1,
    active: first.value - 1,
    points: 0,
    given: [],
    pitUsed: false,
    tasks: [],
    quiet: 0,
    stirred: false,
    collapses: setup.seats * COLLAPSES_OF_A_SEAT,
    tiles: [],
    tokens: [],
    seats: ids.map(newSeat),
    coins: ids.flatMap(() => COIN_SET).sort((one, other) => one - other),
    luck: first.stream,
  };
}

function newSeat(id: PlayerSeat['id']): PlayerSeat {
  return { id, gold: 0, projects: [], bag: BAG, minions: [], coins: [], corridors: [], skips: false };
}
