import { columns, fitted, type Insets, inset, rows } from '../../../../table';
import type { Rect } from '../../../../table/ports';
import type { TableLayout } from './ground';

/** The smallest side of a touch target, in CSS pixels. */
export const TOUCH = 44;

/** The size of things and of letters, in CSS pixels. */
export interface Scale {
  readonly unit: number;
  readonly text: number;
}

/** Returns the smallest side of dice and boxes. On the smallest phones it is less than a touch target. */
export function leastOf({ width, height }: Rect): number {
  return Math.min(width, height) < 375 || Math.max(width, height) < 667 ? 28 : TOUCH;
}

const LETTER = 0.46;
const LINE = 1.2;

/** Returns the height of the words about a foe: its special and up to two lines of advice. */
export function wordsHeight(width: number, special: number, text: number): number {
  const lines = special === 0 ? 0 : Math.ceil((special * LETTER * text) / width);
  return text * ((lines + 2) * LINE + (lines > 0 ? 0.5 : 0));
}

/** Returns the largest text size at which a phone still has several words in a line. */
export function largestText({ width, height }: Rect): number {
  const side = Math.min(width, height);
  return side < 360 ? 16 : Math.max(16, side / 17);
}

/** The height of a label over its detail, as a multiple of the text size. */
export const BUTTON = 2.7;

const DOOR_ASPECT = 0.64;
const CARD_ASPECT = 0.7;
const MOST_DOOR_ROWS = 3;

/** An empty table: a layout names what it has. */
export const NOTHING_ELSE = {
  loot: null,
  split: null,
  waiting: null,
  sill: null,
  dungeon: null,
  doors: [],
  boxes: [],
  answers: [],
  heroes: [],
  tabs: [],
  abilities: [],
  turns: [],
  potions: [],
  dice: [],
  owners: [],
  pileRoom: 0,
} as const;

export function below(outer: Rect, upper: Rect, margins: Insets): Rect {
  const y = upper.y + upper.height;
  return inset({ ...outer, y, height: outer.y + outer.height - y }, margins);
}

/** Places doors in the number of rows that makes them largest. The last row is centred. */
export function placeDoors(area: Rect, count: number, gap: number): readonly Rect[] {
  const choices = Array.from({ length: MOST_DOOR_ROWS }, (_, more) => doorsInRows(area, { count, rowCount: more + 1 }, gap));
  const widthOf = (doors: readonly Rect[]): number => doors[0]?.width ?? 0;
  return choices.reduce((best, other) => (widthOf(other) > widthOf(best) ? other : best));
}

function doorsInRows(area: Rect, { count, rowCount }: { count: number; rowCount: number }, gap: number): readonly Rect[] {
  const most = Math.ceil(count / rowCount);
  return rows(area, rowCount, gap).flatMap((row, at) => {
    const here = Math.min(most, count - at * most);
    const shift = ((most - here) * (area.width + gap)) / most / 2;
    const places = columns(row, most, gap).slice(0, Math.max(0, here));
    return places.map((place) => forFingers(fitted({ ...place, x: place.x + shift }, DOOR_ASPECT), place.width));
  });
}

/** Widens a door that is too narrow for a finger, as far as there is room. */
function forFingers(door: Rect, room: number): Rect {
  const width = Math.max(door.width, Math.min(TOUCH, room));
  return { ...door, x: door.x - (width - door.width) / 2, width };
}

/** Places the two piles with their numbers beside them. The cards shrink before the numbers lose their room. */
export function pilesIn(
  areas: readonly Rect[],
  otherwise: Rect,
  text: number,
): Pick<TableLayout, 'deck' | 'discard' | 'pileRoom'> {
  const [first = otherwise, second = otherwise] = areas;
  const width = Math.min(first.height * CARD_ASPECT, Math.max(first.width - text * 3, first.width * 0.36));
  const cardIn = (area: Rect): Rect => {
    const height = width / CARD_ASPECT;
    return { x: area.x, y: area.y + (area.height - height) / 2, width, height };
  };
  return { deck: cardIn(first), discard: cardIn(second), pileRoom: first.width - width };
}

/** While dice are laid, the button that ends the fight has most of the line, wherever the other one is not needed, too. */
const LAYING = 0.38;

/** Divides a line for two buttons, the first of which stands at the right. */
export function twoButtons(line: Rect, gap: number, laying = false): readonly Rect[] {
  if (!laying) return columns(line, 2, gap);
  const left = line.width * LAYING - gap / 2;
  const x = line.x + left + gap;
  return [
    { ...line, width: left },
    { ...line, x, width: line.x + line.width - x },
  ];
}

export function pair(rects: readonly Rect[], otherwise: Rect): TableLayout['buttons'] {
  return { second: rects[0] ?? otherwise, first: rects[1] ?? rects[0] ?? otherwise };
}

/** The length of a bar, in touch targets, from which it has room for all tools. */
const LONG = 14;

export function toolsIn(bar: Rect, unit: number, textScale: number): TableLayout['tools'] {
  const width = Math.max(TOUCH, Math.min(64 * unit * Math.min(textScale, 1.2), bar.width / 7));
  const at = (fromRight: number): Rect => ({ ...bar, x: bar.x + bar.width - fromRight * width, width });
  if (bar.width < LONG * width) return { undo: at(2), menu: at(1) };
  return { undo: at(5), redo: at(4), log: at(3), speed: at(2), menu: at(1) };
}
