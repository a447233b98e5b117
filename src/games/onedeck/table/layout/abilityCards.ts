import { columns, rows } from '../../../../table';
import type { Rect } from '../../../../table/ports';
import type { AbilityPlace, CardLook, TurnPlace } from './ground';
import { TOUCH } from './parts';

/** The measures of a card, as multiples of the text size. */
export const CARD = { pad: 0.45, name: 1.25, line: 1.16, sign: 2.1, size: 1 } as const;

/** The gap between cards, as a part of the smallest side of a card. */
const GAP = 0.115;
/** The average width of a letter, as a part of its height. */
const LETTER = 0.48;
/** A name needs this much before its card is cut down to a chip. */
const NAME_WIDTH = 6.2;
const NAME_HEIGHT = 2.5;
const WIDE_CHIP = 6.6;
/** A chip has its sign above two lines that hold the longest word or a good part of it. */
const CHIP = { width: 3.45, height: 3.6 } as const;

export interface Cards {
  readonly places: readonly Pick<AbilityPlace, 'ability' | 'rect' | 'look'>[];
  readonly turn: Omit<TurnPlace, 'hero'> | null;
}

/** The content of the cards: the letters of each effect, the text size and the open page. */
export interface Deal {
  readonly letters: readonly number[];
  readonly text: number;
  readonly page: number;
  /** The smallest side of a card: a finger's, and more on large screens. */
  readonly touch: number;
}

/** Stacks cards, each as high as its effect needs. Returns null when they are higher than the area. */
export function wholeCards(area: Rect, { letters, text, touch }: Deal): Cards | null {
  const gap = touch * GAP;
  const heights = letters.map((count) => cardHeight(count, area.width, text));
  const sum = heights.reduce((total, height) => total + height + gap, -gap);
  if (sum > area.height) return null;
  let y = area.y;
  const places = heights.map((height, ability) => {
    const rect = { ...area, y, height };
    y += height + gap;
    return { ability, rect, look: 'card' as const };
  });
  return { places, turn: null };
}

export function cardHeight(letters: number, width: number, text: number): number {
  const room = width - text * (CARD.sign + CARD.pad * 2);
  const lines = Math.max(1, Math.ceil((letters * LETTER * CARD.size * text) / room));
  return Math.max(TOUCH, text * (CARD.pad * 2 + CARD.name + Math.min(lines, 4) * CARD.line));
}

/** Places names with their cost in as few columns as hold them all. Returns null when they do not fit. */
export function namedCards(area: Rect, { letters, text, touch }: Deal): Cards | null {
  const gap = touch * GAP;
  const most = Math.floor((area.width + gap) / (text * NAME_WIDTH + gap));
  return inGrid(area, letters.length, { most, high: Math.max(touch, text * NAME_HEIGHT), gap, look: 'name' });
}

/** Places cards that are as narrow as a readable name allows. Returns null when they do not fit. */
export function chips(area: Rect, { letters, text, touch }: Deal): Cards | null {
  const gap = touch * GAP;
  const most = Math.floor((area.width + gap + 0.01) / (chipWidth(text, touch) + gap));
  const grid = inGrid(area, letters.length, { most, high: Math.max(touch, text * CHIP.height), gap, look: 'chip' });
  const [first] = grid?.places ?? [];
  // If the chips turned out wide, the sign stands before the name.
  if (grid === null || first === undefined || first.rect.width < text * WIDE_CHIP) return grid;
  return { ...grid, places: grid.places.map((place) => ({ ...place, look: 'name' })) };
}

/** With large letters a chip's words shrink a little before the chips need another page. */
const chipWidth = (text: number, touch: number): number => Math.max(touch, Math.min(text, touch * 0.42) * CHIP.width);

/** Places all cards, even if their names no longer fit. */
export function narrowChips(area: Rect, { letters, touch }: Deal): Cards {
  const gap = touch * GAP;
  const rowCount = Math.ceil(letters.length / Math.max(1, Math.floor((area.width + gap + 0.01) / (touch + gap))));
  const across = Math.ceil(letters.length / rowCount);
  const used = { ...area, height: Math.max(area.height, rowCount * (touch + gap) - gap) };
  const grid = rows(used, rowCount, gap).flatMap((row) => columns(row, across, gap));
  return { places: grid.slice(0, letters.length).map((rect, ability) => ({ ability, rect, look: 'chip' })), turn: null };
}

/** Returns the height of that many chips at this width. */
export function chipsHeight(width: number, count: number, { text, touch }: Pick<Deal, 'text' | 'touch'>): number {
  const gap = touch * GAP;
  const across = Math.max(1, Math.floor((width + gap + 0.01) / (chipWidth(text, touch) + gap)));
  return Math.ceil(count / across) * (Math.max(touch, text * CHIP.height) + gap) - gap;
}

/** Places as many cards as fit; the last place turns the page. */
export function pagedCards(area: Rect, { letters, text, touch, page: wanted }: Deal): Cards {
  const gap = touch * GAP;
  const look = area.width >= text * NAME_WIDTH * 1.8 + touch + gap ? 'name' : 'chip';
  const rowCount = Math.max(1, Math.floor((area.height + gap + 0.01) / (touch + gap)));
  const room = { ...area, width: area.width - touch - gap };
  const least = look === 'name' ? text * NAME_WIDTH : chipWidth(text, touch);
  const across = Math.max(1, Math.floor((room.width + gap + 0.01) / (least + gap)));
  const size = across * rowCount;
  const pages = Math.max(1, Math.ceil(letters.length / size));
  const page = ((wanted % pages) + pages) % pages;
  const grid = rows(room, rowCount, gap).flatMap((row) => columns(row, across, gap));
  const places = grid.flatMap((rect, at) => {
    const ability = page * size + at;
    return ability < letters.length ? [{ ability, rect, look } as const] : [];
  });
  const turn = { ...area, x: area.x + area.width - touch, width: touch };
  return { places, turn: { rect: turn, page, pages } };
}

interface GridNeed {
  readonly most: number;
  readonly high: number;
  readonly gap: number;
  readonly look: CardLook;
}

function inGrid(area: Rect, count: number, { most, high, gap, look }: GridNeed): Cards | null {
  const down = Math.floor((area.height + gap + 0.01) / (high + gap));
  for (let across = 1; across <= most; across++) {
    const rowCount = Math.ceil(count / across);
    if (rowCount > down) continue;
    const height = Math.min(high * 1.45, (area.height - gap * (rowCount - 1)) / Math.max(1, rowCount));
    const used = { ...area, height: rowCount * (height + gap) - gap };
    const grid = rows(used, rowCount, gap).flatMap((row) => columns(row, across, gap));
    return { places: grid.slice(0, count).map((rect, ability) => ({ ability, rect, look })), turn: null };
  }
  return null;
}
