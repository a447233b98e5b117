import { inset, type Screen } from '../../../../table';

/** The smallest screen that the table is laid on, between its notches; one of the sides is at least `long`. */
export const LEAST_SCREEN = { width: 320, height: 280, long: 560 } as const;

/** Returns whether the screen has room for a whole table. */
export function isServed({ width: across, height: down, safe }: Screen): boolean {
  const { width, height } = inset({ x: 0, y: 0, width: across, height: down }, safe);
  return width >= LEAST_SCREEN.width && height >= LEAST_SCREEN.height && Math.max(width, height) >= LEAST_SCREEN.long;
}
