import type { DungeonId } from './dungeons';

/** Marks to beat alone, from the lowest to the highest. */
export const LIGHT_IDS = ['ember', 'candle', 'torch', 'lantern', 'beacon'] as const;
export type LightId = (typeof LIGHT_IDS)[number];

export interface LightFacts {
  /** Points at the end of the game. */
  readonly glory: number;
  /** Points if the game ended after round 1 and after round 2. */
  readonly pace: readonly [number, number];
}

export const LIGHTS: Readonly<Record<DungeonId, Readonly<Record<LightId, LightFacts>>>> = {
  a: {
    ember: { glory: 64, pace: [25, 54] },
    candle: { glory: 70, pace: [27, 59] },
    torch: { glory: 77, pace: [30, 64] },
    lantern: { glory: 84, pace: [33, 69] },
    beacon: { glory: 94, pace: [38, 77] },
  },
  b: {
    ember: { glory: 73, pace: [27, 63] },
    candle: { glory: 81, pace: [29, 67] },
    torch: { glory: 88, pace: [30, 71] },
    lantern: { glory: 96, pace: [32, 75] },
    beacon: { glory: 109, pace: [35, 82] },
  },
  c: {
    ember: { glory: 65, pace: [23, 53] },
    candle: { glory: 72, pace: [25, 58] },
    torch: { glory: 80, pace: [28, 64] },
    lantern: { glory: 86, pace: [30, 68] },
    beacon: { glory: 97, pace: [33, 77] },
  },
  d: {
    ember: { glory: 63, pace: [26, 57] },
    candle: { glory: 71, pace: [27, 59] },
    torch: { glory: 78, pace: [27, 61] },
    lantern: { glory: 85, pace: [27, 63] },
    beacon: { glory: 93, pace: [28, 65] },
  },
  e: {
    ember: { glory: 72, pace: [30, 61] },
    candle: { glory: 80, pace: [32, 66] },
    torch: { glory: 89, pace: [34, 71] },
    lantern: { glory: 96, pace: [35, 75] },
    beacon: { glory: 105, pace: [37, 79] },
  },
  f: {
    ember: { glory: 73, pace: [28, 63] },
    candle: { glory: 81, pace: [30, 68] },
    torch: { glory: 88, pace: [32, 73] },
    lantern: { glory: 97, pace: [35, 78] },
    beacon: { glory: 104, pace: [37, 82] },
  },
  g: {
    ember: { glory: 68, pace: [28, 62] },
    candle: { glory: 76, pace: [29, 64] },
    torch: { glory: 83, pace: [30, 66] },
    lantern: { glory: 89, pace: [30, 68] },
    beacon: { glory: 98, pace: [32, 71] },
  },
  h: {
    ember: { glory: 60, pace: [30, 60] },
    candle: { glory: 71, pace: [33, 65] },
    torch: { glory: 78, pace: [35, 68] },
    lantern: { glory: 85, pace: [37, 72] },
    beacon: { glory: 94, pace: [40, 76] },
  },
  i: {
    ember: { glory: 70, pace: [27, 60] },
    candle: { glory: 79, pace: [30, 66] },
    torch: { glory: 87, pace: [32, 71] },
    lantern: { glory: 93, pace: [34, 75] },
    beacon: { glory: 103, pace: [37, 81] },
  },
  j: {
    ember: { glory: 69, pace: [28, 59] },
    candle: { glory: 77, pace: [29, 65] },
    torch: { glory: 84, pace: [31, 70] },
    lantern: { glory: 92, pace: [33, 75] },
    beacon: { glory: 102, pace: [35, 83] },
  },
  k: {
    ember: { glory: 67, pace: [26, 56] },
    candle: { glory: 73, pace: [28, 61] },
    torch: { glory: 81, pace: [31, 67] },
    lantern: { glory: 89, pace: [34, 73] },
    beacon: { glory: 99, pace: [38, 80] },
  },
  l: {
    ember: { glory: 69, pace: [27, 66] },
    candle: { glory: 76, pace: [28, 69] },
    torch: { glory: 86, pace: [30, 73] },
    lantern: { glory: 93, pace: [31, 76] },
    beacon: { glory: 101, pace: [32, 79] },
  },
};
