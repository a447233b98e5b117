import type { Fact, Game, Offer } from './game';
import { InvariantError, required } from './invariant';
import type { Seat } from './seat';

/** Returns what a seat may do now. A game without offers of its own is asked for its list. */
export function offerOf<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  state: State,
  seat?: Seat,
): Offer<State, Command, Event> {
  return game.offer?.(state, seat) ?? listedOffer(game, state, game.legal(state, seat));
}

function listedOffer<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  state: State,
  legal: readonly Command[],
): Offer<State, Command, Event> {
  return {
    length: legal.length,
    at: (place) => legal[place],
    take(place) {
      const taken = game.step(state, required(legal[place], 'a listed command'));
      if (taken.ok) return taken;
      throw new InvariantError(`a listed command is illegal: ${taken.rejection.key}`);
    },
  };
}
