import { Draft } from './draft';
import type { Event, TableEvent } from './events';
import { applyToSheet, isSheetEvent } from './evolvers/sheet';
import { TABLE_EVOLVERS } from './evolvers/table';
import { isSecret, seatAt } from './rules/seats';
import type { SheetEvent } from './sheetEvents';
import type { State } from './state';

/** The one builder of states. */
export function evolve(state: State, event: Event): State {
  const draft = new Draft(state);
  apply(draft, event);
  return draft.state;
}

/** Moves a state on that nobody else holds. */
export function apply(draft: Draft, event: Event): void {
  if (isSheetEvent(event)) write(draft, event);
  else (TABLE_EVOLVERS[event.type] as (draft: Draft, event: TableEvent) => void)(draft, event);
}

/** In secret, the sheet as everybody knows it is kept beside the one that changes (P5). */
function write(draft: Draft, event: SheetEvent): void {
  const at = seatAt(event.seat);
  if (isSecret(draft.state)) {
    const seat = draft.seat(at);
    if (seat.open === null) {
      seat.open = seat.sheet;
      draft.shareSheet(at, seat.sheet);
    }
    seat.told = [...seat.told, event];
  }
  applyToSheet(draft.sheet(at), event);
}
