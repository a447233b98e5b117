import { type Game, type GameId, isRecord, type Seat } from '../kernel';
import type { Command } from './commands';
import { SIDES } from './content/dice';
import type { Event } from './events';
import { evolve } from './evolve';
import { faults } from './faults';
import { legal, offer } from './offer';
import { asSeat, outcome, toAct } from './outcome';
import { parseCommand, parseSetup } from './parse';
import { parseState } from './parseState';
import { seatAt } from './rules/seats';
import { ALL_CARDS, start } from './start';
import { SEAT_IDS, type SeatId, type Setup, type State } from './state';
import { step, whyIllegal } from './step';
import { unreachable } from './unreachable';
import { variants } from './variants';
import { view, witnessed } from './view';

export const paperDungeons: Game<Setup, State, Command, Event> = {
  id: 'paper-dungeons' as GameId,
  rulesVersion: 1,
  seats: ({ seats }) => SEAT_IDS.slice(0, seats).map(asSeat),
  start,
  seatOf,
  whyIllegal,
  legal: (state, seat) => legal(state, seat && idOf(seat)),
  offer: (state, seat) => offer(state, seat && idOf(seat)),
  variants,
  step,
  evolve,
  outcome,
  toAct,
  view,
  witnessed,
  reveals,
  faults,
  unreachable,
  pieces: () => ({ cards: ALL_CARDS, sides: SIDES }),
  parseSetup,
  parseCommand,
  parseState,
};

const idOf = (seat: Seat): SeatId => seat as string as SeatId;

function seatOf({ seats }: State, command: Command): Seat | null {
  const seat = isRecord(command) ? seats[seatAt(command.seat)] : undefined;
  return seat === undefined ? null : asSeat(seat.id);
}

/** P7: undo goes back to the roll. What the others did closes it, and the end does (P52). */
function reveals(event: Event): boolean {
  switch (event.type) {
    case 'diceRolled':
    case 'turnShown':
    case 'gameEnded':
      return true;
    case 'cardsShown':
      return event.cards.length > 1;
    default:
      return false;
  }
}
