import { columns, inset, type Part, shared } from '../../../../table';
import type { Rect } from '../../../../table/ports';
import type { Ground, LootContent, LootHeroPlace, TableLayout } from './ground';
import {
  cardsIn,
  isStrip,
  itemAtSide,
  itemInRow,
  type LootMeasure,
  lootLayout,
  placeCards,
  skillPlace,
  swapsIn,
  unfolded,
} from './loot';
import { below, largestText, TOUCH, toolsIn } from './parts';

/** A desk: the item at the left, lanterns at the right, the stage between them above the skill, the button below. */
export function wideLoot({ all, content, loot, textScale }: LootGround): TableLayout {
  const unit = Math.min(all.width / 1280, all.height / 720);
  const text = Math.max(16, 16 * unit) * textScale;
  const gap = 12 * unit;
  const inner = inset(all, { top: 14 * unit, bottom: 14 * unit, left: 20 * unit, right: 20 * unit });
  const bar = { ...inner, height: Math.max(TOUCH + 4, 46 * unit, text * 2) };
  const trayHigh = Math.max(100 * unit, text * 4.7, TOUCH + 28 * unit);
  const tray = { ...inner, y: inner.y + inner.height - trayHigh, height: trayHigh };
  const middle = { ...inner, y: bar.y + bar.height + gap, height: tray.y - bar.y - bar.height - gap * 2 };
  const side = Math.min(middle.width * 0.3, 318 * unit * (1 + (textScale - 1) * 0.34));
  const left = { ...middle, width: side };
  const center = { ...middle, x: middle.x + side + gap, width: middle.width - (side + gap) * 2 };
  const measure = { text, gap };
  const swaps = swapsIn(content);
  const isWide = loot.held.skill > 0 || loot.room.skill;
  const high = loot.open === 'skill' ? center.height * 0.56 : Math.min(center.height * 0.46, text * (isWide ? 8.2 : 5));
  const scene = { ...center, height: center.height - high - gap };
  const lower = { ...center, y: scene.y + scene.height + gap, height: high };
  const item = loot.open === 'item' ? unfolded(left, measure) : itemAtSide(left, loot, measure);
  const skill = loot.open === 'skill' ? unfolded(lower, measure) : skillPlace(lower, loot, measure);
  const opened = 'room' in item ? item.room : 'room' in skill ? skill.room : null;
  const place = inset(tray, { top: tray.height * 0.14, bottom: tray.height * 0.14, left: tray.width * 0.6, right: 16 * unit });
  const [back, gold] = sharedLine(place, swaps > 0, gap);
  return lootLayout(
    { shape: 'wide', unit, text, bar, scene, tray, tools: toolsIn(bar, unit, textScale), buttons: { first: gold, second: back } },
    {
      stage: placeCards(scene, loot, measure),
      drunk: loot.potions,
      loot: {
        open: loot.open,
        look: 'side',
        item: 'room' in item ? item.place : item,
        skill: 'room' in skill ? skill.place : skill,
        lanterns: { ...left, x: middle.x + middle.width - side },
        ask: inset(tray, { top: text * 0.4, bottom: text * 0.4, left: text, right: tray.width * 0.42 }),
      },
      answers: opened === null ? [] : [back, ...cardsIn(opened, swaps, measure)],
    },
  );
}

export type LootGround = Ground & { readonly loot: LootContent };

/** A phone upright: the stage above, a row for each place below it, the button under the thumb. */
export function tallLoot({ all, content, loot, textScale }: LootGround): TableLayout {
  const unit = Math.min(all.width / 390, all.height / 700);
  const gap = 8 * Math.min(unit, 1.4);
  const inner = inset(all, gap);
  const wished = Math.min(Math.max(16, 16 * Math.min(unit, 1.6)) * textScale, largestText(all));
  const bar = { ...inner, height: Math.max(TOUCH, wished * 2) };
  const column = below(inner, bar, { top: gap, right: 0, bottom: 0, left: 0 });
  const swaps = swapsIn(content);
  const text = fittingText(wished, (size) => leastOf(partsOf(column, { loot, swaps, text: size, gap })) <= column.height);
  const parts = partsOf(column, { loot, swaps, text, gap });
  const wide = shared(column.height, parts);
  // A stage that is too low for upright cards is no higher than a strip: the places have the rest.
  const low = parts.stage.least + text * 0.4;
  const heights = isStrip(wide.stage - gap, text)
    ? shared(column.height, { ...parts, stage: { ...parts.stage, good: low, best: low } })
    : wide;
  const measure = { text, gap };
  const [scene, item, skill, lanterns, line] = stackedParts(column, heights, gap);
  return inRows([item, skill, lanterns, line], { loot, swaps, measure, frame: { shape: 'tall', unit, bar, scene }, textScale });
}

/** A phone on its side: the stage at the left, the rows and the button at the right. */
export function flatLoot({ all, content, loot, textScale }: LootGround): TableLayout {
  const gap = 6;
  const wished = Math.min(16 * textScale, largestText(all));
  const inner = inset(all, 8);
  const bar = { ...inner, height: TOUCH };
  const rest = below(inner, bar, { top: gap, right: 0, bottom: 0, left: 0 });
  const width = rest.width * (loot.cards > 1 ? 0.36 : 0.32);
  const scene = { ...rest, width };
  const column = { ...rest, x: rest.x + width + gap, width: rest.width - width - gap };
  const swaps = swapsIn(content);
  const text = fittingText(wished, (size) => leastOf(flatParts({ loot, swaps, text: size, gap })) <= column.height);
  const heights = shared(column.height, flatParts({ loot, swaps, text, gap }));
  const measure = { text, gap };
  const [, item, skill, lanterns, line] = stackedParts(column, { ...heights, stage: 0 }, gap);
  const frame = { shape: 'flat', unit: all.height / 480, bar, scene } as const;
  return inRows([item, skill, lanterns, line], { loot, swaps, measure, frame, textScale });
}

interface RowGround {
  readonly loot: LootContent;
  readonly swaps: number;
  readonly measure: { readonly text: number; readonly gap: number };
  readonly frame: Pick<TableLayout, 'shape' | 'unit' | 'bar' | 'scene'>;
  readonly textScale: number;
}

/** Lays out a row for each place, with the button in the last. */
function inRows([item, skill, lanterns, line]: Rows, { loot, swaps, measure, frame, textScale }: RowGround): TableLayout {
  const laid = rowsOfPlaces([item, skill, lanterns], { loot, swaps, measure });
  const [back, gold] = sharedLine(line, swaps > 0, measure.gap);
  const { bar, scene } = frame;
  return lootLayout(
    { ...frame, text: measure.text, tray: line, tools: toolsIn(bar, 1, textScale), buttons: { first: gold, second: back } },
    {
      stage: placeCards(scene, loot, measure),
      drunk: loot.potions,
      loot: { open: loot.open, look: 'row', ...laid.places, ask: null },
      answers: laid.room === null ? [] : [back, ...cardsIn(laid.room, swaps, measure)],
    },
  );
}

type Rows = readonly [item: Rect, skill: Rect, lanterns: Rect, line: Rect];

type Name = 'stage' | 'item' | 'skill' | 'lanterns' | 'line';
type Heights = Readonly<Record<Name, number>>;

interface RowNeed {
  readonly loot: LootContent;
  readonly swaps: number;
  readonly text: number;
  readonly gap: number;
}

/** Returns the heights that the parts of an upright phone want, each with the gap below it. */
function partsOf(column: Rect, need: RowNeed): Record<Name, Part> {
  const { text, gap } = need;
  const strip = Math.max(64, text * 3) + gap;
  const line = { best: Math.max(72, text * 3.6), good: Math.max(56, text * 3.2), least: Math.max(TOUCH, text * 2.7) };
  return {
    stage: { best: column.height * 0.34, good: Math.min(column.height * 0.22, text * 13), least: strip },
    ...placesNeed(need, 1),
    line,
  };
}

/** The same for the rows beside the stage. */
function flatParts(need: RowNeed): Record<Exclude<Name, 'stage'>, Part> {
  const { text } = need;
  return { ...placesNeed(need, 0.86), line: { best: Math.max(52, text * 2.9), good: Math.max(TOUCH, text * 2.7), least: TOUCH } };
}

function placesNeed({ loot, swaps, text, gap }: RowNeed, wish: number): Record<'item' | 'skill' | 'lanterns', Part> {
  const part = (best: number, least: number): Part => {
    const large = Math.max(best * wish, least);
    return { best: large + gap, good: (large + least) / 2 + gap, least: least + gap };
  };
  const bar = part(Math.max(TOUCH, text * 2), TOUCH);
  if (loot.open !== null) {
    const rowsOfCards = Math.ceil(swaps / 4);
    const open = part(
      Math.max(text * 16, rowsOfCards * text * 5.4),
      TOUCH * Math.max(1, rowsOfCards) + 6 * rowsOfCards + text * 2.4,
    );
    return { item: loot.open === 'item' ? open : bar, skill: loot.open === 'skill' ? open : bar, lanterns: bar };
  }
  const isParty = loot.heroes > 1;
  return {
    item: part(text * (isParty ? 11.4 : 8.4), isParty ? TOUCH + text * 3.4 : Math.max(TOUCH, text * 4)),
    skill: part(text * (loot.held.skill > 0 || loot.room.skill ? 8 : 5), Math.max(TOUCH, text * 3.2)),
    lanterns: part(text * (loot.brings ? 8 : 6), Math.max(TOUCH, text * 2.8)),
  };
}

const leastOf = (parts: Readonly<Record<string, Part>>): number =>
  Object.values(parts).reduce((sum, { least }) => sum + least, 0);

/** Returns the largest letters, down from those that are wished, with which everything has its least room. */
function fittingText(wished: number, fits: (size: number) => boolean): number {
  for (let size = wished; size > 16; size -= 1) if (fits(size)) return size;
  return Math.min(wished, 16);
}

/** Stacks parts whose heights have the gap below them; the last one ends with the column. */
function stackedParts(column: Rect, heights: Heights, gap: number): readonly [Rect, Rect, Rect, Rect, Rect] {
  let y = column.y;
  const next = (name: Name): Rect => {
    const rect = { ...column, y, height: Math.max(1, heights[name] - (name === 'line' ? 0 : gap)) };
    y += heights[name];
    return rect;
  };
  return [next('stage'), next('item'), next('skill'), next('lanterns'), next('line')];
}

function rowsOfPlaces(
  [item, skill, lanterns]: readonly [Rect, Rect, Rect],
  { loot, swaps, measure }: { readonly loot: LootContent; readonly swaps: number; readonly measure: LootMeasure },
) {
  const open = loot.open === null || swaps === 0 ? null : unfolded(loot.open === 'item' ? item : skill, measure);
  const closed = (panel: Rect): LootHeroPlace => unfolded(panel, { ...measure, text: 0 }).place;
  const places = {
    item: open === null ? itemInRow(item, loot, measure) : loot.open === 'item' ? open.place : closed(item),
    skill: open === null ? skillPlace(skill, loot, measure) : loot.open === 'skill' ? open.place : closed(skill),
    lanterns,
  };
  return { places, room: open?.room ?? null };
}

/** Returns the places of the way back and of the golden button in one line; without a way back, all of it is the button's. */
function sharedLine(line: Rect, hasBack: boolean, gap: number): readonly [back: Rect, gold: Rect] {
  if (!hasBack) return [line, line];
  const [back = line, ...rest] = columns(line, 3, gap);
  const [first = line] = rest;
  return [back, { ...line, x: first.x, width: line.x + line.width - first.x }];
}
