export const clamped = (value: number): number => Math.max(0, Math.min(1, value));
/** Returns how far a moment of an act is along a stretch of it. */
export const between = (share: number, from: number, to: number): number => clamped((share - from) / (to - from));
/** Begins and ends at rest. */
export const smooth = (way: number): number => way * way * (3 - 2 * way);
/** Begins at once and comes to rest. */
export const landing = (way: number): number => 1 - (1 - way) ** 3;
/** Goes there and back. */
export const swell = (way: number): number => Math.sin(way * Math.PI);
/** Goes past where it is going, and comes back: what is heavy cannot stop at once. */
export const overshot = (way: number): number => 1 + 2.4 * (way - 1) ** 3 + 1.4 * (way - 1) ** 2;

const GOLDEN = 0.618034;
/** Returns a number from 0 to 1, another for each limb and always the same. */
export const spread = (at: number): number => ((at + 1) * GOLDEN) % 1;
/** Returns the same as a number from -1 to 1. */
export const chance = (at: number): number => spread(at) * 2 - 1;
