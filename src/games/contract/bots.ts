import type { Fact, Game, Seat, Seed } from '../../engine/kernel';

/** A bot's own chance. It has nothing to do with the streams of the game, which no bot sees. */
export interface Luck {
  /** Returns a number from 0 up to, and without, the number of choices. */
  below(choices: number): number;
  /** Returns the seed of one more imagined table. */
  freshSeed(): Seed;
}

/** Decides for one seat. The same view and the same luck lead to the same command. */
export interface Bot<State, Command> {
  /** Returns a command that this seat may give. `view` is what the seat may know, and all that the bot is told. */
  choose(view: State, seat: Seat, luck: Luck): Command;
}

/** The bots of one game, each under its id, and the rules that they think with. The bot `random` belongs to every game. */
export interface GameBots<Setup, State, Command extends Fact, Event extends Fact> {
  readonly rules: Game<Setup, State, Command, Event>;
  readonly bots: Readonly<Record<string, Bot<State, Command>>>;
}

export type AnyGameBots = GameBots<unknown, unknown, Fact, Fact>;
