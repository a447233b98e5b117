import type { Telling } from '../telling';

/** Everybody learns what the others have done, in the order of seats. */
export function showTurns(telling: Telling): void {
  for (const { id, told } of telling.state.seats) telling.tell({ type: 'turnShown', seat: id, events: told });
}
