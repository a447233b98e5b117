import type { Rect } from '../../../../table/ports';
import type { TableContent, TableLayout } from './ground';
import { TOUCH } from './parts';

const GAP = 7;
const LEAST = 16;
/** The size of the portrait before a hero's dice, as a part of a die. */
const OWNER = 0.9;
/** The margin of the plate under a hero's dice. */
const PLATE = 3;
/** The most that is added between the rows of two heroes, as a part of a die. */
const MOST_APART = 0.3;
/** Dice may shrink to this part of their size so that each hero has a separate row. */
const APART = 0.8;

/** The hero of each die, and the abilities of all heroes for their number. */
type Pool = Pick<TableContent, 'dice' | 'abilities'>;
type Placed = Pick<TableLayout, 'dice' | 'owners'>;
type Laid = Placed & { readonly height: number };

/** Places dice in rows, as large as fit and at most `most`, grouped by hero. */
export function placeDice(area: Rect, pool: Pool, most: number): Placed {
  if (pool.dice.length === 0) return { dice: [], owners: [] };
  // Without a size of at least `LEAST` no row would ever be full.
  let side = Math.max(LEAST, Math.floor(most) || 0);
  let laid = rowsOf(area.width, pool, { side });
  while (laid.height > area.height + 0.01 && side > LEAST) {
    side = Math.max(LEAST, side - 1);
    laid = rowsOf(area.width, pool, { side });
  }
  laid = rowForEach(area, pool, side) ?? evened(area.width, pool, { side, laid });
  // The rest of the height becomes a gap between the rows of two heroes.
  const begins = laid.owners.filter(({ rect }) => rect.x === 0 && rect.y > 0).map(({ rect }) => rect.y);
  const more = Math.min(side * MOST_APART, Math.max(0, area.height - laid.height) / (begins.length + 1));
  const top = area.y + (area.height - laid.height - more * begins.length) / 2;
  const moved = (rect: Rect): Rect => ({
    ...rect,
    x: area.x + rect.x,
    y: top + rect.y + more * begins.filter((y) => y <= rect.y + PLATE).length,
  });
  return {
    dice: laid.dice.map(moved),
    owners: laid.owners.map(({ hero, rect, plates }) => ({ hero, rect: moved(rect), plates: plates.map(moved) })),
  };
}

/** Gives each hero a separate row if the dice shrink only a little. Returns null otherwise. */
function rowForEach(area: Rect, pool: Pool, most: number): Laid | null {
  const count = new Set(pool.dice).size;
  const least = Math.max(most * APART, Math.min(most, TOUCH));
  for (let side = most; count > 1 && side >= least; side -= 1) {
    const laid = rowsOf(area.width, pool, { side, apart: true });
    if (laid.height <= count * (side + GAP) - GAP && laid.height <= area.height + 0.01) return laid;
  }
  return null;
}

/** Narrows the rows as far as their number stays the same, so that the last row is not much shorter than the others. */
function evened(width: number, pool: Pool, { side, laid }: { readonly side: number; readonly laid: Laid }): Laid {
  const narrower = rowsOf(width - side - GAP, pool, { side });
  return narrower.height > laid.height + 0.01 || width <= side * 2
    ? laid
    : evened(width - side - GAP, pool, { side, laid: narrower });
}

/** Returns the height of dice of this size at this width. */
export function diceHeight(width: number, pool: Pool, side: number): number {
  return pool.dice.length === 0 ? 0 : rowsOf(width, pool, { side }).height;
}

interface RowStyle {
  readonly side: number;
  /** The dice of each hero begin a new row. */
  readonly apart?: boolean;
}

function rowsOf(width: number, { dice: heroes, abilities }: Pool, { side, apart = false }: RowStyle): Laid {
  const order = [...new Set(heroes)].sort((one, other) => one - other);
  const several = abilities.length > 1;
  const dice: Rect[] = [];
  const owners: { hero: number; rect: Rect; plates: readonly Rect[] }[] = [];
  let x = 0;
  let y = 0;
  const wrapFor = (wide: number): void => {
    if (x === 0 || x + wide <= width + 0.01) return;
    x = 0;
    y += side + GAP;
  };
  for (const hero of order) {
    const own: Rect[] = [];
    const portrait = side * OWNER;
    if (several) {
      wrapFor(apart ? width : portrait + GAP / 2 + side);
      own.push({ x, y, width: portrait, height: side });
      x += portrait + GAP / 2;
    }
    for (const [at, whose] of heroes.entries()) {
      if (whose !== hero) continue;
      wrapFor(side);
      const die = { x, y, width: side, height: side };
      dice[at] = die;
      own.push(die);
      x += side + GAP;
    }
    const [first] = own;
    if (several && first !== undefined) owners.push({ hero, rect: first, plates: platesUnder(own) });
    x += several ? GAP : 0;
  }
  return { dice, owners, height: y + side };
}

/** Returns one plate for each row of a hero's dice, so that dice that belong together are seen together. */
function platesUnder(own: readonly Rect[]): readonly Rect[] {
  return [...new Set(own.map(({ y }) => y))].map((y) => {
    const row = own.filter((rect) => rect.y === y);
    const left = Math.min(...row.map(({ x }) => x));
    const right = Math.max(...row.map(({ x, width }) => x + width));
    const high = row[0]?.height ?? 0;
    return { x: left - PLATE, y: y - PLATE, width: right - left + PLATE * 2, height: high + PLATE * 2 };
  });
}
