import { flatTable } from './flat';
import type { Screen, TableContent, TableLayout } from './ground';
import { inset } from './rect';
import { tallTable } from './tall';
import { wideTable } from './wide';

const LEAST_WIDE = { width: 960, height: 560, aspect: 1.2 } as const;

export function layoutTable(screen: Screen, content: TableContent): TableLayout {
  const { width, height, safe, textScale } = screen;
  const all = inset({ x: 0, y: 0, width, height }, safe);
  const ground = { all, content, textScale };
  if (all.width < all.height * LEAST_WIDE.aspect) return tallTable(ground);
  return all.width < LEAST_WIDE.width || all.height < LEAST_WIDE.height ? flatTable(ground) : wideTable(ground);
}
