import { describe, expect, it } from 'vitest';
import { type CardId, healthOf, iconsOf, isIdentified, type PotionId, skillsOf, xpOf } from '../../../../src/engine/onedeck';
import { aGame, type Table } from '../../../support/onedeck';
import { CARD_FACTS } from '../facts/cards';

/** Rule book p. 33: a card is claimed as experience, as an item, and as the one skill or potion that it names. */
export function describeLoot(...cards: readonly [CardId, CardId]): void {
  describe.each(CARD_FACTS.filter(([card]) => cards.includes(card)))('%s as loot', (card, xp, stat, health, loot) => {
    const isPotion = ['clarity', 'heroism', 'invisibility', 'mana'].includes(loot);

    it(`shows ${xp} lanterns`, () => {
      const table = claiming(card).do({ type: 'claim', card, as: 'xp' });
      expect([table.state.xp, xpOf(table.state.xp)]).toEqual([[card], xp]);
    });

    it(`is an item of ${stat} with ${health} health`, () => {
      const table = claiming(card);
      const before = [iconsOf(table.state, table.hero(), stat), healthOf(table.state, table.hero())];
      table.do({ type: 'claim', card, as: 'item', hero: 'mage' });
      const after = [iconsOf(table.state, table.hero(), stat), healthOf(table.state, table.hero())];
      expect([table.hero().items, after]).toEqual([[card], before.map((count, at) => count + (at === 0 ? 1 : health))]);
    });

    it(`teaches ${loot}, and nothing of another kind`, () => {
      const table = claiming(card);
      const potion = { type: 'claim', card, as: 'potion' } as const;
      const skill = { type: 'claim', card, as: 'skill', hero: 'mage' } as const;
      if (isPotion) {
        expect(table.why(skill)).toBe('notASkill');
        table.do(potion);
        expect([isIdentified(table.state, loot as PotionId), table.told('potionsGained')]).toEqual([true, [gained]]);
      } else {
        expect(table.why(potion)).toBe('notAPotion');
        table.do(skill);
        expect(skillsOf(table.state, table.hero())).toEqual(['shield-aura', loot]);
      }
    });
  });
}

const gained = { type: 'potionsGained', amount: 1, potions: 1 };

/** The encounter is behind the party, and its card waits to be claimed. */
function claiming(card: CardId): Table {
  const table = aGame({ heroes: ['mage'], potions: 0, doors: [{ cards: [card], open: true }] });
  return table.from({ doors: table.state.doors.map(() => null), loot: [card] }, 'loot');
}
