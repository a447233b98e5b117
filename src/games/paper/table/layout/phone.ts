import { bounds, columns, inset, type Part, type Rect, rows, type Screen, shared } from '../../../../table';
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
import { groundIn, type Sight } from './sight';

/** The least width of a column with six dice. */
const DICE_WIDTH = TOUCH * 6 + GAP * 5;
/** A room is hardly wider than high. */
const WIDEST_ROOM = 1.2;
const ROOMS_OF_A_ROW = 6;
const ROOMS_OF_A_COLUMN = 7;
/** The height of a row where the map reaches beyond its window. */
const ROW_SEEN = 46;

/** The least visible sides of a phone upright and lying. */
export const LEAST = {
  tall: { width: DICE_WIDTH + EDGE * 2, height: TOUCH * 5 + GAP * 5 + LEAST_ROOM * ROOMS_OF_A_COLUMN + EDGE * 2 },
  flat: { width: DICE_WIDTH + EDGE * 2 + GAP * 2 + LEAST_ROOM * ROOMS_OF_A_ROW, height: TOUCH * 5 + GAP * 4 + EDGE * 2 },
} as const;

const TOOLS = ['undo', 'redo', 'menu'] as const;

/** A phone or tablet upright: the map above, heroes, dice and the golden button under the thumb. */
export function tallTable(screen: Screen, content: PaperContent, sight: Sight): PaperLayout {
  const all = inset(visibleOf(screen), EDGE);
  const unit = Math.max(1, Math.min(all.width / 374, all.height / 828));
  const isLow = all.height < TOUCH * 7 + GAP * 7 + TOUCH * ROOMS_OF_A_COLUMN;
  const lines = isLow ? LOW : HIGH;
  const free = all.height - GAP * (lines.length - 1);
  const others = lines.filter((line) => line !== 'map');
  const least = isLow ? leastMap(free - TOUCH * others.length, { screen, content }) : LEAST_ROOM * ROOMS_OF_A_COLUMN;
  const best = linesFor(content, { usual: LINES, more: CARDS.high });
  const low = linesFor(content, { usual: content.areCards ? LOW_CARDS : LOW_LINES, more: CARDS.low });
  const heights = shared<string>(free, {
    map: { best: all.height, good: TOUCH * ROOMS_OF_A_COLUMN, least },
    ...Object.fromEntries(
      others.map((line) => [line, isLow ? lowLine(line, { best: low, screen }) : lineOf(line, { best, unit })]),
    ),
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
    ...stagesIn(map, { shape: 'tall', content, sight }),
    ...(isLow ? lowParts(at) : highParts(at, content)),
    ...looking(map, content, at('dice')),
    ...inTray({ dice: at('dice'), answers: at('answers'), end: at('end') }, content),
  };
}

/** Upon low screens the boss shares the row of the tools, and life that of the heroes. */
const LOW = ['bar', 'map', 'heroes', 'dice', 'answers', 'end'] as const;
const HIGH = ['bar', 'boss', 'map', 'heroes', 'folds', 'dice', 'answers', 'end'] as const;

type Heights = Readonly<Record<string, number>>;

const LINES: Heights = { heroes: 60, dice: 64, answers: 52, end: 96 };
/** Cards have the line of the dice, too; it is so much higher as long as they are chosen. */
const CARDS = { high: 30, low: 72 } as const;

function linesFor({ areCards }: PaperContent, { usual, more }: { readonly usual: Heights; readonly more: number }): Heights {
  return areCards ? { ...usual, dice: (usual['dice'] ?? TOUCH) + more } : usual;
}

/** With all lines beside the map there is less for each. */
const FULL_LINES: Heights = { heroes: 50, dice: 48, answers: 48, end: 72 };

/** The heights of a line; the map takes what they leave. */
function lineOf(line: string, { best, unit }: { readonly best: Heights; readonly unit: number }): Part {
  return { best: (best[line] ?? TOUCH) * unit, good: TOUCH, least: TOUCH };
}

/** The heights of a line upon a low screen. The map gives way to words: it can be dragged, they cannot. */
function lowLine(line: string, { best, screen }: { readonly best: Heights; readonly screen: Screen }): Part {
  const high = (best[line] ?? TOUCH) + (LARGER[line] ?? 0) * (screen.textScale - 1);
  return { best: high, good: high, least: TOUCH };
}

const LOW_LINES: Heights = { bar: 54, heroes: 50, dice: 48, answers: 44, end: 104 };
const LOW_CARDS: Heights = { ...LOW_LINES, heroes: TOUCH, end: 96 };
/** So much higher are they with letters twice as large. */
const LARGER: Heights = { bar: 24, answers: 12, end: 40 };

/**
 * Upon a low screen five rows of rooms are seen, and four with the largest letters; fewer while cards are chosen, and where other
 * lines could not be pressed any more.
 */
function leastMap(room: number, { screen, content }: { readonly screen: Screen; readonly content: PaperContent }): number {
  return Math.min(room, ROW_SEEN * (content.areCards ? 3 : 7 - 2 * screen.textScale));
}

type At = (name: string) => Rect;

/** The boss stands between the turn and the tools. What was taken back is done again by keys, or in the log. */
function lowParts(at: At) {
  const row = at('bar');
  const [menu, undo] = [
    { ...row, x: row.x + row.width - TOUCH, width: TOUCH },
    { ...row, width: TOUCH },
  ];
  const room = { ...row, x: row.x + TOUCH, width: row.width - TOUCH * 2 - GAP };
  const title = { ...room, width: room.width * 0.34 };
  const from = title.x + title.width + GAP;
  const boss = { ...room, x: from, width: room.x + room.width - from };
  const [life = room, ...heroes] = columns(at('heroes'), 5, GAP);
  const bar = { ...row, width: title.x + title.width - row.x };
  return { bar, title, tools: { undo, menu }, chip: null, heroes: heroesIn(heroes, at('heroes')), parts: { boss, life } };
}

function highParts(at: At, content: PaperContent) {
  const bar = at('bar');
  const tools = toolsIn(bar);
  const [items = bar, satchel = bar, life = bar, missions = bar] = columns(at('folds'), 4, GAP);
  return {
    bar,
    ...titleIn({ ...bar, width: tools.undo.x - GAP - bar.x }, content),
    tools,
    heroes: heroesIn(columns(at('heroes'), 4, GAP), at('heroes')),
    parts: { boss: at('boss'), items, satchel, life, missions },
  };
}

/** A phone lying on its side: the map left, all else in one column. */
export function flatTable(screen: Screen, content: PaperContent, sight: Sight): PaperLayout {
  const all = inset(visibleOf(screen), EDGE);
  const unit = Math.max(1, all.height / 374);
  const widest = ((all.height * ROOMS_OF_A_ROW) / ROOMS_OF_A_COLUMN) * WIDEST_ROOM;
  const map = { ...all, width: Math.min(widest, all.width - DICE_WIDTH - GAP * 2) };
  const from = map.x + map.width + GAP * 2;
  const column = { ...all, x: from, width: all.x + all.width - from };
  // The names of cards need the room of the folds, in which there is nothing yet.
  const kinds = content.areCards ? [FLAT_LOW] : [FLAT_FULL, FLAT_BRIEF, FLAT_LOW];
  const lines = kinds.find(({ length }) => column.height >= TOUCH * length + GAP * (length - 1)) ?? FLAT_LOW;
  const best = linesFor(content, { usual: lines === FLAT_FULL ? FULL_LINES : LINES, more: CARDS.high });
  const heights = shared<string>(
    column.height - GAP * (lines.length - 1),
    Object.fromEntries(['end', ...lines.filter((line) => line !== 'end')].map((line) => [line, lineOf(line, { best, unit })])),
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
    ...stagesIn(map, { shape: 'flat', content, sight }),
    ...partsOf(lines, { at, content }),
    ...looking(map, content, at('dice')),
    ...inTray({ dice: at('dice'), answers: at('answers'), end: at('end') }, content),
  };
}

const FLAT_FULL = ['bar', 'boss', 'heroes', 'folds', 'dice', 'answers', 'end'] as const;
const FLAT_BRIEF = ['bar', 'boss', 'heroes', 'dice', 'answers', 'end'] as const;
const FLAT_LOW = ['bar', 'heroes', 'dice', 'answers', 'end'] as const;

/** The lines beside the map: as many as can be pressed. */
type FlatLines = typeof FLAT_FULL | typeof FLAT_BRIEF | typeof FLAT_LOW;

function partsOf(lines: FlatLines, { at, content }: { readonly at: At; readonly content: PaperContent }) {
  if (lines === FLAT_FULL) return highParts(at, content);
  return lines === FLAT_BRIEF ? flatParts(at, content) : lowParts(at);
}

function flatParts(at: At, content: PaperContent) {
  const bar = at('bar');
  const tools = toolsIn(bar);
  const [boss = bar, folds = bar] = columns(at('boss'), 2, GAP);
  const [life = bar, missions = bar] = columns(folds, 2, GAP);
  return {
    bar,
    ...titleIn({ ...bar, width: tools.undo.x - GAP - bar.x }, content),
    tools,
    heroes: heroesIn(columns(at('heroes'), 4, GAP), at('heroes')),
    parts: { boss, life, missions },
  };
}

/** Turn and glory; between them how many are ready, where others play. */
function titleIn(room: Rect, { seats }: PaperContent) {
  if (seats < 2) return { title: room, chip: null };
  const width = Math.max(TOUCH, room.width * CHIP);
  return { title: room, chip: { ...room, x: room.x + room.width * TURN, width } };
}

/** The turn has so much of its line, and the chip of the seats so much. */
const TURN = 0.4;
const CHIP = 0.22;

/** While a sheet is looked at, the seats stand above it like the tabs of a folder, in as many rows as fingers need. */
function looking(map: Rect, { seats, isLooking }: PaperContent, dice: Rect) {
  if (!isLooking) return { seats: [], tabs: [], sheet: map, others: [] };
  const inRow = Math.max(1, Math.min(seats, Math.floor((map.width + GAP) / (TOUCH + GAP))));
  const lines = Math.ceil(seats / inRow);
  const high = lines * (TOUCH + GAP);
  const tabs = rows({ ...map, height: high - GAP }, lines, GAP).flatMap((line) => lined(line, Math.ceil(seats / lines), GAP));
  const y = map.y + high;
  // Below the map it covers heroes and folds, where these lie there.
  const end = dice.x < map.x + map.width ? dice.y - GAP : map.y + map.height;
  return { seats: [], tabs: tabs.slice(0, seats), sheet: { ...map, y, height: end - y }, others: [] };
}

function toolsIn(bar: Rect) {
  const width = TOUCH * TOOLS.length;
  const [undo = bar, redo = bar, menu = bar] = columns({ ...bar, x: bar.x + bar.width - width, width }, TOOLS.length, 0);
  return { undo, redo, menu };
}

interface Staged {
  readonly shape: PaperShape;
  readonly content: PaperContent;
  readonly sight: Sight;
}

/** The items take the place of the map while one of them is chosen. */
function stagesIn(map: Rect, { shape, content: { areItemsOpen }, sight }: Staged) {
  const ground = groundIn(map, sight);
  const stages = areItemsOpen ? { rooms: null, items: itemsIn(map, GAP) } : { rooms: roomsIn(ground, shape), items: null };
  return { ground, ...stages };
}

interface Tray {
  readonly dice: Rect;
  readonly answers: Rect;
  readonly end: Rect;
}

type Trayed = Pick<PaperLayout, 'dice' | 'answers' | 'preview' | 'go'>;

/**
 * The golden button lies below what it will do, or beside it where that is low. Where no use is open, what will be done has the
 * room of the uses.
 */
function inTray(tray: Tray, content: PaperContent): Trayed {
  if (content.areCards && content.answers > 0) return inCards(tray, content);
  const { answers, hasGo } = content;
  const { dice, answers: line, end } = tray;
  const cells = { dice: columns(dice, 6, GAP), answers: lined(line, answers, GAP) };
  const isHigh = end.height >= TOUCH * 2;
  const [above = end, below = null] = isHigh ? sliced(end, [end.height - TOUCH - GAP, TOUCH], GAP) : [];
  const spare = line.height + end.height - TOUCH * 3 - GAP;
  if (!hasGo && answers > 2 && spare >= 0) return inPairs(tray, content);
  if (!hasGo) return { ...cells, preview: answers === 0 ? bounds([line, end]) : end, go: null };
  if (answers === 0) {
    const all = bounds([line, end]);
    const [preview = line, go = end] = sliced(all, [all.height - TOUCH - GAP, TOUCH], GAP);
    return { ...cells, preview, go };
  }
  const [beside = end, button = end] = columns(end, 2, GAP);
  return below === null ? { ...cells, preview: beside, go: button } : { ...cells, preview: above, go: below };
}

/** The height of one of two rows of uses, in parts of all below the dice. */
const PAIRED = 0.29;

/** As long as there is no golden button, uses have its room as well: two rows, in which they tell what comes of them. */
function inPairs({ dice, answers: line, end }: Tray, { answers }: PaperContent): Trayed {
  const all = bounds([line, end]);
  const table = { ...all, height: Math.max(TOUCH, all.height * PAIRED) * 2 + GAP };
  const from = table.y + table.height + GAP;
  const preview = { ...all, y: from, height: all.y + all.height - from };
  return { dice: columns(dice, 6, GAP), answers: paired(table, answers), preview, go: null };
}

function paired(table: Rect, count: number): readonly Rect[] {
  const cells = rows(table, Math.ceil(count / 2), GAP).flatMap((row) => columns(row, Math.min(2, count), GAP));
  return cells.slice(0, count);
}

/** Cards lie in two rows, where dice will lie later: their names are longer than those of uses. */
function inCards({ dice, answers: line, end }: Tray, content: PaperContent): Trayed {
  const cells = paired(bounds([dice, line]), content.answers);
  const { preview, go } = inTray({ dice, answers: line, end }, { ...content, areCards: false });
  return { dice: [], answers: cells, preview, go };
}
