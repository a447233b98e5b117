import { CARD_IDS, CARDS, type CardId } from '../../../src/engine/onedeck';
import { aGame, type Plan, type Table } from '../../support/onedeck';

/** The encounter is behind the party, and its card waits to be claimed; with four heroes, both. */
export function atLoot(loot: readonly CardId[], plan: Plan = {}): Table {
  const table = aGame({ dungeon: 'lichs-tomb', ...plan, doors: [{ cards: loot, open: true }] });
  return table.from({ doors: table.state.doors.map(() => null), loot, turn: 1, arrived: false }, 'loot');
}

/** So many cards that can be held beside each other and beside the goblins, which stay free for what follows. */
export function skillCards(count: number): readonly CardId[] {
  const known = new Set<string>();
  const cards = CARD_IDS.filter((card) => {
    const { loot, name } = CARDS[card];
    const fits = !['clarity', 'heroism', 'invisibility', 'mana'].includes(loot) && !known.has(loot) && name !== 'goblin';
    if (fits) known.add(loot);
    return fits;
  });
  return cards.slice(0, count);
}

/** Others than those for skills, from the end of the list. */
export function itemCards(count: number): readonly CardId[] {
  return count === 0 ? [] : CARD_IDS.slice(-count);
}

export const XP_2: readonly CardId[] = ['beetle-1', 'beetle-2', 'plague-rat-1', 'plague-rat-2', 'skeleton-1', 'skeleton-2'];
export const XP_4: readonly CardId[] = ['ogre-1', 'ogre-2', 'phantom-1', 'phantom-2', 'boulder-1', 'boulder-2'];
