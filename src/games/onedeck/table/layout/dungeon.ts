import { inset } from '../../../../table';
import type { Rect } from '../../../../table/ports';
import { chips, namedCards, narrowChips } from './abilityCards';
import type { DungeonPlace, FloorSize, PotionPlace, TableContent } from './ground';
import { type Scale, TOUCH } from './parts';

/** Heights in parts of the text's size. */
const HIGH = { title: 1.8, foot: 4.05, floor: 1.9, line: 1.16, boxes: 2.15, unlit: 3, gap: 0.4 } as const;
const LETTER = 0.46;
/** Potions take no more of the column than this. */
const MOST_POTIONS = 0.2;

/** Places the dungeon card at the side: its floors, the cost of stopping, and the potions at the bottom. */
export function placeDungeon(
  panel: Rect,
  { floors, potions }: Pick<TableContent, 'floors' | 'potions'>,
  { unit, text }: Scale,
): { readonly dungeon: DungeonPlace; readonly potions: readonly PotionPlace[] } {
  const inner = inset(panel, 8 * unit);
  const most = Math.max(TOUCH, inner.height * MOST_POTIONS);
  const bottles = placePotions({ ...inner, y: inner.y + inner.height - most, height: most }, potions, { unit, text });
  const used = potions === 0 ? 0 : inner.y + inner.height - Math.min(...bottles.map(({ rect }) => rect.y)) + 6 * unit;
  const side = 14 * unit;
  const words = inset(panel, { top: 6 * unit, right: side, bottom: 8 * unit + used, left: side });
  return { dungeon: { panel, ...wordsIn(words, floors, { text, least: Math.min(text, 16 * unit) }) }, potions: bottles };
}

interface Letters {
  readonly text: number;
  readonly least: number;
}

/** If the floors do not fit, the words shrink; if that is not enough, the foot is left out, because the buttons repeat it. */
function wordsIn(words: Rect, floors: readonly FloorSize[], { text, least }: Letters): Omit<DungeonPlace, 'panel'> {
  const title = { ...words, height: text * HIGH.title };
  const foot = { ...words, y: words.y + words.height - text * HIGH.foot, height: text * HIGH.foot };
  const room = { ...words, y: title.y + title.height, height: foot.y - title.y - title.height - text * 0.2 };
  const sum = floors.reduce((total, floor) => total + floorHeight(floor, room.width, text) + text * HIGH.gap, 0);
  if (sum <= room.height) return { text, title, foot, floors: floorsIn(room, floors, text) };
  if (text > least) return wordsIn(words, floors, { text: Math.max(least, text * 0.96), least });
  const all = { ...room, height: room.height + foot.height };
  return { text, title, foot: null, floors: floorsIn(all, floors, text) };
}

/** Places the potions at the bottom of the area. */
export function placePotions(area: Rect, count: number, { unit, text }: Scale): readonly PotionPlace[] {
  if (count === 0) return [];
  const deal = { letters: Array.from({ length: count }, () => 0), text, page: 0, touch: TOUCH * Math.max(1, unit) };
  const row = { ...area, height: Math.min(area.height, Math.max(deal.touch, text * 2.6)) };
  const { places } = namedCards(row, deal) ?? namedCards(area, deal) ?? chips(area, deal) ?? narrowChips(area, deal);
  const lowest = Math.max(...places.map(({ rect }) => rect.y + rect.height));
  const shift = area.y + area.height - lowest;
  return places.map(({ ability, rect, look }) => ({ potion: ability, rect: { ...rect, y: rect.y + shift }, look }));
}

/** Makes each floor as high as it needs, and scales all of them down if they do not fit. */
function floorsIn(room: Rect, floors: readonly FloorSize[], text: number): readonly Rect[] {
  const heights = floors.map((floor) => floorHeight(floor, room.width, text));
  const gap = text * HIGH.gap;
  const sum = heights.reduce((total, height) => total + height + gap, -gap);
  const scale = Math.min(1, room.height / sum);
  let y = room.y;
  return heights.map((height) => {
    const rect = { ...room, y, height: height * scale };
    y += (height + gap) * scale;
    return rect;
  });
}

function floorHeight({ lit, letters, boxes }: FloorSize, width: number, text: number): number {
  if (!lit) return text * HIGH.unlit;
  if (letters === 0) return text * (HIGH.floor + HIGH.boxes);
  const below = text * (HIGH.floor + linesIn(width - text, letters, text) * HIGH.line + (boxes > 0 ? HIGH.boxes : 0.3));
  // Boxes stand below the words, or beside them if that is lower.
  const beside =
    text * (HIGH.floor + 0.3) +
    text * Math.max(HIGH.boxes, linesIn(width - text - boxes * text * 2.8, letters, text) * HIGH.line);
  return boxes > 0 ? Math.min(below, beside) : below;
}

function linesIn(width: number, letters: number, text: number): number {
  return Math.ceil((letters * LETTER * text) / Math.max(text, width));
}
