import { inset, type Screen } from '../../../../table';
import { flatTable } from './flat';
import type { TableContent, TableLayout } from './ground';
import { LEAST_SCREEN } from './leastScreen';
import { tallTable } from './tall';
import { wideTable } from './wide';

/** The smallest height of the tall layout. */
const LEAST_TALL = LEAST_SCREEN.long;
/** The smallest screen of the wide layout; `letters` is the height that twice the text size adds. */
const LEAST_WIDE = { width: 960, height: 560, letters: 80, aspect: 1.2 } as const;

export function layoutTable(screen: Screen, content: TableContent): TableLayout {
  const { width, height, safe, textScale } = screen;
  const all = inset({ x: 0, y: 0, width, height }, safe);
  const ground = { all, content, textScale };
  if (all.height >= LEAST_TALL && all.width < all.height * LEAST_WIDE.aspect) return tallTable(ground);
  const least = LEAST_WIDE.height + LEAST_WIDE.letters * (textScale - 1);
  return all.width < LEAST_WIDE.width || all.height < least ? flatTable(ground) : wideTable(ground);
}
