import { type Game, type GameId, isRecord, type Seat } from '../kernel';
import type { Command } from './commands';
import { TILE_IDS } from './content/tiles';
import type { Event } from './events';
import { evolve } from './evolve';
import { faults } from './faults';
import { legal, offer } from './offer';
import { asSeat, outcome, toAct } from './outcome';
import { parseCommand, parseSetup } from './parse';
import { parseState } from './parseState';
import { start } from './start';
import { SEAT_IDS, type SeatId, type Setup, type State } from './state';
import { isCommandType, step, whyIllegal } from './step';
import { unreachable } from './unreachable';
import { view, witnessed } from './view';

export const dungeonDigger: Game<Setup, State, Command, Event> = {
  id: 'dungeon-digger' as GameId,
  rulesVersion: 1,
  seats: ({ seats }) => SEAT_IDS.slice(0, seats).map(asSeat),
  start,
  seatOf: (state, command) => (isRecord(command) && isCommandType(command.type) ? (toAct(state)[0] ?? null) : null),
  whyIllegal,
  legal: (state, seat) => legal(state, seat && idOf(seat)),
  offer: (state, seat) => offer(state, seat && idOf(seat)),
  step,
  evolve,
  outcome,
  toAct,
  view,
  witnessed,
  reveals,
  faults,
  unreachable,
  // Draws are places in a bag; the fullest holds all tiles of a seat.
  pieces: () => ({ cards: [], sides: TILE_IDS.length }),
  parseSetup,
  parseCommand,
  parseState,
};

const idOf = (seat: Seat): SeatId => seat as string as SeatId;

/** D46: undo goes back to the last coin or tile that was seen, and never into the turn of another seat. */
function reveals({ type }: Event): boolean {
  switch (type) {
    case 'portalPlaced':
    case 'projectsKept':
    case 'tilesDrawn':
    case 'projectsSwapped':
    case 'coinDrawn':
    case 'coinTaken':
    case 'treasuryEmptied':
    case 'turnEnded':
    case 'coinsShown':
      return true;
    default:
      return false;
  }
}
