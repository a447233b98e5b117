import { inset, type Part, shared, stacked } from '../../../../../table';
import type { Rect } from '../../../../../table/ports';
import { gridOfBoxes, gridRows } from '../boxes';
import type { Ground, TableContent, TableLayout } from '../ground';
import { BUTTON, below, largestText, leastOf, NOTHING_ELSE, TOUCH, toolsIn, wordsHeight } from '../parts';
import { placeStrip } from '../strip';
import {
  boxesOfSill,
  broadHeight,
  goodBroadHeight,
  goodWayHeight,
  heroRowHeight,
  isBroad,
  isNarrow,
  lootHeight,
  placeActs,
  placeFloor,
  placeHeroRow,
  placeLoot,
  placeWays,
  wayHeight,
} from './places';

const LEAST_TEXT = 16;

/** Cards of abilities grow with large letters on a tablet. */
const cardSide = (text: number): number => TOUCH * Math.min(1.4, Math.max(1, text / 24));

const ORDER = ['scene', 'ways', 'band', 'hero', 'acts'] as const;
type SillParts = (typeof ORDER)[number];

interface MeasuredSill {
  readonly text: number;
  readonly gap: number;
  readonly bar: Rect;
  readonly column: Rect;
  readonly parts: Record<SillParts, Part>;
}

/** A card at the door on a phone or tablet upright: picture and loot, ways or boxes, the floors, the hero, the buttons. */
export function tallSill(ground: Ground): TableLayout {
  const { content, textScale, all } = ground;
  const { text, gap, bar, column, parts } = measured(ground);
  const heights = shared(column.height, parts);
  const { scene, ways, band, hero, acts } = stacked(column, { ...heights, scene: heights.scene + gap }, { order: ORDER, gap });
  const { own, floor } = boxesOfSill(content);
  const cards = own.length === 0 ? [] : placeWays(ways, own.length, { text, gap });
  const inBand = inset(band, { top: 5, bottom: 5, left: gap, right: gap });
  const added = placeFloor(inBand, floor, text);
  const grid = own.length > 0 ? [] : gridOfBoxes(ways, content.boxes, { gap, most: 120 * (text / 16) });
  const row = { ...hero, height: heroRowHeight(text) };
  // While a way is paid for, the cards of the hero have the place of the buttons.
  const end = content.buttons + content.answers.length === 0 ? column.y + column.height : hero.y + hero.height;
  const strip = { ...hero, y: row.y + row.height + 4, height: end - row.y - row.height - 4 };
  return {
    ...NOTHING_ELSE,
    shape: 'tall',
    unit: Math.min(all.width / 390, all.height / 700),
    text,
    bar,
    scene,
    ...inScene(scene, { text, gap }),
    boxes: own.length > 0 ? [...cards.map(({ box }) => box), ...added.boxes] : grid,
    ...placeStrip(strip, content, { text, touch: cardSide(text) }),
    sill: {
      loot: placeLoot(lootIn(scene, text, gap), 'row', gap),
      ways: cards,
      bars: own.length > 0 ? null : inBand,
      effects: own.length > 0 ? added.words : null,
      ...placeHeroRow(row, content.sill?.items ?? 0, text),
    },
    tray: band,
    deck: band,
    discard: band,
    ...placeActs(acts, content, { gap, least: Number.POSITIVE_INFINITY }),
    tools: toolsIn(bar, 1, textScale),
  };
}

/** Text grows with the setting while every part still has the least room that it needs. */
function measured({ all, content, textScale }: Ground): MeasuredSill {
  const unit = Math.min(all.width / 390, all.height / 700);
  const gap = 8 * Math.min(unit, 1.4);
  const inner = inset(all, gap);
  let text = Math.min(Math.max(LEAST_TEXT, LEAST_TEXT * Math.min(unit, 1.6)) * textScale, largestText(all));
  for (;;) {
    const bar = { ...inner, height: Math.max(TOUCH, text * 2) };
    const column = below(inner, bar, { top: gap, right: 0, bottom: 0, left: 0 });
    const parts = partsOf(column, content, { text, gap, side: leastOf(all) });
    const least = Object.values(parts).reduce((sum, part) => sum + part.least, 0);
    if (least <= column.height || text <= LEAST_TEXT) return { text, gap, bar, column, parts };
    text = Math.max(LEAST_TEXT, text - 1);
  }
}

/** Returns the best and the least height of each part, with the gap above it. The scene gets the rest. */
function partsOf(
  column: Rect,
  content: TableContent,
  { text, gap, side }: { readonly text: number; readonly gap: number; readonly side: number },
): Record<SillParts, Part> {
  const { abilities, answers, buttons } = content;
  const bare = text * 2 + lootHeight(text) + gap * 3;
  const words = bare + wordsIn(column.width, content, text);
  const tabs = abilities.length > 1 ? TOUCH + gap : 0;
  const strip = heroRowHeight(text) + 4 + cardSide(text) + gap;
  const least = heroRowHeight(text) + 4 + TOUCH + gap;
  // As high for one button as for three: what stands above does not move when one of them goes.
  const act = Math.max(TOUCH, text * BUTTON * 1.4) + gap;
  return {
    scene: { best: Math.max(words, column.height * 0.22), good: words, least: bare + text * 1.3 },
    ways: middleOf(column, content, { text, gap }),
    band: bandOf(content, { text, gap, side }),
    hero: { best: strip + tabs + (column.height > 640 ? cardSide(text) + 6 : 0), good: strip + tabs, least },
    acts:
      // The buttons keep their place while a way is paid for, so that the ways do not move under the finger.
      buttons + answers.length + (content.sill?.ways ?? 0) === 0
        ? { best: 0, good: 0, least: 0 }
        : { best: act, good: act, least: Math.max(TOUCH, text * BUTTON) + gap },
  };
}

function bandOf(
  { sill }: TableContent,
  { text, gap, side }: { readonly text: number; readonly gap: number; readonly side: number },
): Part {
  const fight = (sill?.ways ?? 0) === 0;
  const least = Math.max(side, text * (fight ? 1.6 : 1.8)) + 10 + gap;
  const good = Math.max(least, text * (fight ? 3 : 2.4) + 10 + gap);
  return { best: Math.max(good, text * (fight ? 7 : 3.6) + 10 + gap), good, least };
}

function middleOf(
  column: Rect,
  { boxes, sill }: TableContent,
  { text, gap }: { readonly text: number; readonly gap: number },
): Part {
  const ways = sill?.ways ?? 0;
  if (ways === 0) {
    const rowCount = gridRows(boxes, column.width);
    const high = (side: number): number => rowCount * (side + gap);
    return { best: high(Math.max(TOUCH, 5.4 * text)), good: high(TOUCH), least: high(28) };
  }
  const stacked = isNarrow(column.width, ways, text);
  const least = stacked ? ways * (broadHeight(text) + gap) : wayHeight(text) + gap;
  const good = isBroad((column.width + gap) / ways - gap, text) ? goodBroadHeight(text) : goodWayHeight(text);
  const best = stacked ? ways * (broadHeight(text) + 40 + gap) : Math.max(least, good + gap);
  return { best, good: least, least };
}

/** The foe's rule and the advice; a peril has advice only. */
const wordsIn = (width: number, { special }: TableContent, text: number): number =>
  special === 0 ? text * 2.5 : wordsHeight(width - 24, special, text);

function lootIn(scene: Rect, text: number, gap: number): Rect {
  const high = lootHeight(text);
  return { x: scene.x + gap, y: scene.y + scene.height - high - gap, width: scene.width - gap * 2, height: high };
}

function inScene(
  scene: Rect,
  { text, gap }: { readonly text: number; readonly gap: number },
): Pick<TableLayout, 'heading' | 'words' | 'doors' | 'stand'> {
  const inside = inset(scene, gap * 1.2);
  const heading = { ...inside, height: text * 1.9 };
  const loot = lootIn(scene, text, gap);
  const words = { ...inside, y: heading.y + heading.height, height: loot.y - heading.y - heading.height - 2 };
  return { heading, words, doors: [], stand: { ...scene, height: loot.y - scene.y + loot.height * 0.4 } };
}
