import type { DungeonId } from '../../../../engine/paper';

/** The hue of the light on the paper of each dungeon's lairs. */
const HUES: Readonly<Record<DungeonId, number>> = {
  ...{ a: 34, b: 190, c: 262, d: 46, e: 84, f: 312, g: 216, h: 150, i: 286, j: 18, k: 170, l: 4 },
};

/** Returns the colour of the light on the edges of the paper. */
export const lightOf = (dungeon: DungeonId): string => `hsl(${HUES[dungeon]},90%,74%)`;

/** Returns the hue of the light far behind the paper. */
export const hueOf = (dungeon: DungeonId): number => HUES[dungeon];
