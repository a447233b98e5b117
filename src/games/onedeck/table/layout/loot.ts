import { columns, fitted, inset, rows } from '../../../../table';
import type { Rect } from '../../../../table/ports';
import type { LootContent, LootHeroPlace, LootLayout, LootStage, TableContent, TableLayout } from './ground';
import { NOTHING_ELSE, TOUCH } from './parts';

/** The measures of a screen for its loot. */
export interface LootMeasure {
  readonly text: number;
  readonly gap: number;
}

/** A stage that is lower than this shows its cards as strips, in parts of the text's size. */
const LOW = 8.4;
const CARD_ASPECT = 0.7;
/** A stage that is narrower than this has no room for words beside the card. */
const NARROW = 1.2;
/** A narrow stage that is lower than this has no words, in parts of the text's size. */
const WORDY = 14;
/** The height of a row for dice or hearts, and of a line of words, in parts of the text's size. */
const HIGH = { row: 1.72, title: 1.7, line: 1.24 } as const;
const PAD = 0.6;
const WIDEST_CELL = 12;

/** Returns whether a stage of this height shows its cards as strips. */
export const isStrip = (height: number, text: number): boolean => height < text * LOW;

/** Lays cards on the stage: upright in the middle, words at their left; on a low stage as strips side by side. */
export function placeCards(scene: Rect, loot: LootContent, measure: LootMeasure): LootStage {
  const { text, gap } = measure;
  const isLow = isStrip(scene.height, text);
  const inside = inset(scene, isLow ? 4 : gap);
  if (isLow) return onLowStage(inside, loot, measure);
  const bottle = bottleOf(measure);
  if (inside.width < inside.height * NARROW) return onNarrowStage(inside, loot, measure);
  const { cards, card } = loot;
  const aside = Math.max(inside.width * (cards > 1 ? 0.24 : 0.28), loot.potions.length > 0 ? bottle.width + gap : 0);
  const heading = { ...inside, width: aside, height: text * 2.1 };
  const words = { ...heading, y: heading.y + heading.height, height: Math.min(text * 5.2, inside.height - heading.height) };
  // A single card lies in the middle of the stage, two in what the words leave; potions stand at the right.
  const right = cards > 1 ? (loot.potions.length > 0 ? bottle.width + gap : 0) : aside + gap;
  const room = inset(inside, { top: gap * 0.5, bottom: gap * 0.5, left: cards > 1 ? aside : aside + gap, right });
  const places = columns(room, cards, gap).map((place) => fitted(place, CARD_ASPECT));
  const shelf = { x: inside.x + inside.width - bottle.width, y: inside.y + inside.height - bottle.height, ...bottle };
  const potions = loot.potions.map((_, at) => ({ ...shelf, y: shelf.y - at * (bottle.height + 6) }));
  return { cards: places, card: places[card] ?? room, isLow: false, heading, words, potions };
}

const bottleOf = ({ text }: LootMeasure) => ({ width: Math.max(TOUCH, text * 3.6), height: Math.max(TOUCH, text * 3.6) });

/** On a low stage words have no room; potions stand at the right. */
function onLowStage(inside: Rect, { cards, card, potions }: LootContent, measure: LootMeasure): LootStage {
  const width = Math.min(bottleOf(measure).width, inside.width * 0.2);
  const taken = potions.length * (width + 4);
  const strips = columns({ ...inside, width: inside.width - taken }, cards, measure.gap);
  const shelf = { ...inside, x: inside.x + inside.width - taken + 4, width };
  return {
    cards: strips,
    card: strips[card] ?? inside,
    isLow: true,
    heading: inside,
    words: inside,
    potions: potions.map((_, at) => ({ ...shelf, x: shelf.x + at * (width + 4) })),
  };
}

/** On a narrow stage the question stands above the cards, and potions at the right or below. With large letters the card is worth more than words. */
function onNarrowStage(inside: Rect, { cards, card, potions }: LootContent, measure: LootMeasure): LootStage {
  const { text, gap } = measure;
  const bottle = bottleOf(measure);
  const isBeside = potions.length > 0 && inside.width - bottle.width - gap >= text * 5;
  const foot = potions.length > 0 && !isBeside ? bottle.height + gap : 0;
  const heading = { ...inside, height: text * 1.8 };
  // Words that have less than a line are not written.
  const said = inside.height < text * WORDY ? 1 : text * 2.5;
  const words = { ...inside, y: heading.y + heading.height, height: said };
  const top = words.y + words.height + gap;
  const width = inside.width - (isBeside ? bottle.width + gap : 0);
  const lower = { ...inside, y: top, width, height: inside.y + inside.height - top - foot };
  const places = columns(lower, cards, gap * 0.6).map((place) => fitted(place, CARD_ASPECT));
  const shelf = { x: inside.x + inside.width - bottle.width, y: inside.y + inside.height - bottle.height, ...bottle };
  const step = isBeside ? { x: 0, y: bottle.height + 6 } : { x: bottle.width + 6, y: 0 };
  return {
    cards: places,
    card: places[card] ?? lower,
    isLow: false,
    heading,
    words,
    potions: potions.map((_, at) => ({ ...shelf, x: shelf.x - at * step.x, y: shelf.y - at * step.y })),
  };
}

/** Lays out the item place at the side: the hero, a row for each stat, what is held, and a sentence at the foot. */
export function itemAtSide(panel: Rect, content: LootContent, { text, gap }: LootMeasure): LootHeroPlace {
  const inner = inset(panel, text * PAD);
  const row = Math.max(text * HIGH.row, Math.min(text * 2.1, inner.height * 0.075));
  const count = content.held.item + (content.room.item ? 1 : 0);
  const held = count > 0 ? Math.max(TOUCH, text * 3.5) : 0;
  const rest = inner.height - row * 4 - (held > 0 ? held + gap : 0) - gap;
  // Busts are as high as they are wide, with a line of numbers; a single portrait takes all that is left.
  const most = content.heroes > 1 ? text * (HIGH.title + 2.4) + inner.width * (content.heroes > 2 ? 1 : 0.5) : rest;
  const head = Math.min(most, content.noted ? Math.min(rest, Math.max(text * 5.4, rest - text * 5)) : rest);
  const note = rest - head - gap;
  const title = { ...inner, height: text * HIGH.title };
  const busts =
    content.heroes > 1
      ? bustsIn({ ...inner, y: title.y + title.height, height: head - title.height }, content.heroes, { text, gap: gap * 0.6 })
      : [];
  const list = { ...inner, y: inner.y + head + gap, height: row * 4 };
  const shelf = { ...inner, y: list.y + list.height + gap, height: held };
  return {
    panel,
    title,
    portrait:
      content.heroes > 1
        ? null
        : { x: panel.x + 2, y: panel.y + 2, width: panel.width - 4, height: inner.y - panel.y + head - 2 },
    busts,
    rows: rows(list, 4, 0),
    held: content.held.item > 0 ? shelf : null,
    cells: cellsIn(shelf, count, { text, gap: gap * 0.6 }),
    note: note >= text * 2 ? { ...inner, y: inner.y + inner.height - note, height: note } : null,
  };
}

/** Lays out the item place as a row: the portrait or the busts at the left, what changes at the right. */
export function itemInRow(panel: Rect, content: LootContent, { text, gap }: LootMeasure): LootHeroPlace {
  const pad = Math.min(text * PAD, panel.height * 0.08);
  const inner = inset(panel, { top: pad * 0.6, bottom: pad, left: pad, right: pad });
  const alone = content.heroes === 1;
  const face = {
    x: panel.x + 2,
    y: panel.y + 2,
    width: Math.min(panel.width * 0.24, panel.height * 0.72),
    height: panel.height - 4,
  };
  const left = alone ? face.width + text * 0.3 : 0;
  const right = { ...inner, x: inner.x + left, width: inner.width - left };
  const title = { ...right, height: text * 1.5 };
  const below = { ...right, y: title.y + title.height, height: right.height - title.height };
  const bustsHigh = alone ? 0 : Math.max(TOUCH, Math.min(below.height - text * HIGH.row, text * 4.8));
  const busts = alone ? [] : columns({ ...below, height: bustsHigh }, content.heroes, gap * 0.6);
  const under = { ...below, y: below.y + bustsHigh + (alone ? 0 : 2), height: below.height - bustsHigh - (alone ? 0 : 2) };
  const held = content.held.item > 0 && under.height >= TOUCH ? TOUCH + 4 : 0;
  const free = { ...under, width: under.width - (held > 0 ? held + gap : 0) };
  // Busts tell what changes, too: where there is no room, the chosen hero has no rows.
  const count = Math.max(alone ? 1 : 0, Math.min(2, Math.floor(free.height / (text * 1.3))));
  const spare = free.height - count * text * HIGH.row;
  const noted = content.noted && spare >= text * HIGH.line ? text * HIGH.line : 0;
  const list = { ...free, height: Math.min(free.height - noted, count * text * 2.1) };
  const shelf = {
    ...under,
    x: under.x + under.width - held,
    width: held,
    height: Math.min(under.height, Math.max(TOUCH, list.height)),
  };
  return {
    panel,
    title,
    portrait: alone ? face : null,
    busts,
    rows: rows(list, count, 2),
    held: held > 0 ? shelf : null,
    cells: [],
    note: noted > 0 ? { ...free, y: list.y + list.height, height: noted } : null,
  };
}

/** Lays out the skill place: title and rule above, what is held below. */
export function skillPlace(panel: Rect, content: LootContent, { text, gap }: LootMeasure): LootHeroPlace {
  const inner = inset(panel, {
    top: text * 0.3,
    bottom: Math.min(text * 0.6, panel.height * 0.08),
    left: text * PAD,
    right: text * PAD,
  });
  const count = content.held.skill + (content.room.skill ? 1 : 0);
  // A line of the rule is worth more than cards that a finger finds.
  const most = Math.max(0, inner.height - text * 3.1);
  const high = count === 0 || most < text * 1.4 ? 0 : Math.min(most, Math.max(TOUCH, text * 3.6));
  const title = { ...inner, height: inner.height - high - (high > 0 ? gap * 0.5 : 0) };
  const shelf = { ...inner, y: inner.y + inner.height - high, height: high };
  const cells = high > 0 ? cellsIn(shelf, count, { text, gap: gap * 0.6 }) : [];
  // What is too low for a finger is only seen.
  return {
    panel,
    title,
    portrait: null,
    busts: [],
    rows: [],
    held: high >= TOUCH && content.held.skill > 0 ? shelf : null,
    cells,
    note: null,
  };
}

/** Lays out a place whose held cards have unfolded: its title, and the room for the cards. */
export function unfolded(panel: Rect, { text }: LootMeasure): { readonly place: LootHeroPlace; readonly room: Rect } {
  const inner = inset(panel, Math.min(text * PAD, panel.height * 0.06));
  const title = { ...inner, height: Math.min(text * (panel.height > text * 16 ? 3 : 1.6), inner.height - TOUCH) };
  const room = { ...inner, y: title.y + title.height, height: inner.height - title.height };
  return { place: { panel, title, portrait: null, busts: [], rows: [], held: null, cells: [], note: null }, room };
}

/** Cuts a room into places for cards, in the grid that gives each the most room of those that are large enough for fingers. */
export function cardsIn(room: Rect, count: number, { text, gap }: LootMeasure): readonly Rect[] {
  const space = Math.min(gap, 6);
  const ways = Array.from({ length: count }, (_, more) => {
    const across = more + 1;
    const down = Math.ceil(count / across);
    const [width, height] = [(room.width - space * (across - 1)) / across, (room.height - space * (down - 1)) / down];
    return { across, down, width, height, worth: Math.min(height / (text * 3), width / (text * 9)) };
  });
  const large = ways.filter(({ width, height }) => width >= TOUCH && height >= TOUCH);
  const best = (large.length > 0 ? large : ways).reduce(
    (one, other) => (other.worth > one.worth ? other : one),
    ways[0] ?? NO_WAY,
  );
  const height = Math.min(best.height, Math.max(TOUCH, text * 5.2));
  const used = { ...room, height: best.down * (height + space) - space };
  return rows(used, best.down, space)
    .flatMap((row) => columns(row, best.across, space))
    .slice(0, count);
}

const NO_WAY = { across: 1, down: 1, width: 0, height: 0, worth: 0 } as const;

/** Returns a place for each held card, side by side. */
function cellsIn(room: Rect, count: number, { text, gap }: LootMeasure): readonly Rect[] {
  const widest = Math.min(room.width, count * (text * WIDEST_CELL + gap) - gap);
  return columns({ ...room, width: widest }, count, gap);
}

/** Two busts side by side, four in two rows. */
function bustsIn(room: Rect, count: number, { gap }: LootMeasure): readonly Rect[] {
  return rows(room, count > 2 ? 2 : 1, gap).flatMap((row) => columns(row, 2, gap));
}

/** Joins the places of loot to a whole layout. */
export function lootLayout(
  shape: Pick<TableLayout, 'shape' | 'unit' | 'text' | 'bar' | 'scene' | 'tray' | 'tools' | 'buttons'>,
  {
    stage,
    loot,
    answers,
    drunk,
  }: {
    readonly stage: LootStage;
    readonly loot: Omit<LootLayout, 'stage'>;
    readonly answers: readonly Rect[];
    /** The potions that can be drunk meanwhile. */
    readonly drunk: readonly number[];
  },
): TableLayout {
  const { heading, words } = stage;
  const { tray } = shape;
  return {
    ...NOTHING_ELSE,
    ...shape,
    heading,
    words,
    stand: shape.scene,
    answers,
    tabs: loot.item.busts,
    potions: stage.potions.map((rect, at) => ({ potion: drunk[at] ?? 0, rect, look: 'chip' })),
    deck: tray,
    discard: tray,
    loot: { ...loot, stage },
  };
}

/** Returns how many swaps a list has beside the way back; 0 where none is open. */
export const swapsIn = ({ answers }: TableContent): number => Math.max(0, answers.length - 1);
