import type { Due } from './bonuses';

export const GEM_BOXES = 10;

/** Points by the number of marked gems. */
export const GEM_POINTS: readonly number[] = [0, 3, 6, 10, 14, 19, 24, 30, 36, 43, 50];

/** Printed in boxes of the gem track, by the number of the box. */
export const GEM_BONUSES: Readonly<Record<number, Due>> = {
  3: { op: 'potions', times: 1 },
  6: { op: 'fillBox', times: 1, apart: null },
  9: { op: 'levelUp', times: 1, apart: null },
};
