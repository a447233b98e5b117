import { bounds, inset } from '../../../../table';
import type { Rect } from '../../../../table/ports';
import type { TableLayout } from './ground';

/** Lines of text that an account takes at least. */
const LEAST_LINES = 4;

/**
 * Returns the place for the account of an end that kills: over the dungeon card, as a sheet over the abilities of a phone, or
 * at the right below the dice. Null where only the chain on the button has room.
 */
export function accountPlace(layout: TableLayout): Rect | null {
  const { shape, dungeon, text, unit } = layout;
  const rect = shape === 'wide' ? beside(layout) : shape === 'tall' ? overAbilities(layout) : belowDice(layout);
  const least = dungeon === null ? text * LEAST_LINES : 0;
  return rect === null || rect.height < least || rect.width < text * 12 || unit < 0.75 * Number(shape === 'tall') ? null : rect;
}

function beside({ dungeon, potions, scene, text, unit, waiting }: TableLayout): Rect | null {
  if (waiting !== null) return { ...waiting.foe, height: waiting.stop.y + waiting.stop.height - waiting.foe.y };
  if (dungeon === null) {
    // At the boss the words have the left side of the scene.
    const low = scene.y + text * 3;
    const width = 240 * unit;
    return { x: scene.x + scene.width - width - 14 * unit, y: low, width, height: scene.height * 0.6 - (low - scene.y) };
  }
  const { panel } = dungeon;
  const foot = Math.min(panel.y + panel.height, ...potions.map(({ rect }) => rect.y - 6 * unit));
  return { ...panel, height: foot - panel.y };
}

function overAbilities({ abilities, potions, turns }: TableLayout): Rect | null {
  const cards = [...abilities, ...potions, ...turns].map(({ rect }) => rect);
  return cards.length === 0 ? null : bounds(cards);
}

function belowDice({ tray, dice, answers, buttons }: TableLayout): Rect {
  const inside = inset(tray, 8);
  const top = Math.max(inside.y, ...[...dice, ...answers].map(({ y, height }) => y + height + 8));
  return { ...inside, y: top, height: buttons.first.y - 8 - top };
}
