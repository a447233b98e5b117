import type { DoorSlot, State } from '../state';
import { flatMapped } from './listing';
import { partyFacts, sideFacts } from './party';
import { timeOfExploring } from './time';

export function freeSlots(state: State): readonly DoorSlot[] {
  return flatMapped(state.doors, (door, slot) => (door === null ? [slot] : []));
}

export function canExplore(state: State): boolean {
  return state.deck.length > 0 && state.doors.includes(null);
}

/** R30: whether somebody who flees from a door may add another one by stealth. */
export function canAddDoor(state: State): boolean {
  const hasStealth = state.heroes.some(({ id }) => sideFacts(state, id).skill === 'stealth');
  return hasStealth && canExplore(state);
}

/** The doors that exploring finds: the time for it is spent first, and a door of four heroes needs two cards. */
export function doorsFound(state: State): number {
  const left = Math.max(0, state.deck.length - timeOfExploring(state));
  return Math.min(freeSlots(state).length, Math.floor(left / partyFacts(state).cardsPerDoor));
}
