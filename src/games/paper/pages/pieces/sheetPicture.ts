import './pieces.css';
import { DUNGEONS, type DungeonId, GEM_IDS, HERO_IDS, ITEM_IDS, ROOM_IDS, ROOMS } from '../../../../engine/paper';
import { made, shape } from '../../../../pages';
import type { KeptSheet } from '../../records';
import { cornerOf, MAP, ROOM } from './mapLines';
import { mapShapes } from './mapPicture';

const EDGE = 2;
/** The wing with the tracks, at the right of the map. */
const WING = { left: MAP.width + 4, width: 32 } as const;
const BOX = 4;
const STEP = 5.2;

/** Returns a sheet as it was written: the way on the map, levels, items, gems, potions and damage. It is hidden from screen readers. */
export function sheetPicture(dungeon: DungeonId, sheet: KeptSheet): HTMLElement {
  const frame = made('span', { className: 'paper-sheet' });
  const width = WING.left + WING.width + 2 * EDGE;
  const viewBox = `${-EDGE} ${-EDGE} ${width} ${MAP.height + 2 * EDGE}`;
  const parchment = { x: -EDGE, y: -EDGE, width, height: MAP.height + 2 * EDGE, rx: 1.5, class: 'parchment' };
  frame.setAttribute('aria-hidden', 'true');
  frame.append(
    shape(
      'svg',
      { viewBox },
      shape('rect', parchment),
      ...mapShapes(dungeon, sheet.path),
      ...lairs(dungeon, sheet),
      ...things(sheet),
      ...tracks(sheet),
    ),
  );
  return frame;
}

/** A lair is filled when its boss was fought. */
function lairs(dungeon: DungeonId, { bosses }: KeptSheet): readonly SVGElement[] {
  return DUNGEONS[dungeon].lairs.map(({ room }, at) => {
    const { x, y } = cornerOf(room);
    const isFought = bosses[at]?.fought === true;
    return shape('circle', { cx: x + ROOM / 2, cy: y + ROOM / 2, r: 3, class: isFought ? 'lair-drawn won' : 'lair-drawn' });
  });
}

/** Gems that were taken, and monsters that were crossed out. */
function things({ taken, beaten }: KeptSheet): readonly SVGElement[] {
  return ROOM_IDS.flatMap((room) => {
    const { monster, loot } = ROOMS[room];
    const { x, y } = cornerOf(room);
    const gem = GEM_IDS.find((id) => loot.includes(id));
    const cross = `M${x + 1.5} ${y + 1.5}l4 4m0 -4l-4 4`;
    const diamond = `M${x + 7.5} ${y + 5}l1.7 2.2l-1.7 2.2l-1.7 -2.2Z`;
    return [
      ...(monster !== null && beaten.includes(monster) ? [shape('path', { d: cross, class: 'crossed' })] : []),
      ...(gem !== undefined && taken.includes(gem) ? [shape('path', { d: diamond, class: 'gem-drawn' })] : []),
    ];
  });
}

interface Row {
  readonly kind: string;
  readonly filled: number;
  readonly of: number;
}

/** One row of boxes for each hero, items two in a row, then gems, potions and damage. */
function tracks({ heroes, items, gems, potions, damage }: KeptSheet): readonly SVGElement[] {
  const rows: readonly Row[] = [
    ...HERO_IDS.map((hero) => ({ kind: 'hero', filled: heroes[hero], of: 6 })),
    { kind: 'item', filled: ITEM_IDS.filter((item) => items[item] === 2).length, of: 8 },
    { kind: 'gem', filled: gems, of: 10 },
    { kind: 'potion', filled: potions, of: 12 },
    { kind: 'damage', filled: damage, of: 24 },
  ];
  return rows.flatMap((row, at) => boxesOf(row, 2 + at * (STEP + 3)));
}

/** A row that is too long for boxes of full size has narrower ones. */
function boxesOf({ kind, filled, of }: Row, y: number): readonly SVGElement[] {
  const step = Math.min(STEP, WING.width / of);
  return Array.from({ length: of }, (_, at) =>
    shape('rect', {
      ...{ x: WING.left + at * step, y, width: step * 0.8, height: BOX, rx: Math.min(1, step * 0.2) },
      class: at < filled ? `box-drawn of-${kind} filled` : `box-drawn of-${kind}`,
    }),
  );
}
