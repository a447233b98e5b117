import { columns, inset, type Part, shared, stacked } from '../../../../table';
import type { Rect } from '../../../../table/ports';
import { answersHeight, placeAnswers } from './answers';
import { gridColumns, gridOfBoxes, gridRows } from './boxes';
import { diceHeight, placeDice } from './dice';
import type { Ground, TableContent, TableLayout } from './ground';
import {
  BUTTON,
  below,
  largestText,
  leastOf,
  NOTHING_ELSE,
  pair,
  pilesIn,
  placeDoors,
  TOUCH,
  toolsIn,
  twoButtons,
  wordsHeight,
} from './parts';
import { lettersOf, placeStrip, saidHeight } from './strip';

interface TallMeasure {
  readonly unit: number;
  readonly text: number;
  readonly gap: number;
  /** The smallest side of dice and boxes. */
  readonly least: number;
}

/** The largest share of the height for answers. More of them are paged. */
const MOST_ANSWERS = 0.44;
/** The largest share of the height for boxes. More rows of them become lower. */
const MOST_BOXES = 0.34;
/** The same at a boss, whose picture and words need the room. */
const MOST_BOSS_BOXES = 0.27;
/** The height of the strip with a boss's words, which shrink to fit, as a multiple of the text size. */
const BOSS_LINES = 2.5;
/** The least height of a boss's picture, to which its heading and the strip belong. */
const BOSS_LEAST = 5.3;
/** The share of the height that the picture keeps when a hero's cards show everything. */
const SCENE = { encounter: 0.26, doors: 0.46 } as const;
/** The share of the height for the pictures of two cards with their boxes. */
const PAIR = 0.62;
const PAIR_LEAST = 0.5;
const DICE = { most: 60, good: 50 } as const;

/** Cards of abilities grow with a tablet, less than everything else. */
const touchOf = (unit: number): number => TOUCH * Math.min(1.4, Math.max(1, unit));

/** The smallest text size of the table. */
const LEAST_TEXT = 16;

/** A phone or tablet upright: the dungeon above, boxes and abilities below it, buttons under the thumb. */
export function tallTable(ground: Ground): TableLayout {
  const { content, textScale } = ground;
  const { measure, bar, column, parts } = measured(ground);
  const { unit, text, gap } = measure;
  const heights = snapped(shared(column.height, parts), content, measure);
  const { scene, boxes, strip, buttons, ...places } = stacked(
    column,
    { ...heights, scene: heights.scene + gap },
    { order: ORDER, gap },
  );
  const tray = content.over === true ? buttons : places.tray;
  return {
    ...NOTHING_ELSE,
    shape: 'tall',
    unit,
    text,
    bar,
    scene,
    ...inScene(scene, content, measure),
    boxes: gridOfBoxes(boxes, content.boxes, { gap, most: 120 * unit }),
    ...placeStrip(strip, content, { text, touch: touchOf(unit) }),
    tray,
    ...inTray(tray, content, measure),
    buttons: pair(lineOf(buttons, content, gap), tray),
    tools: toolsIn(bar, 1, textScale),
  };
}

function lineOf(line: Rect, { buttons, laying }: TableContent, gap: number): readonly Rect[] {
  return buttons === 2 ? twoButtons(line, gap, laying) : buttons === 0 ? [] : [line];
}

interface Measured {
  readonly measure: TallMeasure;
  readonly bar: Rect;
  readonly column: Rect;
  readonly parts: Record<Parts, Part>;
}

/** Text grows with the setting while every part still has the least room that it needs. */
function measured({ all, content, textScale }: Ground): Measured {
  const unit = Math.min(all.width / 390, all.height / 700);
  const gap = 8 * Math.min(unit, 1.4);
  const inner = inset(all, gap);
  const at = (text: number): Measured => {
    const measure = { unit, text, gap, least: leastOf(all) };
    const bar = { ...inner, height: Math.max(TOUCH, text * 2) };
    const column = below(inner, bar, { top: gap, right: 0, bottom: 0, left: 0 });
    return { measure, bar, column, parts: partsOf(column, content, measure) };
  };
  const isCrowded = ({ column, parts }: Measured): boolean =>
    Object.values(parts).reduce((sum, { least }) => sum + least, 0) > column.height;
  let text = Math.min(Math.max(LEAST_TEXT, LEAST_TEXT * Math.min(unit, 1.6)) * textScale, largestText(all));
  let found = at(text);
  while (isCrowded(found) && text > LEAST_TEXT) {
    text = Math.max(LEAST_TEXT, text - 1);
    found = at(text);
  }
  return found;
}

const ORDER = ['scene', 'boxes', 'strip', 'tray', 'buttons'] as const;
type Parts = (typeof ORDER)[number];

/** Returns the best and the least height of each part, with the gap above it. The scene gets the rest. */
function partsOf(column: Rect, content: TableContent, measure: TallMeasure): Record<Parts, Part> {
  const { unit, text, gap } = measure;
  const { hasEncounter, abilities } = content;
  const tabs = abilities.length > 1 ? TOUCH + gap : 0;
  const button = Math.max(TOUCH, text * BUTTON) + gap;
  const tray = trayHeight({ width: column.width - gap * 2, height: column.height }, content, measure);
  const boxes = boxesHeight(column, content, measure);
  const bottom = tray.best + gap * 3 + (content.buttons === 0 ? 0 : Math.max(button, text * 3.4 + gap, 64 * unit + gap));
  // Cards show everything while the picture stays large enough; otherwise names in two rows.
  const said = saidHeight(column.width, { letters: lettersOf(content), text });
  const spare =
    column.height * (1 - (content.split !== undefined ? PAIR : hasEncounter ? SCENE.encounter : SCENE.doors)) -
    boxes.best -
    bottom -
    tabs -
    gap;
  const touch = touchOf(unit);
  const card = said <= spare ? said : touch * 2 + 6;
  return {
    scene: sceneHeight(column, content, measure),
    boxes,
    strip: { best: card + tabs + gap, good: (said <= spare ? said : touch) + tabs + gap, least: TOUCH + gap },
    tray: { best: tray.best + gap * 3, good: (tray.best + tray.least) / 2 + gap * 3, least: tray.least + gap * 3 },
    buttons:
      content.buttons === 0
        ? { best: 0, good: 0, least: 0 }
        : {
            best: content.laying === true ? button : Math.max(button, text * 3.4 + gap, 64 * unit + gap),
            good: button,
            least: button,
          },
  };
}

function sceneHeight({ height }: Rect, { split, hasEncounter, boss }: TableContent, { unit, text }: TallMeasure): Part {
  if (split !== undefined) return { best: height * PAIR, good: Math.max(height * PAIR_LEAST, text * 17), least: text * 13 };
  const pad = 24 * Math.min(unit, 1.5);
  if (!hasEncounter) {
    const words = text * 4.9 + pad + TOUCH;
    return { best: height * 0.46, good: Math.max(words, height * 0.36), least: words };
  }
  const words = text * (boss ? BOSS_LEAST : 4.4) + pad;
  return { best: height * 0.3, good: Math.max(words, height * 0.22), least: words };
}

function boxesHeight(column: Rect, { boxes, boss }: TableContent, { unit, gap, least }: TallMeasure): Part {
  const rowCount = gridRows(boxes, column.width);
  const across = gridColumns(column.width);
  const width = (column.width - gap * (across - 1)) / across;
  const all = (side: number): number => rowCount * (Math.min(side, width) + gap);
  const best = Math.min(width * 0.98, 96 * unit, (column.height * (boss ? MOST_BOSS_BOXES : MOST_BOXES)) / Math.max(1, rowCount));
  return {
    best: all(best),
    good: all(Math.min(best, Math.max(TOUCH, 58 * Math.min(unit, 1.3)))),
    least: all(Math.min(best, least)),
  };
}

/** Names lie in one row or in two. A remainder that is too little for a second row goes to the scene. */
function snapped(heights: Record<Parts, number>, { abilities }: TableContent, { unit, gap }: TallMeasure): Record<Parts, number> {
  const touch = touchOf(unit);
  const tabs = abilities.length > 1 ? TOUCH + gap : 0;
  const cards = heights.strip - tabs - gap;
  // Tabs that have no room above the cards stand before them in one line, and the boxes have the rest.
  if (tabs > 0 && cards < touch) {
    const line = Math.min(heights.strip, TOUCH + gap);
    return { ...heights, strip: line, boxes: heights.boxes + heights.strip - line };
  }
  if (cards < touch || cards >= touch * 2 + 5) return heights;
  return { ...heights, strip: heights.strip - cards + touch, scene: heights.scene + cards - touch };
}

/** The tray always has two rows of dice, so that nothing moves while they are rolled. */
function trayHeight(
  { width, height: high }: Pick<Rect, 'width' | 'height'>,
  content: TableContent,
  { unit, text, gap, least: side }: TallMeasure,
) {
  const { dice, answers, split, over } = content;
  if (over === true) return { best: -gap * 3, least: -gap * 3 };
  // Two cards have the question there.
  if (split !== undefined) return { best: text * 2.4, least: text * 1.3 };
  const wish = answersHeight(width, answers, { text, gap });
  const most = Math.max(wish.least, Math.min(wish.best, high * MOST_ANSWERS));
  const more = answers.length > 0 && dice.length > 0 ? gap : 0;
  const good = Math.max(DICE.good * Math.min(unit, 1.3), TOUCH);
  const two = answers.length > 0 && dice.length === 0 ? 0 : good * 2 + 8;
  const least = answers.length > 0 && dice.length === 0 ? 0 : Math.max(TOUCH * 1.4, diceHeight(width, content, side));
  return { best: Math.max(two, diceHeight(width, content, good)) + more + most, least: least + more + wish.least };
}

/** Lays out the scene: the advice stands below the heading at the doors, and at the foot of the picture in an encounter. */
function inScene(
  scene: Rect,
  content: TableContent,
  { unit, text, gap }: TallMeasure,
): Pick<TableLayout, 'heading' | 'words' | 'doors' | 'stand'> {
  const inside = inset(scene, 12 * Math.min(unit, 1.5));
  const heading = { ...inside, height: text * 2 };
  if (!content.hasEncounter) {
    const words = { ...inside, y: heading.y + heading.height, height: text * 1.4 };
    const lower = below(inside, words, { top: gap / 2, right: 0, bottom: 0, left: 0 });
    const doors = placeDoors(lower, content.doors, gap);
    return { heading, words, doors, stand: lower };
  }
  if (content.boss) return { heading, doors: [], ...aboveStrip({ scene, inside, heading }, text) };
  const high = Math.min(wordsHeight(inside.width, content.special, text), inside.height - heading.height);
  const words = { ...inside, y: inside.y + inside.height - high, height: high };
  // The second line of advice is rarely needed, so the figure may use its place.
  const room = words.y + text * 1.2 - heading.y - heading.height;
  const stand =
    room > scene.height * 0.3 ? { ...scene, y: heading.y + heading.height * 0.4, height: room + heading.height * 0.8 } : scene;
  return { heading, words, doors: [], stand };
}

/** A boss stands above a strip of its own for the words, which hides nothing of it. */
function aboveStrip(
  { scene, inside, heading }: Readonly<Record<'scene' | 'inside' | 'heading', Rect>>,
  text: number,
): Pick<TableLayout, 'words' | 'stand'> {
  const high = text * BOSS_LINES;
  const foot = scene.y + scene.height - text * 0.3;
  const words = { ...inside, y: foot - high, height: high };
  const top = heading.y + heading.height * 0.15;
  return { words, stand: { ...scene, y: top, height: words.y - text * 0.4 - top } };
}

function inTray(
  tray: Rect,
  content: TableContent,
  { unit, text, gap, least }: TallMeasure,
): Pick<TableLayout, 'answers' | 'dice' | 'owners' | 'deck' | 'discard' | 'pileRoom'> {
  const inside = inset(tray, gap);
  const { answers, dice } = content;
  const wish = answersHeight(inside.width, answers, { text, gap });
  const both = answers.length > 0 && dice.length > 0;
  const forDice = both ? Math.max(diceHeight(inside.width, content, least), inside.height - gap - wish.best) : inside.height;
  const upper = { ...inside, height: Math.min(forDice, inside.height - (both ? wish.least + gap : 0)) };
  const lower = both ? { ...inside, y: upper.y + upper.height + gap, height: inside.height - upper.height - gap } : inside;
  return {
    ...placeDice(upper, content, DICE.most * Math.min(unit, 1.4)),
    answers: placeAnswers(lower, answers, { text, gap }),
    ...pilesIn(columns(inside, 2, gap), tray, text),
  };
}
