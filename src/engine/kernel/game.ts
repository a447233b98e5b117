import type { Parsed, Rejection } from './json';
import type { Seed } from './stream';

export type GameId = string & { readonly brand: 'GameId' };
export type Seat = string & { readonly brand: 'Seat' };

export type Outcome =
  | { readonly over: false }
  | { readonly over: true; readonly result: 'victory' | 'defeat' | 'draw'; readonly winners: readonly Seat[] };

/** Fixed orders of each shuffle and fixed rolls, for tests and puzzles. Whatever it does not fix comes from the seed. */
export interface Script {
  readonly deck?: readonly (readonly string[])[];
  readonly rolls?: readonly number[];
}

/** The cards of a game and the sides of its dice: a script names nothing else. */
export interface Pieces {
  readonly cards: readonly string[];
  readonly sides: number;
}

export interface Fact {
  readonly type: string;
}

export type Step<State, Event> =
  | { readonly ok: true; readonly state: State; readonly events: readonly Event[] }
  | { readonly ok: false; readonly rejection: Rejection };

/** What every game at the table answers. All of it is pure; states, commands and events are plain JSON. */
export interface Game<Setup, State, Command extends Fact, Event extends Fact> {
  readonly id: GameId;
  /** Rises whenever the same commands could lead to another state, or `legal` could list them in another order: replays count on both. */
  readonly rulesVersion: number;
  start(setup: Setup, seed: Seed, script?: Script): State;
  whyIllegal(state: State, command: Command): Rejection | null;
  /** Every distinct command; dice that look alike count once, sets of dice without surplus. */
  legal(state: State): readonly Command[];
  /** Takes whatever `whyIllegal` passes, listed or not, and never throws, however malformed the command. */
  step(state: State, command: Command): Step<State, Event>;
  evolve(state: State, event: Event): State;
  outcome(state: State): Outcome;
  /** Whose decision it is: the party in a cooperative game, one seat or several at once in the others. */
  toAct(state: State): readonly Seat[];
  /** What a seat may know: the order of decks, coins and hands of others masked. */
  view(state: State, seat: Seat): State;
  /** Does this event tell the players something that taking it back would not make unknown again? */
  reveals(event: Event): boolean;
  /** Sentences for whatever in a state can not be: cards lost, health out of bounds. Empty when all is well. */
  faults(state: State): readonly string[];
  /** Sentences for whatever no game from this setup can lead to; asked of states from outside that are without faults. */
  unreachable(setup: Setup, state: State): readonly string[];
  pieces(setup: Setup): Pieces;
  parseSetup(data: unknown): Parsed<Setup>;
  parseCommand(data: unknown): Parsed<Command>;
  parseState(data: unknown): Parsed<State>;
}
