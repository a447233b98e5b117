import { type History, listed, type Move } from '../../../../../engine/kernel';
import type { Command, Event, Setup, State } from '../../../../../engine/onedeck';
import { DelveTeller } from './DelveTeller';
import type { DelveFacts } from './station';

type DelveMove = Move<State, Command, Event>;

/** Retells a game station by station; null for a game whose first moves are not known. */
export function delveOf({ origin, past, state }: History<Setup, State, Command, Event>): DelveFacts | null {
  if (origin.base !== null) return null;
  const moves: readonly DelveMove[] = listed(past);
  const teller = new DelveTeller(moves[0]?.before ?? state);
  for (const [at, move] of moves.entries()) teller.read(move, at);
  return teller.delve();
}
