import { columns, inset } from '../../../../table';
import type { Rect } from '../../../../table/ports';
import { placeAnswers } from './answers';
import { placeBoxes } from './boxes';
import { diceHeight, placeDice } from './dice';
import { placeDungeon, placePotions } from './dungeon';
import { besideFight } from './fighting';
import type { Ground, TableContent, TableLayout } from './ground';
import { placeHeroes } from './heroes';
import { NOTHING_ELSE, pair, pilesIn, placeDoors, type Scale, TOUCH, toolsIn, twoButtons, wordsHeight } from './parts';
import { wideSill } from './sill/wide';

/** A scene that is narrower than this has no room for words and figure one above the other. */
const NARROW = 1.4;
const SIDE = { alone: 254, party: 372, potions: 132, pair: 272, waiting: 290 } as const;

/** A desk or a tablet on its side: the dungeon in the middle, heroes and floors beside it, the hand below. */
export function wideTable({ all, content, textScale }: Ground): TableLayout {
  const unit = Math.min(all.width / 1280, all.height / 720);
  const text = Math.max(16, 16 * unit) * textScale;
  const gap = 16 * unit;
  const inner = inset(all, { top: 14 * unit, bottom: 14 * unit, left: 20 * unit, right: 20 * unit });
  const bar = { ...inner, height: Math.max(TOUCH + 4, 46 * unit, text * 2) };
  // The tray always has room for two rows of dice or answers.
  const trayHeight = Math.max(148 * unit, text * 5.8 + 36 * unit, TOUCH * 2 + 36 * unit);
  const tray = { ...inner, y: inner.y + inner.height - trayHeight, height: trayHeight };
  const top = bar.y + bar.height + gap;
  const middle = { ...inner, y: top, height: tray.y - gap - top };
  const larger = 1 + (textScale - 1) * 0.36;
  const left = widthOfHeroes(content) * unit * larger;
  const right = columnOf(content) * unit * larger;
  const scene = { ...middle, x: middle.x + left + gap, width: middle.width - left - gap - (right > 0 ? right + gap : 0) };
  const column = { ...middle, x: middle.x + middle.width - right, width: right };
  const measure = { unit, text };
  const heroes = { ...middle, width: left };
  const beside = content.waiting === undefined ? null : besideFight({ left: heroes, column }, content, measure);
  const side = content.boss ? atTheBoss(column, content, measure) : placeDungeon(column, content, measure);
  const laid = content.sill === undefined ? null : wideSill({ scene, tray }, content, measure);
  return {
    ...NOTHING_ELSE,
    shape: 'wide',
    unit,
    text,
    bar,
    scene,
    ...inScene(scene, content, measure),
    ...(beside ?? { ...placeHeroes(heroes, content, measure), ...side, waiting: null }),
    tray,
    ...inTray(tray, content, measure),
    ...laid,
    tools: toolsIn(bar, unit, textScale),
  };
}

/** At the boss there is no dungeon card: the potions have a narrow column beside the scene. */
function atTheBoss(column: Rect, { potions }: TableContent, { unit, text }: Scale): Pick<TableLayout, 'dungeon' | 'potions'> {
  const low = placePotions(column, potions, { unit, text });
  const up = Math.min(...low.map(({ rect }) => rect.y)) - column.y;
  return { dungeon: null, potions: low.map((place) => ({ ...place, rect: { ...place.rect, y: place.rect.y - up } })) };
}

/** Two of four heroes who fight have as much room as a party of two. */
function widthOfHeroes({ abilities, waiting }: TableContent): number {
  if (waiting !== undefined) return SIDE.pair;
  return abilities.length > 2 ? SIDE.party : SIDE.alone;
}

/** Returns the width of the column at the right: for the dungeon card, for heroes who wait, or for potions alone. */
function columnOf({ boss, potions, waiting }: TableContent): number {
  if (waiting !== undefined) return SIDE.waiting;
  if (!boss) return SIDE.alone;
  return potions > 0 ? SIDE.potions : 0;
}

type InScene = Pick<TableLayout, 'heading' | 'words' | 'doors' | 'boxes' | 'stand'>;

/** Lays out the scene: the heading at the top, the advice below it, boxes at the bottom, doors in the rest. */
function inScene(scene: Rect, content: TableContent, { unit, text }: Scale): InScene {
  const inside = inset(scene, 14 * unit);
  const gap = 10 * unit;
  const heading = { x: scene.x + 24 * unit, y: scene.y + 16 * unit, width: scene.width - 48 * unit, height: text * 2.5 };
  const ledge = { ...inside, y: inside.y + inside.height * 0.4, height: inside.height * 0.6 };
  const boxes = placeBoxes(ledge, content.boxes, { gap, most: 108 * unit });
  const floor = boxes[0]?.y ?? scene.y + scene.height;
  const words = { ...heading, y: heading.y + heading.height, ...wordsIn(heading, content, { text, unit, floor }) };
  const lower = inset(
    { ...inside, y: words.y + words.height, height: inside.y + inside.height - words.y - words.height },
    { top: 10 * unit, right: 0, bottom: 2 * unit, left: 0 },
  );
  // A figure stands beside the words, and further away if they are high.
  const narrow = content.special > 0 && scene.width < scene.height * NARROW;
  const far = narrow || words.height > scene.height * 0.22;
  const fights = !content.boss && content.special + content.boxes.length > 0;
  const aside = scene.width * (far ? 0.24 : fights ? 0.13 : 0);
  const free = {
    ...scene,
    x: scene.x + aside,
    width: scene.width - aside,
    y: heading.y + text,
    height: floor - heading.y - text,
  };
  return {
    heading,
    words,
    doors: content.hasEncounter ? [] : placeDoors(lower, content.doors, 16 * unit),
    boxes,
    stand: content.hasEncounter ? free : lower,
  };
}

/** The words are half as wide as the scene, or as wide as the scene if they would reach the boxes. */
function wordsIn(
  heading: Rect,
  { boss, hasEncounter, special }: TableContent,
  { text, unit, floor }: Scale & { readonly floor: number },
): Pick<Rect, 'width' | 'height'> {
  if (!boss && !hasEncounter) return { width: heading.width, height: text * 1.6 };
  const room = Math.max(text * 2.4, floor - heading.y - heading.height - 8 * unit);
  const half = heading.width * (boss ? 0.36 : 0.5);
  const width = boss || wordsHeight(half, special, text) <= room ? half : heading.width;
  return { width, height: Math.min(room, wordsHeight(width, special, text)) };
}

type InTray = Pick<TableLayout, 'answers' | 'dice' | 'owners' | 'deck' | 'discard' | 'pileRoom' | 'buttons'>;

/** Lays out the tray: dice or piles at the left, buttons at the right, answers between them or in the whole tray. */
function inTray(tray: Rect, content: TableContent, { unit, text }: Scale): InTray {
  const inside = inset(tray, { top: 12 * unit, right: 20 * unit, bottom: 12 * unit, left: 20 * unit });
  const gap = 10 * unit;
  const both = tray.width * 0.38;
  const place = inset(tray, { top: 28 * unit, bottom: 28 * unit, left: tray.width - both, right: 28 * unit });
  const buttons = twoButtons(place, 16 * unit, content.laying);
  const taken = content.buttons === 0 ? 0 : (content.buttons === 1 ? both / 2 : both) + gap;
  const free = { ...inside, width: inside.width - taken };
  const measure = { text, gap: 6 * unit };
  const dice = content.answers.length > 0 && content.dice.length > 0 ? diceBeside(free, content, text) : free.width;
  const diceArea = { ...free, width: Math.min(dice, tray.width - both - 20 * unit - gap) };
  const answers = content.dice.length > 0 ? { ...free, x: free.x + dice + gap, width: free.width - dice - gap } : free;
  return {
    ...placeDice(diceArea, content, 64 * unit),
    answers: placeAnswers(answers, content.answers, measure),
    ...pilesIn(
      columns({ ...inside, width: Math.min(420 * unit * (text / 16 / Math.max(1, unit)), inside.width - both) }, 2, gap),
      tray,
      text,
    ),
    buttons: pair(buttons, tray),
  };
}

/** Makes the dice as narrow as a good size allows, so that the answers beside them have room. */
function diceBeside(free: Rect, content: TableContent, text: number): number {
  const good = Math.max(TOUCH, Math.min(52, free.height / 2 - 4));
  const shares = [0.3, 0.4, 0.5, 0.6].map((share) => free.width * share);
  const fits = shares.find((width) => diceHeight(width, content, good) <= free.height || free.width - width < text * 9);
  return fits ?? free.width * 0.6;
}
