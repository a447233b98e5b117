import { describe, expect, it } from 'vitest';
import type { CardId } from '../../../../src/engine/onedeck';
import { aGame } from '../../../support/onedeck';
import { HERO_FACTS } from '../facts/heroes';
import { partyOf, type Side } from './heroSuite';

/** What stores dice for Mana Charge on both sides of the mage's card. */
export function describeManaCharge(side: Side): void {
  const heroes = partyOf('mage', side);
  const { holds } = HERO_FACTS[`mage-${side}`];
  const doors = [{ cards: ['goblin-1'] as CardId[], open: false }];

  describe('Mana Charge', () => {
    it('stores one die with an explore, however many doors it brings', () => {
      const table = aGame({ heroes }).do({ type: 'startTurn' }, { type: 'explore' });
      expect(table.told('doorPlaced')).toHaveLength(4);
      expect([table.told('dieStored').length, table.hero().stored.length]).toEqual([1, 1]);
    });

    it('stores one die with a flight', () => {
      const table = aGame({ heroes, doors }).do({ type: 'startTurn' }, { type: 'enter', door: 0 });
      expect(table.hero().stored).toEqual([]);
      expect(table.do({ type: 'flee' }).hero().stored).toHaveLength(1);
    });

    it('stores nothing for an encounter that is faced', () => {
      const table = aGame({ heroes, doors }).do({ type: 'startTurn' }, { type: 'enter', door: 0 }, { type: 'confront' });
      expect(table.hero().stored).toEqual([]);
    });

    it(`holds ${holds} and no more`, () => {
      const stored = Array.from({ length: holds }, (_, at) => at + 1);
      const table = aGame({ heroes, with: { mage: { stored } } }).do({ type: 'startTurn' }, { type: 'explore' });
      expect([table.told('dieStored'), table.hero().stored]).toEqual([[], stored]);
    });
  });
}
