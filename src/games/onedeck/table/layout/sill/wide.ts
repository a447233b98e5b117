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
  const added = placeFloor(
    { ...band, height: Math.min(band.height, 72 * unit), y: band.y + (band.height - Math.min(band.height, 72 * unit)) / 2 },
    floor,
    text,
  );
  const own2 = placeBoxes({ ...inside, y: inside.y + inside.height * 0.4, height: inside.height * 0.6 }, content.boxes, {
    gap,
    most: 108 * unit,
  });
  const boxes = own.length > 0 ? [...ways.map(({ box }) => box), ...added.boxes] : own2;
  const ground = own.length > 0 ? stage.y : Math.min(...own2.map(({ y }) => y), inside.y + inside.height);
  const side = Math.min(text * LOOT, inside.width * 0.3);
  const top = heading.y + heading.height + 4;
  const column = {
    x: inside.x + inside.width - side,
    y: top,
    width: side,
    height: Math.min(ground - top - gap, 3 * Math.max(TOUCH, text * 2.4) + gap),
  };
  const words = { ...heading, y: top, width: heading.width - side - gap, height: Math.min(ground - top - gap, text * 6) };
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
      loot: placeLoot(column, 'column', 6 * unit),
      ways,
      bars: own.length > 0 ? null : band,
      effects: own.length > 0 ? added.words : null,
      stats: [],
      items: placeHeroRow(items, content.sill?.items ?? 0, text).items,
    },
  };
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
