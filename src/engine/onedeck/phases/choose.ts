import { reject } from '../rejections';
import type { DoorSlot, State } from '../state';
import type { Telling } from '../telling';
import type { Act } from './phase';

export const explore: Act<'explore'> = {
  whyIllegal(state) {
    if (state.deck.length === 0) return reject('deckEmpty');
    return freeSlots(state).length === 0 ? reject('doorsFull', { limit: state.doors.length }) : null;
  },
  forms: () => [{ type: 'explore' }],
  carryOut(telling) {
    for (const door of freeSlots(telling.state)) {
      if (telling.state.deck.length > 0) telling.tell({ type: 'doorPlaced', door });
    }
    // R23: an explore that takes the last card shows the stairs, and the turn ends there.
    if (telling.state.deck.length === 0) telling.tell({ type: 'stairsFound' });
    telling.tell({ type: 'turnEnded' });
  },
};

export const enter: Act<'enter'> = {
  whyIllegal(state, { door: slot }) {
    const door = Number.isSafeInteger(slot) ? state.doors[slot] : null;
    if (door === null || door === undefined) return reject('noSuchDoor');
    return door.open ? reject('openDoorStays') : null;
  },
  forms: (state) => state.doors.map((_, door) => ({ type: 'enter', door })),
  carryOut(telling, { door }) {
    const card = telling.state.doors[door]?.card;
    if (card !== undefined) telling.tell({ type: 'doorOpened', door, card });
  },
};

/** R24: with nothing to explore and nothing to enter the turn passes. */
export function beginChoice(telling: Telling): void {
  telling.tell({ type: 'choiceBegun' });
  const acts = [...explore.forms(telling.state), ...enter.forms(telling.state)];
  const possible = acts.some(
    (act) => (act.type === 'explore' ? explore : enter).whyIllegal(telling.state, act as never) === null,
  );
  if (!possible) telling.tell({ type: 'turnEnded' });
}

function freeSlots(state: State): readonly DoorSlot[] {
  return state.doors.flatMap((door, slot) => (door === null ? [slot] : []));
}
