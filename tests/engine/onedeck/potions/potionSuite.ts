import { describe, expect, it } from 'vitest';
import type { CommandOf } from '../../../../src/engine/onedeck';
import { aGame, anEncounter, type Table } from '../../../support/onedeck';
import { POTION_FACTS } from '../facts/skills';
import { settle } from '../skills/skillSuite';
import { inBossRound, inCombat, inPeril, type Scene, teaching } from '../withDice';

export type PoolPotion = 'clarity' | 'heroism' | 'mana';

export const drink = (potion: PoolPotion | 'healing', hero: 'warrior' | 'mage' = 'warrior'): CommandOf<'drinkPotion'> => ({
  type: 'drinkPotion',
  hero,
  potion,
});

/** The party knows the potion and has three tokens. */
export const knows = (potion: PoolPotion, scene: Scene = {}): Scene => ({
  identified: [teaching(potion)[0]],
  potions: 3,
  ...scene,
});

/** What potions for dice have in common: a token each, as often as there are tokens, where their icons say. */
export function describePotion(potion: PoolPotion): void {
  const scene = (more: Scene = {}) => knows(potion, { dice: ['strength 3', 'agility 3', 'strength 4', 'heroic 3'], ...more });
  const inPool = inCombat;

  describe(`${potion} as a potion`, () => {
    it.each([
      ['combat', () => inCombat(scene())],
      ['peril', () => inPeril('agility', scene({ dice: ['agility 3', 'agility 4', 'heroic 3'] }))],
      ['boss', () => inBossRound(scene())],
    ] as const)('in %s: as its icons say, and boss rounds are combats', (kind, table) => {
      const icons = POTION_FACTS[potion].usableIn.split(' ');
      const isPrinted = icons.includes(kind) || (kind === 'boss' && icons.includes('combat'));
      expect(table().why(drink(potion))).toBe(isPrinted ? null : 'potionNotNow');
    });

    it('takes a token each time, any number of times in one encounter', () => {
      const table = inPool(scene());
      for (const left of [2, 1, 0]) {
        table.do(drink(potion));
        expect(table.events[0]).toEqual({ type: 'potionDrunk', hero: 'warrior', potion, potions: left });
        settle(table);
      }
      expect([table.state.potions, table.why(drink(potion))]).toEqual([0, 'noPotions']);
      expect(table.legal('drinkPotion')).toEqual([]);
    });

    it('is unknown until it is identified', () => {
      expect(inPool(scene({ identified: [] })).why(drink(potion))).toBe('potionUnknown');
    });

    it('may be drunk by the partner', () => {
      const two = inPool(scene({ heroes: ['warrior', 'mage'], dice: ['strength 3', 'mage magic 3', 'mage magic 2'] }));
      expect(two.do(drink(potion, 'mage')).state.potions).toBe(2);
    });

    it.each([
      ['at the start of a turn', () => aGame(knows(potion))],
      ['before the dice are rolled', () => anEncounter('arrow-wall-1', knows(potion))],
    ] as const)('has no use %s', (_, table: () => Table) => {
      expect(table().why(drink(potion))).toBe('potionNotNow');
    });
  });
}
