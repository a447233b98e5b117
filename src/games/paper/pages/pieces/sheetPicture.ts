import './pieces.css';
import { DUNGEONS, type DungeonId, GEM_IDS, HERO_IDS, ITEM_IDS, ROOM_IDS, ROOMS } from '../../../../engine/paper';
import { made, shape } from '../../../../pages';
import type { KeptSheet } from '../../records';
import type { PicturePlace } from './art';
import { cornerOf, MAP, ROOM } from './mapLines';
import { mapShapes } from './mapPicture';
import { printed } from './print';
import { roomPrint } from './roomPrint';

const EDGE = 2;
/** The wing with the tracks, at the right of the map. */
const WING = { left: MAP.width + 3, width: 38 } as const;
const SIGN = 6;
const STEP = 5.2;
const PITCH = 8.6;

/**
 * Returns a sheet as it was written: the way on the map, levels, items, gems, potions and damage; a large one has what is printed in its
 * rooms, too. It is hidden from screen readers.
 */
export function sheetPicture(dungeon: DungeonId, sheet: KeptSheet, size: 'large' | 'small' = 'small'): HTMLElement {
  const frame = made('span', { className: 'paper-sheet' });
  const width = WING.left + WING.width + 2 * EDGE;
  const viewBox = `${-EDGE} ${-EDGE} ${width} ${MAP.height + 2 * EDGE}`;
  frame.setAttribute('aria-hidden', 'true');
  frame.append(
    shape(
      'svg',
      { viewBox },
      ...mapShapes(dungeon, sheet.path),
      ...(size === 'large' ? ROOM_IDS.flatMap(roomPrint) : []),
      ...lairs(dungeon, sheet),
      ...things(sheet),
      ...tracks(sheet),
    ),
  );
  return frame;
}

/** The head of a boss that was fought stands in its light. */
function lairs(dungeon: DungeonId, { bosses }: KeptSheet): readonly SVGElement[] {
  return DUNGEONS[dungeon].lairs.flatMap(({ room, boss }, at) => {
    const { x, y } = cornerOf(room);
    const isFought = bosses[at]?.fought === true;
    const light = { cx: x + ROOM / 2, cy: y + ROOM / 2, r: 4.6, class: isFought ? 'lair-drawn won' : 'lair-drawn' };
    return [shape('circle', light), printed(`crest/${boss}`, { x: x + 1, y: y + 1, size: 8 }, 'lair-boss')];
  });
}

/** Gems that were taken, and monsters that were crossed out. */
function things({ taken, beaten }: KeptSheet): readonly SVGElement[] {
  return ROOM_IDS.flatMap((room) => {
    const { monster, loot } = ROOMS[room];
    const { x, y } = cornerOf(room);
    const gem = GEM_IDS.find((id) => loot.includes(id));
    const cross = `M${x + 1.2} ${y + 1.2}l5.4 5.4m0 -5.4l-5.4 5.4`;
    const ring = { cx: x + 7.5, cy: y + 7.7, r: 2.3, class: 'gem-ring' };
    return [
      ...(monster !== null && beaten.includes(monster) ? [shape('path', { d: cross, class: 'crossed' })] : []),
      ...(gem !== undefined && taken.includes(gem)
        ? [shape('circle', ring), printed('mark/gem', { x: x + 5.7, y: y + 5.9, size: 3.6 }, 'gem-taken')]
        : []),
    ];
  });
}

interface Row {
  readonly kind: string;
  readonly place: PicturePlace;
  readonly filled: number;
  readonly of: number;
}

/** One row of boxes for each hero, then the items, then gems, potions and damage. */
function tracks({ heroes, items, gems, potions, damage }: KeptSheet): readonly SVGElement[] {
  const rows: readonly Row[] = [
    ...HERO_IDS.map((hero): Row => ({ kind: 'hero', place: `hero/${hero}`, filled: heroes[hero], of: 6 })),
    { kind: 'gem', place: 'mark/gem', filled: gems, of: 10 },
    { kind: 'potion', place: 'mark/flask', filled: potions, of: 12 },
    { kind: 'damage', place: 'mark/heart', filled: damage, of: 24 },
  ];
  const made = ITEM_IDS.map((item, at) =>
    printed(
      `item/${item}`,
      { x: WING.left + at * 4.7, y: 1 + 4 * PITCH, size: 4.4 },
      items[item] === 2 ? 'item-made' : 'item-open',
    ),
  );
  return [...rows.flatMap((row, at) => boxesOf(row, 0.5 + (at < HERO_IDS.length ? at : at + 1) * PITCH)), ...made];
}

/** A row that is too long for boxes of full size has narrower ones. */
function boxesOf({ kind, place, filled, of }: Row, y: number): readonly SVGElement[] {
  const left = WING.left + SIGN + 1;
  const step = Math.min(STEP, (WING.width - SIGN - 1) / of);
  const boxes = Array.from({ length: of }, (_, at) =>
    shape('rect', {
      ...{ x: left + at * step, y: y + 0.9, width: step * 0.82, height: 4.4, rx: Math.min(0.9, step * 0.2) },
      class: at < filled ? `box-drawn of-${kind} filled` : `box-drawn of-${kind}`,
    }),
  );
  return [printed(place, { x: WING.left, y, size: SIGN }, `sign-${kind}`), ...boxes];
}
