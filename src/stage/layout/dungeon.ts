import type { Rect } from '../ports';
import { chips, namedCards, pagedCards } from './abilityCards';
import type { DungeonPlace, FloorSize, PotionPlace, TableContent } from './ground';
import { TOUCH } from './parts';
import { inset } from './rect';

/** Heights in parts of the text's size. */
const HIGH = { title: 2.6, foot: 4.6, floor: 1.7, line: 1.1, boxes: 2.5, unlit: 3 } as const;
const LETTER = 0.46;
/** Potions take no more of the column than this. */
const MOST_POTIONS = 0.3;

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
  const bottles = placePotions({ ...inner, y: inner.y + inner.height - most, height: most }, potions, text);
  const used = potions === 0 ? 0 : inner.y + inner.height - Math.min(...bottles.map(({ rect }) => rect.y)) + 6 * unit;
  const words = inset(panel, { top: 6 * unit, right: text, bottom: 8 * unit + used, left: text });
  const title = { ...words, height: text * HIGH.title * 0.8 };
  const foot = { ...words, y: words.y + words.height - text * HIGH.foot, height: text * HIGH.foot };
  const room = { ...words, y: title.y + title.height, height: foot.y - title.y - title.height - 4 * unit };
  return { dungeon: { panel, title, floors: floorsIn(room, floors, text), foot }, potions: bottles };
}

/** At the bottom of their place. */
export function placePotions(area: Rect, count: number, text: number): readonly PotionPlace[] {
  if (count === 0) return [];
  const deal = { letters: Array.from({ length: count }, () => 0), text, page: 0 };
  const { places } = namedCards(area, deal) ?? chips(area, deal) ?? pagedCards(area, deal);
  const lowest = Math.max(...places.map(({ rect }) => rect.y + rect.height));
  const shift = area.y + area.height - lowest;
  return places.map(({ ability, rect, look }) => ({ potion: ability, rect: { ...rect, y: rect.y + shift }, look }));
}

/** Each floor as high as it needs; where that is too much, all a little less. */
function floorsIn(room: Rect, floors: readonly FloorSize[], text: number): readonly Rect[] {
  const heights = floors.map((floor) => floorHeight(floor, room.width, text));
  const gap = text * 0.5;
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
  const room = width - text;
  const lines = Math.ceil((letters * LETTER * text) / room);
  return text * (HIGH.floor + lines * HIGH.line + (boxes > 0 ? HIGH.boxes : 0.3));
}
