import type { Shown, TableLayout } from '../table';

/** Returns whether the picture in the middle is the same in both. */
export const isSameMiddle = (one: Shown, other: Shown): boolean =>
  JSON.stringify(one.view.middle) === JSON.stringify(other.view.middle);

/** Returns whether everything but the contents of the tray has the same place in both. */
export const isGroundOf = (one: TableLayout, other: TableLayout): boolean =>
  ([one, other] as const)
    .map(({ scene, boxes, tray }) => JSON.stringify([scene, boxes, tray]))
    .every((ground, _, [first]) => ground === first);
