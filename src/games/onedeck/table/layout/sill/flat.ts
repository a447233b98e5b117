import { inset } from '../../../../../table';
import type { Rect } from '../../../../../table/ports';
import { gridOfBoxes } from '../boxes';
import type { Ground, TableContent, TableLayout } from '../ground';
import { BUTTON, below, largestText, NOTHING_ELSE, TOUCH, toolsIn } from '../parts';
import { placeStrip } from '../strip';
import { boxesOfSill, heroRowHeight, placeActs, placeFloor, placeHeroRow, placeLoot, placeWays } from './places';

const GAP = 8;
const PICTURE = { share: 0.24, least: 136, most: 260 } as const;
const HERO = { share: 0.29, least: 172, most: 320 } as const;

/** A card at the door on a phone on its side: the picture with its loot, the ways or boxes, and the hero with the buttons. */
export function flatSill({ all, content, textScale }: Ground): TableLayout {
  const text = Math.min(16 * textScale, largestText(all));
  const inner = inset(all, GAP);
  const bar = { ...inner, height: TOUCH };
  const rest = below(inner, bar, { top: GAP, right: 0, bottom: 0, left: 0 });
  const scene = { ...rest, width: widthOf(PICTURE, rest) };
  // Four tabs need more.
  const wide = Math.max(content.abilities.length > 2 ? (TOUCH + 6) * 4 : 0, widthOf(HERO, rest));
  const right = { ...rest, x: rest.x + rest.width - wide, width: wide };
  const middle = { ...rest, x: scene.x + scene.width + GAP, width: right.x - scene.x - scene.width - GAP * 2 };
  const { loot, ...scenery } = inScene(scene, text);
  const { ways, bars, effects, ...centre } = inMiddle(middle, content, text);
  const { stats, items, ...hand } = atRight(right, content, text);
  return {
    ...NOTHING_ELSE,
    shape: 'flat',
    unit: all.height / 480,
    text,
    bar,
    scene,
    ...scenery,
    ...centre,
    ...hand,
    sill: { loot, ways, bars, effects, stats, items },
    deck: centre.tray,
    discard: centre.tray,
    tools: toolsIn(bar, 1, textScale),
  };
}

const widthOf = ({ share, least, most }: typeof PICTURE | typeof HERO, { width }: Rect): number =>
  Math.min(most, Math.max(least, width * share));

function inScene(scene: Rect, text: number) {
  const inside = inset(scene, GAP);
  const heading = { ...inside, height: text * 1.9 };
  const room = inside.height - heading.height - text * 1.5;
  const high = Math.min(room, 3 * Math.max(28, text * 2.2) + GAP);
  const column = { ...inside, y: inside.y + inside.height - high, height: high };
  // A title of two lines ends where its place does, and the plate of the words begins above them.
  const top = heading.y + heading.height + text * 0.3;
  const words = { ...inside, y: top, height: column.y - top - 2 };
  const stand = { ...scene, y: words.y, height: words.height + high * 0.4 };
  return { heading, words, doors: [], stand, loot: placeLoot(column, 'column', 4) };
}

function inMiddle(middle: Rect, content: TableContent, text: number) {
  const { own, floor } = boxesOfSill(content);
  const high = own.length > 0 ? Math.max(TOUCH + 8, text * 2.6) : Math.max(TOUCH, Math.min(text * 7, middle.height * 0.4));
  const tray = { ...middle, y: middle.y + middle.height - high, height: high };
  const upper = { ...middle, height: middle.height - high - GAP };
  const inside = inset(tray, { top: 4, bottom: 4, left: GAP, right: GAP });
  if (own.length === 0) {
    return { tray, ways: [], bars: inside, effects: null, boxes: gridOfBoxes(upper, content.boxes, { gap: 6, most: 84 }) };
  }
  const ways = placeWays(upper, own.length, { text, gap: GAP });
  const { boxes, words } = placeFloor(inside, floor, text);
  return { tray, ways, bars: null, effects: words, boxes: [...ways.map(({ box }) => box), ...boxes] };
}

function atRight(right: Rect, content: TableContent, text: number) {
  const { buttons, answers, sill } = content;
  const count = buttons + answers.length;
  const items = sill?.items ?? 0;
  const row = { ...right, height: heroRowHeight(text) * (items > 0 ? 1.75 : 1) };
  const least = Math.max(TOUCH, text * BUTTON);
  const tabs = content.abilities.length > 1 ? TOUCH + GAP : 0;
  const room = right.height - row.height - 4 - TOUCH - tabs - GAP;
  const high = count === 0 ? -GAP : count * (least + GAP) - GAP <= room ? count * (least + GAP) - GAP : least;
  const acts = { ...right, y: right.y + right.height - high, height: Math.max(0, high) };
  const strip = { ...right, y: row.y + row.height + 4, height: acts.y - GAP - row.y - row.height - 4 };
  return {
    ...placeHeroRow(row, items, text),
    ...placeStrip(strip, content, { text }),
    ...placeActs(acts, content, { gap: GAP, least }),
  };
}
