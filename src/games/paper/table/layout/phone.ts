import { bounds, columns, inset, type Part, type Rect, type Screen, shared } from '../../../../table';
import {
  EDGE,
  GAP,
  heroesIn,
  itemsIn,
  LEAST_ROOM,
  lined,
  type PaperContent,
  type PaperLayout,
  type PaperShape,
  roomsIn,
  sliced,
  TOUCH,
  textOf,
  visibleOf,
} from './ground';

/** The least width of a column with six dice. */
const DICE_WIDTH = TOUCH * 6 + GAP * 5;
/** A room is hardly wider than high. */
const WIDEST_ROOM = 1.2;
const ROOMS_OF_A_ROW = 6;
const ROOMS_OF_A_COLUMN = 7;

/** The least visible sides of a phone upright and lying. */
export const LEAST = {
  tall: { width: DICE_WIDTH + EDGE * 2, height: TOUCH * 5 + GAP * 5 + LEAST_ROOM * ROOMS_OF_A_COLUMN + EDGE * 2 },
  flat: { width: DICE_WIDTH + EDGE * 2 + GAP * 2 + LEAST_ROOM * ROOMS_OF_A_ROW, height: TOUCH * 5 + GAP * 4 + EDGE * 2 },
} as const;

const TOOLS = ['undo', 'redo', 'menu'] as const;

/** A phone or tablet upright: the map above, heroes, dice and the golden button under the thumb. */
export function tallTable(screen: Screen, content: PaperContent): PaperLayout {
  const all = inset(visibleOf(screen), EDGE);
  const unit = Math.max(1, Math.min(all.width / 374, all.height / 828));
  const isLow = all.height < TOUCH * 7 + GAP * 7 + TOUCH * ROOMS_OF_A_COLUMN;
  const lines = isLow ? LOW : HIGH;
  const heights = shared<string>(all.height - GAP * (lines.length - 1), {
    map: { best: all.height, good: TOUCH * ROOMS_OF_A_COLUMN, least: LEAST_ROOM * ROOMS_OF_A_COLUMN },
    ...Object.fromEntries(lines.filter((line) => line !== 'map').map((line) => [line, lineOf(line, unit)])),
  });
  const cut = sliced(
    all,
    lines.map((line) => heights[line] ?? TOUCH),
    GAP,
  );
  const at = (name: string): Rect => cut[(lines as readonly string[]).indexOf(name)] ?? all;
  const map = at('map');
  return {
    shape: 'tall',
    text: textOf(unit, screen),
    map,
    ...stagesIn(map, 'tall', content),
    ...(isLow ? lowParts(at) : highParts(at)),
    ...inTray({ dice: at('dice'), answers: at('answers'), end: at('end') }, content),
  };
}

/** Upon low screens the boss shares the row of the tools, and life that of the heroes. */
const LOW = ['bar', 'map', 'heroes', 'dice', 'answers', 'end'] as const;
const HIGH = ['bar', 'boss', 'map', 'heroes', 'folds', 'dice', 'answers', 'end'] as const;

/** The heights of a line; the map takes what they leave. */
function lineOf(line: string, unit: number): Part {
  const best: Readonly<Record<string, number>> = { heroes: 60, dice: 64, answers: 52, end: 96 };
  return { best: (best[line] ?? TOUCH) * unit, good: TOUCH, least: TOUCH };
}

type At = (name: string) => Rect;

function lowParts(at: At) {
  const bar = at('bar');
  const tools = toolsIn(bar);
  const room = { ...bar, width: tools.undo.x - GAP - bar.x };
  const [title = room, boss = room] = columns(room, 2, GAP);
  const [life = room, ...heroes] = columns(at('heroes'), 5, GAP);
  return { bar, title, tools, seats: [], heroes: heroesIn(heroes, at('heroes')), parts: { boss, life } };
}

function highParts(at: At) {
  const bar = at('bar');
  const tools = toolsIn(bar);
  const [items = bar, satchel = bar, life = bar, missions = bar] = columns(at('folds'), 4, GAP);
  return {
    bar,
    title: { ...bar, width: tools.undo.x - GAP - bar.x },
    tools,
    seats: [],
    heroes: heroesIn(columns(at('heroes'), 4, GAP), at('heroes')),
    parts: { boss: at('boss'), items, satchel, life, missions },
  };
}

/** A phone lying on its side: the map left, all else in one column. */
export function flatTable(screen: Screen, content: PaperContent): PaperLayout {
  const all = inset(visibleOf(screen), EDGE);
  const unit = Math.max(1, all.height / 374);
  const widest = ((all.height * ROOMS_OF_A_ROW) / ROOMS_OF_A_COLUMN) * WIDEST_ROOM;
  const map = { ...all, width: Math.min(widest, all.width - DICE_WIDTH - GAP * 2) };
  const from = map.x + map.width + GAP * 2;
  const column = { ...all, x: from, width: all.x + all.width - from };
  const isLow = column.height < TOUCH * 6 + GAP * 5;
  const lines = isLow ? (['bar', 'heroes', 'dice', 'answers', 'end'] as const) : FLAT;
  const heights = shared<string>(
    column.height - GAP * (lines.length - 1),
    Object.fromEntries(['end', ...lines.filter((line) => line !== 'end')].map((line) => [line, lineOf(line, unit)])),
  );
  const cut = sliced(
    column,
    lines.map((line) => heights[line] ?? TOUCH),
    GAP,
  );
  const at = (name: string): Rect => cut[(lines as readonly string[]).indexOf(name)] ?? column;
  return {
    shape: 'flat',
    text: textOf(Math.min(unit, 2), screen),
    map,
    ...stagesIn(map, 'flat', content),
    ...(isLow ? lowParts(at) : flatParts(at)),
    ...inTray({ dice: at('dice'), answers: at('answers'), end: at('end') }, content),
  };
}

const FLAT = ['bar', 'boss', 'heroes', 'dice', 'answers', 'end'] as const;

function flatParts(at: At) {
  const bar = at('bar');
  const tools = toolsIn(bar);
  const [boss = bar, folds = bar] = columns(at('boss'), 2, GAP);
  const [life = bar, missions = bar] = columns(folds, 2, GAP);
  return {
    bar,
    title: { ...bar, width: tools.undo.x - GAP - bar.x },
    tools,
    seats: [],
    heroes: heroesIn(columns(at('heroes'), 4, GAP), at('heroes')),
    parts: { boss, life, missions },
  };
}

function toolsIn(bar: Rect) {
  const width = TOUCH * TOOLS.length;
  const [undo = bar, redo = bar, menu = bar] = columns({ ...bar, x: bar.x + bar.width - width, width }, TOOLS.length, 0);
  return { undo, redo, menu };
}

/** The items take the place of the map while one of them is chosen. */
function stagesIn(map: Rect, shape: PaperShape, { areItemsOpen }: PaperContent) {
  return areItemsOpen ? { rooms: null, items: itemsIn(map, GAP) } : { rooms: roomsIn(map, shape), items: null };
}

interface Tray {
  readonly dice: Rect;
  readonly answers: Rect;
  readonly end: Rect;
}

/**
 * The golden button lies below what it will do, or beside it where that is low. Where no use is open, what will be done has the
 * room of the uses.
 */
function inTray({ dice, answers: line, end }: Tray, { answers, hasGo }: PaperContent) {
  const cells = { dice: columns(dice, 6, GAP), answers: lined(line, answers, GAP) };
  const isHigh = end.height >= TOUCH * 2;
  const [above = end, below = null] = isHigh ? sliced(end, [end.height - TOUCH - GAP, TOUCH], GAP) : [];
  if (!hasGo) return { ...cells, preview: answers === 0 ? bounds([line, end]) : end, go: null };
  if (answers === 0) return { ...cells, preview: below === null ? line : bounds([line, above]), go: below ?? end };
  const [beside = end, button = end] = columns(end, 2, GAP);
  return below === null ? { ...cells, preview: beside, go: button } : { ...cells, preview: above, go: below };
}
