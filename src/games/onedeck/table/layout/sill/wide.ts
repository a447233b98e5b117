import { inset } from '../../../../../table';
import type { Rect } from '../../../../../table/ports';
import { placeBoxes } from '../boxes';
import type { TableContent, TableLayout } from '../ground';
import { type Scale, TOUCH } from '../parts';
import { boxesOfSill, broadHeight, placeActs, placeFloor, placeHeroRow, placeLoot, placeWays } from './places';

/** The width of the loot beside the picture, and of a button, in letters. */
const LOOT = 10;
const ACT = 12.5;

type WideSill = Pick<TableLayout, 'heading' | 'words' | 'boxes' | 'stand' | 'buttons' | 'answers' | 'sill'>;

/** A card at the door on a desk: the ways on the floor of the stage, the loot at its side, the floors and the buttons in the tray. */
export function wideSill(
  { scene, tray }: { readonly scene: Rect; readonly tray: Rect },
  content: TableContent,
  { unit, text }: Scale,
): WideSill {
  const gap = 10 * unit;
  const inside = inset(scene, 14 * unit);
  const heading = { x: scene.x + 24 * unit, y: scene.y + 12 * unit, width: scene.width - 48 * unit, height: text * 2.5 };
  const high = Math.min(inside.height * 0.56, broadHeight(text) + text * 3.4);
  const stage = { ...inside, y: inside.y + inside.height - high, height: high };
  const { own, floor } = boxesOfSill(content);
  const ways = placeWays(stage, own.length, { text, gap });
  const { band, items, acts } = inTray(tray, content, { unit, text });
  const low = Math.min(band.height, 72 * unit);
  const added = placeFloor({ ...band, y: band.y + (band.height - low) / 2, height: low }, floor, text);
  const fought = boxesIn(inside, content, unit);
  const boxes = own.length > 0 ? [...ways.map(({ box }) => box), ...added.boxes] : fought;
  const ground = own.length > 0 ? stage.y : Math.min(...fought.map(({ y }) => y), inside.y + inside.height);
  const { loot, words, side } = beside({ inside, heading, ground }, { unit, text });
  return {
    heading,
    words,
    boxes,
    stand: {
      ...scene,
      y: heading.y + text,
      width: scene.width - side * 0.5,
      height: ground - heading.y - text + (own.length > 0 ? gap : 0),
    },
    ...placeActs(acts, content, { gap, least: Number.POSITIVE_INFINITY }),
    sill: {
      loot,
      ways,
      bars: own.length > 0 ? null : band,
      effects: own.length > 0 ? added.words : null,
      stats: [],
      items: placeHeroRow(items, content.sill?.items ?? 0, text).items,
    },
  };
}

/** Places the loot at the right of the picture, and the words at the left of it. */
function beside(
  { inside, heading, ground }: { readonly inside: Rect; readonly heading: Rect; readonly ground: number },
  { unit, text }: Scale,
) {
  const gap = 10 * unit;
  const side = Math.min(text * LOOT, inside.width * 0.3);
  const y = heading.y + heading.height + 4;
  const room = ground - y - gap;
  const height = Math.min(room, 3 * Math.max(TOUCH, text * 2.4) + gap);
  const column = { x: inside.x + inside.width - side, y, width: side, height };
  const words = { ...heading, y, width: heading.width - side - gap, height: Math.min(room, text * 6) };
  return { loot: placeLoot(column, 'column', 6 * unit), words, side };
}

/** Places the boxes of a fight on the floor of the stage. */
function boxesIn(inside: Rect, content: TableContent, unit: number): readonly Rect[] {
  const stage = { ...inside, y: inside.y + inside.height * 0.4, height: inside.height * 0.6 };
  return placeBoxes(stage, content.boxes, { gap: 10 * unit, most: 108 * unit });
}

/** Divides the tray: what the floors add or the bars of a fight, the items of the hero, the buttons. */
function inTray(tray: Rect, { buttons, answers, sill }: TableContent, { unit, text }: Scale) {
  const inside = inset(tray, { top: 14 * unit, right: 24 * unit, bottom: 14 * unit, left: 24 * unit });
  const gap = 20 * unit;
  const count = Math.max(1, buttons + answers.length);
  const width = Math.min(inside.width * 0.5, count * (text * ACT + gap) - gap);
  const acts = inset(
    { ...inside, x: inside.x + inside.width - width, width },
    { top: 12 * unit, bottom: 12 * unit, left: 0, right: 0 },
  );
  const worn = (sill?.items ?? 0) > 0 ? Math.min(text * 15, inside.width * 0.22) : 0;
  const items = {
    ...inside,
    x: acts.x - gap - worn,
    width: worn,
    y: inside.y + (inside.height - text * 4) / 2,
    height: text * 4,
  };
  const band = { ...inside, width: items.x - gap - inside.x };
  return { band, items, acts };
}
