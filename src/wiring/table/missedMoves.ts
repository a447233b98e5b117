import type { Chain } from '../../engine/kernel';
import type { ToldMove } from '../../games/contract';

/** Returns what others did since the last command of the viewer who was told, oldest first. */
export function missedMoves(told: Chain<ToldMove>): readonly ToldMove[] {
  const missed: ToldMove[] = [];
  // A command is told to the seat that gave it, and to no other.
  for (let link = told; link !== null && link.value.command === null; link = link.rest) missed.push(link.value);
  return missed.reverse();
}
