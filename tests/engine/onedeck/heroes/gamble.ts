import { describe, expect, it } from 'vitest';
import { anEncounter, type Plan } from '../../../support/onedeck';
import { partyOf, type Side } from './heroSuite';

const gamble = (dice: number) => ({ type: 'useFeat', hero: 'rogue', dice }) as const;

/** Daring Gamble with as many dice as the side allows. */
export function describeGamble(side: Side, numbers: readonly number[]): void {
  const heroes = partyOf('rogue', side);
  const most = Math.max(...numbers);
  const facing = (rolls: readonly number[], plan: Plan = {}) => anEncounter('ogre-1', { heroes, rolls, ...plan });
  const hurtBy = (table: ReturnType<typeof facing>) =>
    table.events.filter(({ type }) => type === 'damageTaken' || type === 'timeSpent').map(({ type }) => type);

  describe('Daring Gamble', () => {
    it.each(numbers)('rolls %d without a 1 for nothing', (dice) => {
      const table = facing([6, 2]).do(gamble(dice));
      expect(table.pool().slice(0, dice)).toEqual(['heroic 6', 'heroic 2'].slice(0, dice));
      expect(hurtBy(table)).toEqual([]);
    });

    it('pays 1 health and 3 time for a 1, and keeps the die', () => {
      const table = facing([1]).do(gamble(1));
      expect(table.told('damageTaken')).toEqual([
        { type: 'damageTaken', hero: 'rogue', amount: 1, total: 1, cause: 'daring-gamble' },
      ]);
      expect(hurtBy(table)).toEqual(['damageTaken', 'timeSpent', 'timeSpent', 'timeSpent']);
      expect(table.pool()[0]).toBe('heroic 1');
    });

    it.each(most === 2 ? [[[1, 1]], [[1, 5]], [[5, 1]]] : [[[1]]])('R32: pays once for %j', (rolls) => {
      const table = facing(rolls).do(gamble(most));
      expect(hurtBy(table)).toEqual(['damageTaken', 'timeSpent', 'timeSpent', 'timeSpent']);
    });

    it('rolls no more, no less, and only once', () => {
      const table = facing([6, 6]);
      expect([0, most + 1].map((dice) => table.why(gamble(dice)))).toEqual(['featDiceWrong', 'featDiceWrong']);
      const again = anEncounter('arrow-wall-1', { heroes }).do({ type: 'chooseOption', option: 1 }, gamble(1));
      expect([again.state.encounter?.feats, again.why(gamble(1))]).toEqual([[{ hero: 'rogue', dice: 1 }], 'wrongPhase']);
    });

    it('R13: looks at its dice before anybody else does', () => {
      const ethereal = anEncounter('phantom-1', { heroes, rolls: [1] }).do(gamble(1));
      expect(ethereal.events.map(({ type }) => type).slice(0, 7)).toEqual([
        ...['featUsed', 'dieRolled', 'damageTaken', 'timeSpent', 'timeSpent', 'timeSpent', 'dieDiscarded'],
      ]);
      // A 2 that Poison Aura makes a 1 has been looked at already.
      const aura = facing([2], { dungeon: 'hydras-reef', floor: 3 }).do(gamble(1));
      expect([aura.pool()[0], hurtBy(aura)]).toEqual(['heroic 1', []]);
    });

    it('R3: can cost the life, unless a Healing potion is drunk', () => {
      const damage = side === 'alone' ? 4 : 2;
      expect(facing([1], { potions: 0, with: { rogue: { damage } } }).do(gamble(1)).state.result).toBe('defeat');
      const saved = facing([1], { potions: 1, with: { rogue: { damage } } }).do(gamble(1));
      expect(saved.state.phase).toBe('dying');
      expect(saved.do({ type: 'drinkPotion', hero: 'rogue', potion: 'healing' }).state.phase).toBe('pool');
    });

    it('R11: is no skill, so Fade does not charge for it', () => {
      expect(hurtBy(anEncounter('shadow-1', { heroes, rolls: [5] }).do(gamble(1)))).toEqual([]);
    });
  });
}
