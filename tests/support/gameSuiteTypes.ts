import type { Fact, Game, Report, Script, Seat, Seed, Viewer } from '../../src/engine/kernel';

/** The suite never looks inside what a game is made of. */
export type AnyGame = Game<unknown, unknown, Fact, Fact>;

/** How many sequences of listed commands there are from a state: `counts[0]` of one command, `counts[1]` of two, and so on. */
export interface Perft<State> {
  readonly name: string;
  readonly from: State;
  readonly counts: readonly number[];
}

/** A game kept as text; without `commands` they are picked by the seed. */
export interface Playthrough<Setup, Command extends Fact = Fact> {
  readonly name: string;
  readonly setup: Setup;
  readonly seed: string;
  readonly script?: Script;
  readonly commands?: readonly Command[];
}

export interface SuiteOptions<Setup, State, Command extends Fact = Fact> {
  readonly setups: readonly [Setup, ...Setup[]];
  readonly rejectionKeys: readonly string[];
  /** Random play must be over by then. */
  readonly mostCommands: number;
  readonly gamesPerSetup?: number;
  /** States that random play hardly ever comes to, to be looked at as well. */
  states?(): readonly State[];
  /** The same state with other things in whatever this viewer may not know; one that knows all gets the state itself. */
  twin(state: State, viewer: Viewer, seed: Seed): State;
  /** What everybody may know, so that views may not mask it. */
  publicPart(state: State): unknown;
  readonly perft: readonly [Perft<State>, ...Perft<State>[]];
  readonly goldens: readonly [Playthrough<Setup, Command>, ...Playthrough<Setup, Command>[]];
}

export interface Turn extends Report<unknown, Fact> {
  readonly command: Fact;
  readonly after: unknown;
}

export interface Walk {
  readonly setup: unknown;
  readonly seed: Seed;
  readonly start: unknown;
  readonly turns: readonly Turn[];
  readonly last: unknown;
  /** Why the game did not come to its end, or null. */
  readonly problem: string | null;
}

export interface Samples {
  readonly options: SuiteOptions<unknown, unknown>;
  readonly walks: readonly Walk[];
  /** Every state of every walk, frozen to the last field. */
  readonly states: readonly unknown[];
  /** Every seat of every setup. */
  readonly seats: readonly Seat[];
  /** The seats, and a spectator. */
  readonly viewers: readonly Viewer[];
  /** One command of each type that was seen. */
  readonly commands: readonly Fact[];
  readonly goldens: readonly { readonly playthrough: Playthrough<unknown>; readonly text: string }[];
}

/** One promise of the contract: it throws when the game breaks it. */
export interface Check {
  readonly name: string;
  /** Most checks see the game through copies of everything it is given; this one does not. */
  readonly bare?: boolean;
  run(game: AnyGame, samples: Samples): void;
}
