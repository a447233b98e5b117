import type { Rect } from '../ports';
import type { AbilityPlace, CardLook, TurnPlace } from './ground';
import { TOUCH } from './parts';
import { columns, rows } from './rect';

/** What a card is made of, in parts of the text's size. */
export const CARD = { pad: 0.45, name: 1.25, line: 1.1, sign: 2.1, size: 0.92 } as const;

const GAP = 5;
/** Room for a letter on average, in parts of its height. */
const LETTER = 0.48;
/** A name needs this much before its card is cut down to a chip. */
const NAME_WIDTH = 6.4;
const NAME_HEIGHT = 2.4;

export interface Cards {
  readonly places: readonly Pick<AbilityPlace, 'ability' | 'rect' | 'look'>[];
  readonly turn: Omit<TurnPlace, 'hero'> | null;
}

/** What the cards say: how long each effect is, how large the words are, which page is open. */
export interface Deal {
  readonly letters: readonly number[];
  readonly text: number;
  readonly page: number;
}

/** Cards one below the other, each as high as its effect needs; null when that is too much. */
export function wholeCards(area: Rect, { letters, text }: Deal): Cards | null {
  const heights = letters.map((count) => cardHeight(count, area.width, text));
  const sum = heights.reduce((total, height) => total + height + GAP, -GAP);
  if (sum > area.height) return null;
  let y = area.y;
  const places = heights.map((height, ability) => {
    const rect = { ...area, y, height };
    y += height + GAP;
    return { ability, rect, look: 'card' as const };
  });
  return { places, turn: null };
}

function cardHeight(letters: number, width: number, text: number): number {
  const room = width - text * (CARD.sign + CARD.pad * 2);
  const lines = Math.max(1, Math.ceil((letters * LETTER * CARD.size * text) / room));
  return Math.max(TOUCH, text * (CARD.pad * 2 + CARD.name + Math.min(lines, 4) * CARD.line));
}

/** Names with their cost, in as few columns as hold them all; null when no number of columns does. */
export function namedCards(area: Rect, { letters, text }: Deal): Cards | null {
  const most = Math.floor((area.width + GAP) / (text * NAME_WIDTH + GAP));
  return inGrid(area, letters.length, { most, high: Math.max(TOUCH, text * NAME_HEIGHT), look: 'name' });
}

/** As small as a finger still finds them. */
export function chips(area: Rect, { letters }: Deal, least = TOUCH): Cards | null {
  const most = Math.floor((area.width + GAP + 0.01) / (least + GAP));
  return inGrid(area, letters.length, { most, high: TOUCH, look: 'chip' });
}

/** As many as there is room for, with the last place to turn to the others. */
export function pagedCards(area: Rect, { letters, text, page: wanted }: Deal): Cards {
  const look = area.width >= text * NAME_WIDTH * 1.8 + TOUCH + GAP ? 'name' : 'chip';
  const rowCount = Math.max(1, Math.floor((area.height + GAP + 0.01) / (TOUCH + GAP)));
  const room = { ...area, width: area.width - TOUCH - GAP };
  const least = look === 'name' ? text * NAME_WIDTH : TOUCH;
  const across = Math.max(1, Math.floor((room.width + GAP + 0.01) / (least + GAP)));
  const size = across * rowCount;
  const pages = Math.max(1, Math.ceil(letters.length / size));
  const page = ((wanted % pages) + pages) % pages;
  const grid = rows(room, rowCount, GAP).flatMap((row) => columns(row, across, GAP));
  const places = grid.flatMap((rect, at) => {
    const ability = page * size + at;
    return ability < letters.length ? [{ ability, rect, look } as const] : [];
  });
  const turn = { ...area, x: area.x + area.width - TOUCH, width: TOUCH };
  return { places, turn: { rect: turn, page, pages } };
}

interface Grid {
  readonly most: number;
  readonly high: number;
  readonly look: CardLook;
}

function inGrid(area: Rect, count: number, { most, high, look }: Grid): Cards | null {
  const down = Math.floor((area.height + GAP + 0.01) / (high + GAP));
  for (let across = 1; across <= most; across++) {
    const rowCount = Math.ceil(count / across);
    if (rowCount > down) continue;
    const height = Math.min(high * 1.45, (area.height - GAP * (rowCount - 1)) / Math.max(1, rowCount));
    const used = { ...area, height: rowCount * (height + GAP) - GAP };
    const grid = rows(used, rowCount, GAP).flatMap((row) => columns(row, across, GAP));
    return { places: grid.slice(0, count).map((rect, ability) => ({ ability, rect, look })), turn: null };
  }
  return null;
}
