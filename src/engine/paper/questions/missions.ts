import { MISSIONS, type MissionId } from '../content/missions';
import { measureOf } from '../rules/measures';
import type { PlayerSeat, State } from '../state';

/** Missions in play that a party misses by one. */
export function missionsOneShort({ missions, dungeon }: State, { sheet }: PlayerSeat): readonly MissionId[] {
  return missions.flatMap(({ id, claimed }) => {
    const { requires, atLeast } = MISSIONS[id];
    return !claimed && measureOf(sheet, dungeon, requires) === atLeast - 1 ? [id] : [];
  });
}
