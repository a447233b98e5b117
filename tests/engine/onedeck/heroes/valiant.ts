import { describe, expect, it } from 'vitest';
import type { CardId } from '../../../../src/engine/onedeck';
import { aGame } from '../../../support/onedeck';
import { HERO_FACTS } from '../facts/heroes';
import { partyOf, type Side } from './heroSuite';

/** What stores dice for Valiant on both sides of the paladin's card. */
export function describeValiant(side: Side): void {
  const heroes = partyOf('paladin', side);
  const { holds } = HERO_FACTS[`paladin-${side}`];
  const opened = (card: CardId, stored: readonly number[] = [], open = false) => {
    const doors = [{ cards: [card], open }];
    return aGame({ heroes, doors, with: { paladin: { stored } } }).do({ type: 'startTurn' }, { type: 'enter', door: 0 });
  };

  describe('Valiant', () => {
    it.each([
      ['goblin-1', 2, 0],
      ['bandit-1', 3, 0],
      ['ogre-1', 4, 1],
      ['boulder-1', 4, 1],
    ] as const)('behind a door with %s and its %d lanterns: %d stored', (card, _, stored) => {
      const table = opened(card);
      expect([table.state.phase, table.hero().stored.length]).toEqual(['door', stored]);
    });

    it('stores before the party decides, and keeps the die when it flees', () => {
      expect(opened('ogre-1').do({ type: 'flee' }).hero().stored).toHaveLength(1);
    });

    it('may be rolled in that very encounter', () => {
      const table = opened('ogre-1').do({ type: 'confront' });
      expect(table.legal('useFeat')).toEqual([{ type: 'useFeat', hero: 'paladin', dice: 1 }]);
    });

    it('stores nothing for a door that is open already', () => {
      const table = opened('ogre-1', [], true);
      expect([table.state.phase, table.hero().stored]).toEqual(['pool', []]);
    });

    it(`holds ${holds} and no more`, () => {
      const stored = Array.from({ length: holds }, (_, at) => at + 1);
      expect(opened('ogre-1', stored).hero().stored).toEqual(stored);
    });
  });
}
