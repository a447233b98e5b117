// R1, R28: every turn begins with time; only a potion comes before it.
import { describe, expect, it } from 'vitest';
import { oneDeckDungeon } from '../../../src/engine/onedeck';
import { aGame } from '../../support/onedeck';

const START = { type: 'startTurn' } as const;

describe('time passes by itself', () => {
  it('where nobody is hurt, or no potion is left', () => {
    expect(oneDeckDungeon.onlyWayOn?.(aGame({ potions: 2 }).state)).toEqual(START);
    expect(oneDeckDungeon.onlyWayOn?.(aGame({ potions: 0, with: { warrior: { damage: 3 } } }).state)).toEqual(START);
  });

  it('not where a potion could heal anybody now', () => {
    const hurt = aGame({ heroes: ['warrior', 'mage'], potions: 1, with: { mage: { damage: 1 } } });
    expect(oneDeckDungeon.onlyWayOn?.(hurt.state)).toBeNull();
    hurt.do({ type: 'drinkPotion', hero: 'mage', potion: 'healing' });
    expect(oneDeckDungeon.onlyWayOn?.(hurt.state)).toEqual(START);
  });

  it('and nothing else does, even where it is all that can be done', () => {
    const choosing = aGame({ doors: [], cardsLeft: 8 }).do(START);
    expect([choosing.state.phase, oneDeckDungeon.onlyWayOn?.(choosing.state)]).toEqual(['choose', null]);
  });
});
