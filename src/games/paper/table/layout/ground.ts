import { COLUMNS, HERO_IDS, type HeroId, ITEM_IDS, type ItemId, ROWS, type RoomId } from '../../../../engine/paper';
import { type BarTool, columns, type Insets, inset, type Rect, rows, type Screen } from '../../../../table';
import type { PartId } from '../partIds';

/** The least side of what a finger has to find. */
export const TOUCH = 44;
export const EDGE = 8;
export const GAP = 4;

/** What has to find its place in this moment. */
export interface PaperContent {
  readonly seats: number;
  /** Things in the tray that can be pressed and have no place on the sheet. */
  readonly answers: number;
  readonly hasGo: boolean;
  /** The items lie over the map where both have no room. */
  readonly areItemsOpen: boolean;
  /** Cards are chosen before any die is thrown: they have the room of the dice, too. */
  readonly areCards: boolean;
  /** The sheet of another party is looked at. */
  readonly isLooking: boolean;
}

/** `wide` is the whole sheet; `tall` and `flat` are phones upright and lying. */
export type PaperShape = 'wide' | 'tall' | 'flat';

export interface PaperLayout {
  readonly shape: PaperShape;
  readonly text: number;
  readonly bar: Rect;
  readonly title: Rect;
  readonly tools: Readonly<Partial<Record<BarTool, Rect>>>;
  readonly seats: readonly Rect[];
  /** Tells how many are ready, where there is no room for all seats. */
  readonly chip: Rect | null;
  /** The seats above a sheet that is looked at, where the bar has no room for them. */
  readonly tabs: readonly Rect[];
  /** The place of the sheet that is looked at, and of those that lie beside the own one. */
  readonly sheet: Rect;
  readonly others: readonly Rect[];
  /** The window of the map. */
  readonly map: Rect;
  /** The whole map, which may reach beyond its window. */
  readonly ground: Rect;
  /** They lie where the map is drawn now, some of them beyond the window. Null while the items lie over the map. */
  readonly rooms: Readonly<Record<RoomId, Rect>> | null;
  readonly heroes: Readonly<Record<HeroId, Rect>>;
  readonly items: Readonly<Record<ItemId, Rect>> | null;
  /** Groups of the sheet that only explain themselves. */
  readonly parts: Readonly<Partial<Record<PartId, Rect>>>;
  /** There are none while cards are chosen on a phone. */
  readonly dice: readonly Rect[];
  readonly answers: readonly Rect[];
  readonly preview: Rect;
  readonly go: Rect | null;
}

/** The part of the screen between its notches. */
export function visibleOf({ width, height, safe }: Screen): Rect {
  return inset({ x: 0, y: 0, width, height }, safe);
}

export function shapeOf(screen: Screen): PaperShape {
  const { width, height } = visibleOf(screen);
  if (width >= 1000 && height >= 660 && width >= height * 0.9) return 'wide';
  return width < height ? 'tall' : 'flat';
}

/** Letters grow with the screen and with the setting. */
export function textOf(unit: number, { textScale }: Screen): number {
  return Math.max(12, 15 * unit) * textScale;
}

/** The outer walls, with the doors below, in parts of the map's width. */
const WALLS = { side: 0.032, top: 0.026, doors: 0.072 } as const;
/** On a phone the doors are gaps in the lower wall. */
const THIN_WALL = 0.024;
/** A room that an eye still reads. */
export const LEAST_ROOM = 22;

/** Returns how much narrower so many rooms may become: they stay large enough for a finger where they are, else for an eye. */
function spareIn(length: number, count: number): number {
  const least = length / count >= TOUCH - 0.01 ? TOUCH : LEAST_ROOM;
  return Math.max(0, length - least * count) / 2;
}

/** The walls around the rooms of a map. They give way where the rooms would become too small. */
function wallsOf({ width, height }: Rect, shape: PaperShape): Insets {
  const spare = { width: spareIn(width, COLUMNS.length), height: spareIn(height, ROWS.length) };
  const wide = shape === 'wide';
  const side = Math.min(spare.width, width * (wide ? WALLS.side : THIN_WALL));
  const top = Math.min(spare.height, width * (wide ? WALLS.top : THIN_WALL));
  return { left: side, right: side, top, bottom: Math.min(spare.height, width * (wide ? WALLS.doors : THIN_WALL)) };
}

/** Row 1 with its doors is at the bottom. */
export function roomsIn(map: Rect, shape: PaperShape): Readonly<Record<RoomId, Rect>> {
  const ground = inset(map, wallsOf(map, shape));
  const lines = rows(ground, ROWS.length, 0).toReversed();
  const cells = ROWS.flatMap((row, at) => {
    const line = columns(lines[at] ?? ground, COLUMNS.length, 0);
    return COLUMNS.map((column, place) => [`${column}${row}`, line[place] ?? ground] as const);
  });
  return Object.fromEntries(cells) as Record<RoomId, Rect>;
}

/** Two columns of four. */
export function itemsIn(room: Rect, gap: number): Readonly<Record<ItemId, Rect>> {
  const cells = rows(room, ITEM_IDS.length / 2, gap).flatMap((line) => columns(line, 2, gap));
  return Object.fromEntries(ITEM_IDS.map((item, at) => [item, cells[at] ?? room])) as Record<ItemId, Rect>;
}

export function heroesIn(cells: readonly Rect[], room: Rect): Readonly<Record<HeroId, Rect>> {
  return Object.fromEntries(HERO_IDS.map((hero, at) => [hero, cells[at] ?? room])) as Record<HeroId, Rect>;
}

/** Cuts heights off the top, one after the other; the rest stays. */
export function sliced(room: Rect, heights: readonly number[], gap: number): readonly Rect[] {
  let y = room.y;
  return heights.map((height) => {
    const slice = { ...room, y, height };
    y += height + gap;
    return slice;
  });
}

/** A row of things of one size, from the left. */
export function lined(room: Rect, count: number, gap: number): readonly Rect[] {
  return count === 0 ? [] : columns(room, count, gap);
}
