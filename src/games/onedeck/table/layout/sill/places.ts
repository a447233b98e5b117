import { columns, inset, rows } from '../../../../../table';
import type { Rect } from '../../../../../table/ports';
import type { SillPlace, Size, TableContent, WayPlace } from '../ground';
import { TOUCH } from '../parts';

/** Heights inside the card of a way, as multiples of the text size. */
const HIGH = { pad: 0.5, name: 1.5, price: 1.3, dice: 1.7, line: 1.35, gap: 0.3 } as const;
/** A card that is wider than this, and not high, has its box beside its words. */
const BROAD = { width: 15, height: 19 } as const;
/** The width of one stat and of one item, and the height of their row, as multiples of the text size. */
const ROW = { stat: 2.6, item: 2.7, height: 1.9 } as const;
const STATS = 4;
/** The least height of a box that is not beside its dice. */
const LEAST_BOX = 40;
/** The width of the plate to press on a low card, as a multiple of the text size. */
const PLATE = 2.2;
/** The gap between items. */
const EDGE = 4;
/** Ways narrower than so many letters stand one above the other. */
const NARROW = 8.6;

/** The least height of a card with one line of odds. */
export const wayHeight = (text: number): number =>
  text * (HIGH.pad * 2 + HIGH.name + HIGH.price + HIGH.dice + HIGH.line + HIGH.gap * 4) + 40;
/** The same with four bars and a plate to press. */
export const goodWayHeight = (text: number): number => wayHeight(text) + text * 3.6 + 56;
/** The height of a card with its box beside its words. */
export const broadHeight = (text: number): number =>
  text * (HIGH.pad * 2 + HIGH.name + HIGH.price + HIGH.dice + HIGH.line + HIGH.gap * 3);
/** The same with four bars. */
export const goodBroadHeight = (text: number): number => broadHeight(text) + text * 4;
export const heroRowHeight = (text: number): number => text * ROW.height;

/** Lays the ways side by side; where they would be too narrow for words, one above the other if there is room. */
export function placeWays(
  area: Rect,
  count: number,
  { text, gap }: { readonly text: number; readonly gap: number },
): readonly WayPlace[] {
  const isStacked = isNarrow(area.width, count, text) && area.height >= count * (broadHeight(text) + gap) - gap - 0.01;
  if (isStacked) return rows(area, count, gap).map((rect) => broadWay(rect, text));
  return columns(area, count, gap).map((rect) => wayIn(rect, text));
}

export const isNarrow = (width: number, count: number, text: number): boolean => width < text * NARROW * count;
export const isBroad = (width: number, text: number): boolean => width >= text * BROAD.width;

function wayIn(rect: Rect, text: number): WayPlace {
  return isBroad(rect.width, text) && rect.height < text * BROAD.height ? broadWay(rect, text) : narrowWay(rect, text);
}

/** Stacks name, price, box, dice, odds and the plate that says that the card is a button. On a low card the dice stand beside the box. */
function narrowWay(rect: Rect, text: number): WayPlace {
  const inner = inset(rect, text * HIGH.pad);
  const gap = text * HIGH.gap;
  const fixed = text * (HIGH.name + HIGH.price + HIGH.dice) + gap * 4;
  const free = inner.height - fixed;
  const go = free > 56 + text * 5.4 + gap ? Math.max(36, text * 2.2) : 0;
  const left = free - go - (go > 0 ? gap : 0);
  if (left - text * HIGH.line < LEAST_BOX) return lowWay(rect, text);
  const box = Math.max(28, Math.min(64, left - text * HIGH.line, Math.max(LEAST_BOX, left * 0.4)));
  const next = downFrom(inner);
  const name = next(text * HIGH.name, 0);
  const price = next(text * HIGH.price, gap);
  const boxPlace = next(box, gap);
  const dice = next(text * HIGH.dice, gap);
  const bars = next(left - box, go > 0 ? gap : 0);
  return { rect, name, price, box: boxPlace, dice, bars, go: go > 0 ? next(go, 0) : null };
}

function lowWay(rect: Rect, text: number): WayPlace {
  const inner = inset(rect, text * HIGH.pad);
  const gap = text * HIGH.gap;
  const left = inner.height - text * (HIGH.name + HIGH.price) - gap * 2;
  const box = Math.max(28, Math.min(text * 3.4, left - text * HIGH.line, Math.max(LEAST_BOX, left * 0.54)));
  const next = downFrom(inner);
  const name = next(text * HIGH.name, 0);
  const price = next(text * HIGH.price, gap);
  const row = next(box, gap);
  const boxPlace = { ...row, width: row.width * 0.46 };
  const x = boxPlace.x + boxPlace.width + gap;
  const dice = { ...row, x, width: row.x + row.width - x };
  // The plate to press stands beside the odds, where a line of them has room.
  const low = next(left - box, 0);
  const wide = text * PLATE;
  const high = Math.min(low.height, text * 1.9);
  const go = { x: low.x + low.width - wide, y: low.y + (low.height - high) / 2, width: wide, height: high };
  return { rect, name, price, box: boxPlace, dice, bars: { ...low, width: low.width - wide - gap }, go };
}

/** Returns what cuts places off a room from above, with the gap after each. */
function downFrom(room: Rect): (height: number, after: number) => Rect {
  let { y } = room;
  return (height, after) => {
    const place = { ...room, y, height };
    y += height + after;
    return place;
  };
}

/** Puts the words left and the box right, with the plate below the box where there is room. */
function broadWay(rect: Rect, text: number): WayPlace {
  const inner = inset(rect, text * HIGH.pad);
  const gap = text * HIGH.gap;
  const right = Math.min(inner.width * 0.4, 132 * Math.max(1, text / 18));
  const left = { ...inner, width: inner.width - right - gap * 2 };
  const beside = { ...inner, x: inner.x + inner.width - right, width: right };
  const name = { ...left, height: text * HIGH.name };
  const price = { ...left, y: name.y + name.height, height: text * HIGH.price };
  const dice = { ...left, y: price.y + price.height + gap, height: text * HIGH.dice };
  const top = dice.y + dice.height + gap;
  const bars = { ...left, y: top, height: inner.y + inner.height - top };
  const go = inner.height >= 40 + gap + text * 2.2 + 24 ? Math.max(36, text * 2.2) : 0;
  const box = { ...beside, height: Math.min(right * 0.72, inner.height - (go > 0 ? go + gap : 0)) };
  const plate = { ...beside, y: inner.y + inner.height - go, height: go };
  return { rect, name, price, box, dice, bars, go: go > 0 ? plate : null };
}

/** Places the boxes that the floors add, from the left, with the words about them beside them. */
export function placeFloor(
  area: Rect,
  sizes: readonly Size[],
  text: number,
): { readonly boxes: readonly Rect[]; readonly words: Rect } {
  const gap = 6;
  const units = sizes.reduce((sum, size) => sum + (size === 'wide' ? 2 : 1), 0);
  const most = (area.width - gap * Math.max(0, units - 1)) / Math.max(1, units);
  const width = Math.min(area.height * 1.06, most, Math.max(TOUCH, most * 0.6));
  const height = Math.min(area.height, width / 0.8);
  let x = area.x;
  const boxes = sizes.map((size) => {
    const rect = { x, y: area.y + (area.height - height) / 2, width: size === 'wide' ? width * 2 + gap : width, height };
    x += rect.width + gap;
    return rect;
  });
  const left = x + (sizes.length > 0 ? text * 0.3 : 0);
  return { boxes, words: { ...area, x: left, width: Math.max(1, area.x + area.width - left) } };
}

/** Places dice symbols and the edges of the items in one row, or in two where one is too short for them. */
export function placeHeroRow(area: Rect, items: number, text: number): Pick<SillPlace, 'stats' | 'items'> {
  const [upper = area, lower = upper] = area.height >= text * ROW.height * 1.7 ? rows(area, 2, 0) : [area];
  const stat = Math.min(text * ROW.stat, upper.width / (lower === upper && items > 0 ? STATS + 2 : STATS));
  const stats = Array.from({ length: STATS }, (_, at) => ({ ...upper, x: upper.x + at * stat, width: stat }));
  const left = lower === upper ? upper.x + STATS * stat : lower.x;
  const right = lower.x + lower.width;
  const width = Math.min(text * ROW.item, (right - left) / Math.max(1, items) - EDGE);
  const first = lower === upper ? right - items * (width + EDGE) + EDGE : left;
  const edges = Array.from({ length: items }, (_, at) => ({ ...lower, x: first + at * (width + EDGE), width }));
  return { stats, items: edges };
}

/** Places the three plates of the loot in a row, or in a column at the right. */
export function placeLoot(area: Rect, look: 'row' | 'column', gap: number): readonly Rect[] {
  if (look === 'column') return rows(area, 3, gap);
  const [item = area, lore = area, lanterns = area] = columns(area, 3, gap);
  const less = item.width * 0.3;
  return [
    { ...item, width: item.width - less / 3 },
    { ...lore, x: lore.x - less / 3, width: lore.width + less * 1.2 },
    { ...lanterns, x: lanterns.x + less * 0.87, width: lanterns.width - less * 0.87 },
  ];
}

/** Divides the boxes into those of the ways and those of the floors. */
export function boxesOfSill({ boxes, sill }: TableContent): { readonly own: readonly Size[]; readonly floor: readonly Size[] } {
  const ways = sill?.ways ?? 0;
  return { own: boxes.slice(0, ways), floor: ways === 0 ? [] : boxes.slice(ways) };
}

/** Places the buttons: the way back first, then what potions and skills add, and the way on. They stand one above the other where there is room. */
export function placeActs(area: Rect, { buttons, answers }: Pick<TableContent, 'buttons' | 'answers'>, { gap, least }: ActsLook) {
  const count = Math.max(1, buttons + answers.length);
  const isStacked = area.height >= count * (least + gap) - gap;
  const all = isStacked ? rows(area, count, gap) : columns(area, count, gap);
  const [second = area] = all;
  return { buttons: { second, first: (buttons > 1 ? all.at(-1) : second) ?? area }, answers: all.slice(1, 1 + answers.length) };
}

export interface ActsLook {
  readonly gap: number;
  readonly least: number;
}

export const lootHeight = (text: number): number => Math.max(TOUCH - 6, text * 2.3);
