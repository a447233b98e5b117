import { DUNGEON_IDS, type DungeonId } from '../../../../engine/paper';
import { ownTotal, type PaperEntry } from '../../records';

export interface Best {
  readonly total: number;
  /** The lights that were lit alone. */
  readonly lights: number;
}

type EndedIn = Pick<PaperEntry, 'dungeon' | 'seats' | 'lights'>;

/** Returns the best of each dungeon that was played. */
export function bestByDungeon(entries: readonly EndedIn[]): ReadonlyMap<DungeonId, Best> {
  const best = new Map<DungeonId, Best>();
  for (const entry of entries) {
    const before = best.get(entry.dungeon);
    const total = Math.max(ownTotal(entry), before?.total ?? Number.NEGATIVE_INFINITY);
    best.set(entry.dungeon, { total, lights: Math.max(entry.lights, before?.lights ?? 0) });
  }
  return best;
}

/** Returns the first dungeon that was never played, else the first of those with the fewest lights. */
export function nextDungeon(best: ReadonlyMap<DungeonId, Best>): DungeonId {
  const unplayed = DUNGEON_IDS.find((id) => !best.has(id));
  const lightsOf = (id: DungeonId): number => best.get(id)?.lights ?? 0;
  return unplayed ?? [...DUNGEON_IDS].sort((one, other) => lightsOf(one) - lightsOf(other))[0] ?? 'a';
}
