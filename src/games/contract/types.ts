import type { Fact, Game, History } from '../../engine/kernel';

/** Any game, for code that passes setups, states, commands and events on and looks into none of them. */
export type AnyGame = Game<unknown, unknown, Fact, Fact>;
export type AnyHistory = History<unknown, unknown, Fact, Fact>;
