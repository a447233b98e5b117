import { inset } from '../../../../table';
import type { Screen } from './ground';

/** The smallest screen that the table is laid on, between its notches; one of the sides is at least `long`. */
export const LEAST_SCREEN = { width: 320, height: 280, long: 560 } as const;

/** Returns the size of an element, its safe area and the scale of its text. */
export function screenOf(element: HTMLElement, textScale: number): Screen {
  const style = getComputedStyle(element);
  const side = (name: string): number => Number.parseFloat(style.getPropertyValue(`--safe-${name}`)) || 0;
  const safe = { top: side('top'), right: side('right'), bottom: side('bottom'), left: side('left') };
  return { width: element.clientWidth, height: element.clientHeight, safe, textScale };
}

/** Returns whether the screen has room for a whole table. */
export function isServed({ width: across, height: down, safe }: Screen): boolean {
  const { width, height } = inset({ x: 0, y: 0, width: across, height: down }, safe);
  return width >= LEAST_SCREEN.width && height >= LEAST_SCREEN.height && Math.max(width, height) >= LEAST_SCREEN.long;
}
