import { describe, expect, it } from 'vitest';
import { aGame, anEncounter } from '../../../support/onedeck';
import { HERO_FACTS } from '../facts/heroes';
import { inBossRound, inCombat, nextBossRound, some } from '../withDice';
import { partyOf, type Side } from './heroSuite';

/** What stores dice for Frenzy on both sides of the warrior's card. */
export function describeFrenzy(side: Side): void {
  const heroes = partyOf('warrior', side);
  const { holds } = HERO_FACTS[`warrior-${side}`];
  const all = { type: 'assignDamage', hero: 'warrior' } as const;

  describe('Frenzy', () => {
    it(`stores a die for every damage of the consequences, up to ${holds}`, () => {
      const table = inCombat({ heroes, dice: [], rolls: [] }).do({ type: 'finish' });
      if (side === 'party') table.do(all);
      const taken = table.told('damageTaken').find(({ hero }) => hero === 'warrior')?.amount ?? 0;
      expect(taken).toBeGreaterThan(holds);
      expect([table.told('dieStored').length, table.hero().stored.length]).toEqual([holds, holds]);
    });

    it('R3: Flames store a die in time for the same encounter', () => {
      const table = anEncounter('fire-elemental-1', { heroes });
      if (side === 'party') table.do(all);
      expect([table.hero().damage, table.hero().stored.length, table.state.phase]).toEqual([1, 1, 'feats']);
      expect(table.legal('useFeat')).toEqual([{ type: 'useFeat', hero: 'warrior', dice: 1 }]);
    });

    it('R3: the stairs store a die', () => {
      const table = aGame({ heroes, dungeon: 'lichs-tomb', cardsLeft: 0, stairsTokens: 2 }).do({ type: 'startTurn' });
      if (side === 'party') table.do({ type: 'assignStairsDamage', hero: 'warrior' });
      expect(table.hero().stored).toHaveLength(1);
    });

    it('R14: stores none when all heroic dice are out', () => {
      const table = inCombat({ heroes, dice: some(6, 'heroic 1'), rolls: [] }).do({ type: 'finish' });
      if (side === 'party') table.do(all);
      expect([table.told('dieStored'), table.hero().stored]).toEqual([[], []]);
    });

    it('R26: stores none in a boss round', () => {
      const table = nextBossRound(inBossRound({ heroes }));
      const [first] = table.state.heroes;
      expect([first?.damage, first?.stored]).toEqual([side === 'alone' ? 3 : 2, []]);
    });
  });
}
