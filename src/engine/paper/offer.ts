import { type Listing, type Offer, required, type Taken } from '../kernel';
import type { Command } from './commands';
import { DICE_OF_A_TURN } from './content/dice';
import type { Event } from './events';
import { keepsOf } from './phases/cards';
import { DiceChoices } from './phases/DiceChoices';
import { stepsOf } from './phases/walking';
import { optionsFor, questionOf } from './rules/options';
import { seatAt } from './rules/seats';
import type { PlayerSeat, SeatId, State } from './state';
import { carriedOut } from './step';

const NOTHING: Listing<Command> = [];

export function legal(state: State, asked?: SeatId): readonly Command[] {
  const offered = offer(state, asked);
  return Array.from({ length: offered.length }, (_, place) => required(offered.at(place), 'an offered command'));
}

/** The commands of one seat, or of all, each made when it is asked for. */
export function offer(state: State, asked?: SeatId): Offer<State, Command, Event> {
  const seats =
    asked === undefined ? state.seats : state.seats.slice(Math.max(0, seatAt(asked))).slice(0, seatAt(asked) < 0 ? 0 : 1);
  return new OfferOfSeats(state, seats);
}

class OfferOfSeats implements Offer<State, Command, Event> {
  readonly length: number;
  private readonly parts: readonly Listing<Command>[];

  constructor(
    private readonly state: State,
    seats: readonly PlayerSeat[],
  ) {
    this.parts = seats.map((seat) => choicesOf(state, seat));
    this.length = this.parts.reduce((sum, { length }) => sum + length, 0);
  }

  at(place: number): Command | undefined {
    let left = place;
    for (const part of this.parts) {
      if (left < part.length) return left < 0 ? undefined : part.at(left);
      left -= part.length;
    }
    return undefined;
  }

  take(place: number): Taken<State, Event> {
    return carriedOut(this.state, required(this.at(place), 'a command at this place'));
  }
}

/** A confirmed seat is not asked again: that it may take its confirmation back is legal, and not listed. */
function choicesOf(state: State, seat: PlayerSeat): Listing<Command> {
  if (questionOf(seat) !== null) return answersOf(seat);
  if (seat.ready) return NOTHING;
  switch (state.phase) {
    case 'cards':
      return keepsOf(seat);
    case 'roll':
      return only({ type: 'roll', seat: seat.id });
    case 'dice':
      return diceChoices(state, seat);
    default:
      return NOTHING;
  }
}

function only(command: Command): readonly Command[] {
  return [command];
}

function diceChoices(state: State, seat: PlayerSeat): Listing<Command> {
  const { id, sheet } = seat;
  if (sheet.walk !== null) {
    const steps = stepsOf(state, seat).map((to): Command => ({ type: 'step', seat: id, to }));
    return steps.concat(only({ type: 'stop', seat: id }));
  }
  if (sheet.used.length >= DICE_OF_A_TURN) return only({ type: 'confirm', seat: id });
  return new DiceChoices(state, seat);
}

function answersOf({ id: seat, sheet }: PlayerSeat): readonly Command[] {
  const due = sheet.due.at(-1);
  const options = due === undefined ? null : optionsFor(sheet, due);
  return (options ?? []).map((option) => {
    switch (due?.op) {
      case 'levelUp':
        return { type: 'chooseHero', seat, hero: option } as Command;
      case 'fillBox':
        return { type: 'fillBox', seat, item: option } as Command;
      case 'strikeOff':
        return { type: 'strikeOff', seat, monster: option } as Command;
      case 'takeGem':
        return { type: 'takeGem', seat, gem: option } as Command;
      default:
        return { type: 'takeFirst', seat, loot: option } as Command;
    }
  });
}
