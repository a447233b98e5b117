import type { DoorSlot, State } from '../state';
import { flatMapped } from './listing';
import { partyFacts } from './party';
import { timeOfExploring } from './time';

export function freeSlots(state: State): readonly DoorSlot[] {
  return flatMapped(state.doors, (door, slot) => (door === null ? [slot] : []));
}

export function canExplore(state: State): boolean {
  return state.deck.length > 0 && state.doors.includes(null);
}

/** The doors that exploring finds: the time for it is spent first, and a door of four heroes needs two cards. */
export function doorsFound(state: State): number {
  const left = Math.max(0, state.deck.length - timeOfExploring(state));
  return Math.min(freeSlots(state).length, Math.floor(left / partyFacts(state).cardsPerDoor));
}
