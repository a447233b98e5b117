import type { Rect } from '../../../../table/ports';
import type { TableLayout } from './ground';

/** The share of both buttons' width that the red button has on a desk. The rest has the words about how it is pressed. */
const SHARE = 0.58;

export interface EndPlace {
  readonly rect: Rect;
  /** The place for words beside it; null where they stand on the button. */
  readonly aside: Rect | null;
}

/** Returns the place of a button that kills. Where no other button stands beside it, it has the width of both on a phone, and most of it on a desk. */
export function endPlace({ shape, buttons: { first, second } }: TableLayout, isAlone: boolean): EndPlace {
  if (!isAlone || second.x >= first.x || second.y !== first.y) return { rect: first, aside: null };
  const whole = { ...second, width: first.x + first.width - second.x };
  if (shape !== 'wide') return { rect: whole, aside: null };
  const width = whole.width * SHARE;
  const aside = { ...whole, width: whole.width - width };
  return { rect: { ...whole, x: aside.x + aside.width, width }, aside };
}
