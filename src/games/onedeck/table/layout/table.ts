import { inset, type Screen } from '../../../../table';
import type { Rect } from '../../../../table/ports';
import { flatTable } from './flat';
import type { TableContent, TableLayout } from './ground';
import { LEAST_SCREEN } from './leastScreen';
import { flatLoot, tallLoot, wideLoot } from './lootTables';
import { flatSill } from './sill/flat';
import { tallSill } from './sill/tall';
import { withoutBoxes, withPair } from './split/pair';
import { splitTable } from './split/split';
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
  const shape = shapeOf(all, textScale);
  const { loot, sill, split } = content;
  if (split?.isAtDoor === true) return withPair(TABLES[shape](withoutBoxes(ground)), content);
  if (split !== undefined) return splitTable(ground, shape);
  if (loot !== null) return LOOT[shape]({ ...ground, loot });
  return (sill === undefined ? TABLES : SILLS)[shape](ground);
}

const TABLES = { tall: tallTable, flat: flatTable, wide: wideTable } as const;
const SILLS = { tall: tallSill, flat: flatSill, wide: wideTable } as const;
const LOOT = { tall: tallLoot, flat: flatLoot, wide: wideLoot } as const;

function shapeOf(all: Rect, textScale: number): TableLayout['shape'] {
  if (all.height >= LEAST_TALL && all.width < all.height * LEAST_WIDE.aspect) return 'tall';
  const least = LEAST_WIDE.height + LEAST_WIDE.letters * (textScale - 1);
  return all.width < LEAST_WIDE.width || all.height < least ? 'flat' : 'wide';
}
