import { beginHistory, type Seed } from '../engine/kernel';
import { FREE, type Mode, oneDeckDungeon, type Setup } from '../engine/onedeck';
import type { NewGame as NewGameOf } from '../games/contract';
import type { TableGame, TableHistory } from '../games/onedeck';

export type NewGame = NewGameOf<Setup, Mode>;

export function newGame({ setup, mode = FREE, seed = freshSeed() }: NewGame): TableGame {
  const practice = mode.kind === 'practice';
  return anotherGame(beginHistory(oneDeckDungeon, { setup, seed, practice }), mode);
}

/** A game of its own, wherever its moves come from. */
export function anotherGame(history: TableHistory, mode: Mode): TableGame {
  return { id: chance(), mode, history };
}

export const freshSeed = (): Seed => chance() as Seed;

function chance(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((word) => word.toString(36)).join('');
}
