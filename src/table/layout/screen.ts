import type { Insets } from './rect';

/** The room for a table. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  /** The part of each side that a notch or a rounded corner may hide. */
  readonly safe: Insets;
  /** 1 to 1.5. */
  readonly textScale: number;
}

/** Returns the size of an element, its safe area and the scale of its text. */
export function screenOf(element: HTMLElement, textScale: number): Screen {
  const style = getComputedStyle(element);
  const side = (name: string): number => Number.parseFloat(style.getPropertyValue(`--safe-${name}`)) || 0;
  const safe = { top: side('top'), right: side('right'), bottom: side('bottom'), left: side('left') };
  return { width: element.clientWidth, height: element.clientHeight, safe, textScale };
}
