import type { Rect } from '../../../../table/ports';
import type { TableLayout } from './ground';

export interface EndPlace {
  readonly rect: Rect;
  /** The place for words beside it; null where they stand on the button. */
  readonly aside: Rect | null;
}

/** Returns the place of a button that kills. Where no other button stands beside it, it has the width of both on a phone. */
export function endPlace({ shape, buttons: { first, second } }: TableLayout, isAlone: boolean): EndPlace {
  if (!isAlone || second.x >= first.x || second.y !== first.y) return { rect: first, aside: null };
  if (shape === 'wide') return { rect: first, aside: second };
  return { rect: { ...second, width: first.x + first.width - second.x }, aside: null };
}
