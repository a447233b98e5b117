import { beginHistory, type Fact, type Game, type History, type Seed } from '../engine/kernel';
import { type Mode, type NewGame, PRACTICE, type TableGame } from '../games/contract';

interface Beginning<Setup, Counts extends Mode> extends NewGame<Setup, Counts> {
  readonly mode: Counts;
}

interface Begun<Setup, State, Command, Event, Counts> extends Omit<TableGame, 'history' | 'mode'> {
  readonly mode: Counts;
  readonly history: History<Setup, State, Command, Event>;
}

export function newGame<Setup, State, Command extends Fact, Event extends Fact, Counts extends Mode>(
  rules: Game<Setup, State, Command, Event>,
  { setup, mode, seed = freshSeed(), seating }: Beginning<Setup, Counts>,
): Begun<Setup, State, Command, Event, Counts> {
  const practice = mode.kind === PRACTICE.kind;
  return anotherGame(rules.id, {
    history: beginHistory(rules, { setup, seed, practice }),
    mode,
    ...(seating && { seating }),
  });
}

/** A game of its own, wherever its moves come from. */
export function anotherGame<Played>(game: string, played: Played): Played & Pick<TableGame, 'game' | 'id'> {
  return { ...played, game, id: chance() };
}

export const freshSeed = (): Seed => chance() as Seed;

function chance(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((word) => word.toString(36)).join('');
}
