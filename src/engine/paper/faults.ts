import { whyUnsound } from './soundness/table';
import type { PlayerSeat, State } from './state';

/** Lists contradictions in a state that no sequence of commands can lead to. */
export function faults(state: State): readonly string[] {
  const why = whyUnsound(state);
  return why === null ? [...cardFaults(state), ...state.seats.flatMap(sheetFaults)] : [why];
}

/** A card is dealt to one seat at most. */
function cardFaults({ seats }: State): readonly string[] {
  const objectives = seats.flatMap(({ hand, objective }) => hand?.objectives ?? objective ?? []);
  const powers = seats.flatMap(({ hand, power }) => hand?.powers ?? power ?? []);
  const found: string[] = [];
  if (new Set(objectives).size !== objectives.length) found.push('two seats have the same objective');
  if (new Set(powers).size !== powers.length) found.push('two seats have the same power');
  return found;
}

function sheetFaults({ id, sheet }: PlayerSeat): readonly string[] {
  return sheet.lair && sheet.path.length === 0 ? [`${id} was in a lair without a step`] : [];
}
