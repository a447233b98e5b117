import { DUNGEON_IDS, type DungeonId } from '../../../../engine/paper';

const PREFIX = 'dungeon-';

/** The setup of a game in this dungeon, as a page's detail. */
export const placeOfDungeon = (dungeon: DungeonId): string => PREFIX + dungeon;

/** Returns the dungeon that the detail names. */
export function dungeonIn(detail: string | null): DungeonId | undefined {
  return DUNGEON_IDS.find((id) => detail === PREFIX + id);
}
