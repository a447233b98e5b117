import type { Fact, Game } from './game';
import type { Rejection } from './json';
import type { Seat } from './seat';

/** A command, and the seat that it came from. */
export interface Given<Command> {
  readonly seat: Seat;
  readonly command: Command;
}

/**
 * Returns why this seat may not give this command, or null. `step` trusts the seat that a command names, so a caller
 * that takes commands from several seats asks here first. The command of another seat is refused before the rules
 * are asked: their answer could tell what only that seat may know.
 */
export function whyNotGiven<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  state: State,
  { seat, command }: Given<Command>,
): Rejection | null {
  const owner = game.seatOf(state, command);
  return owner === null || owner === seat ? game.whyIllegal(state, command) : { key: 'commandOfAnotherSeat' };
}
