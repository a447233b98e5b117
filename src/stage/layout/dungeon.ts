import type { Rect } from '../ports';
import { chips, namedCards, narrowChips } from './abilityCards';
import type { DungeonPlace, FloorSize, PotionPlace, TableContent } from './ground';
import { TOUCH } from './parts';
import { inset } from './rect';

/** Heights in parts of the text's size. */
const HIGH = { title: 2.1, foot: 4.45, floor: 1.6, line: 1.1, boxes: 2.35, unlit: 3, gap: 0.5 } as const;
const LEAST_TEXT = 12;
const LETTER = 0.46;
/** Potions take no more of the column than this. */
const MOST_POTIONS = 0.2;

interface Measure {
  readonly unit: number;
  readonly text: number;
}

/** The dungeon card at the side: its floors, what stopping would cost, and the potions at the bottom. */
export function placeDungeon(
  panel: Rect,
  { floors, potions }: Pick<TableContent, 'floors' | 'potions'>,
  { unit, text }: Measure,
): { readonly dungeon: DungeonPlace; readonly potions: readonly PotionPlace[] } {
  const inner = inset(panel, 8 * unit);
  const most = Math.max(TOUCH, inner.height * MOST_POTIONS);
  const bottles = placePotions({ ...inner, y: inner.y + inner.height - most, height: most }, potions, { unit, text });
  const used = potions === 0 ? 0 : inner.y + inner.height - Math.min(...bottles.map(({ rect }) => rect.y)) + 6 * unit;
  const words = inset(panel, { top: 6 * unit, right: text * 0.9, bottom: 8 * unit + used, left: text * 0.9 });
  return { dungeon: { panel, ...wordsIn(words, floors, text) }, potions: bottles };
}

/** Where everything is lit and boxes and potions take their room, the words become smaller. */
function wordsIn(words: Rect, floors: readonly FloorSize[], text: number): Omit<DungeonPlace, 'panel'> {
  const title = { ...words, height: text * HIGH.title };
  const foot = { ...words, y: words.y + words.height - text * HIGH.foot, height: text * HIGH.foot };
  const room = { ...words, y: title.y + title.height, height: foot.y - title.y - title.height - text * 0.2 };
  const sum = floors.reduce((total, floor) => total + floorHeight(floor, room.width, text) + text * HIGH.gap, 0);
  if (sum > room.height && text > LEAST_TEXT) return wordsIn(words, floors, text * 0.96);
  return { text, title, foot, floors: floorsIn(room, floors, text) };
}

/** At the bottom of their place. */
export function placePotions(area: Rect, count: number, { unit, text }: Measure): readonly PotionPlace[] {
  if (count === 0) return [];
  const deal = { letters: Array.from({ length: count }, () => 0), text, page: 0, touch: TOUCH * Math.max(1, unit) };
  const { places } = namedCards(area, deal) ?? chips(area, deal) ?? narrowChips(area, deal);
  const lowest = Math.max(...places.map(({ rect }) => rect.y + rect.height));
  const shift = area.y + area.height - lowest;
  return places.map(({ ability, rect, look }) => ({ potion: ability, rect: { ...rect, y: rect.y + shift }, look }));
}

/** Each floor as high as it needs; where that is too much, all a little less. */
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
  const below = text * (HIGH.floor + linesIn(width - text, letters, text) * HIGH.line + (boxes > 0 ? HIGH.boxes : 0.3));
  // Boxes stand below the words, or beside them where that takes less.
  const beside =
    text * (HIGH.floor + 0.3) +
    text * Math.max(HIGH.boxes, linesIn(width - text - boxes * text * 2.8, letters, text) * HIGH.line);
  return boxes > 0 ? Math.min(below, beside) : below;
}

function linesIn(width: number, letters: number, text: number): number {
  return Math.ceil((letters * LETTER * text) / Math.max(text, width));
}
