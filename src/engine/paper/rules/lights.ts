import type { DungeonId } from '../content/dungeons';
import { LIGHT_IDS, LIGHTS, type LightId } from '../content/rivals';

export interface Reached {
  /** Rounds that are over. */
  readonly rounds: 1 | 2 | 3;
  /** Points if the game ended now. */
  readonly points: number;
}

/** Alone: the lights of a dungeon that so many points light after so many rounds. */
export function lightsLit(dungeon: DungeonId, { rounds, points }: Reached): readonly LightId[] {
  return LIGHT_IDS.filter((light) => {
    const { glory, pace } = LIGHTS[dungeon][light];
    return points >= (pace[rounds - 1] ?? glory);
  });
}
