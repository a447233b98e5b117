import { describe, expect, it } from 'vitest';
import { type HeroId, supplyLeft } from '../../../../src/engine/onedeck';
import { anEncounter } from '../../../support/onedeck';
import { HERO_FACTS } from '../facts/heroes';
import { partyOf, type Side } from './heroSuite';

/** Feats that roll stored dice: any number of them on the side for one hero, the single one in a party. */
export function describeStore(hero: HeroId, side: Side): void {
  const { holds } = HERO_FACTS[`${hero}-${side}`];
  const heroes = partyOf(hero, side);
  const stored = Array.from({ length: holds }, (_, at) => at + 1);
  const plan = { heroes, with: { [hero]: { stored } } } as const;
  const numbers = stored.map((_, at) => at + 1);

  describe(`stored dice of the ${hero}`, () => {
    it.each(numbers)('are rolled into the pool before the others: %d of them', (dice) => {
      const rolls = [6, 5].slice(0, dice);
      const table = anEncounter('ogre-1', { ...plan, rolls }).do({ type: 'useFeat', hero, dice });
      expect(table.told('dieRolled').slice(0, dice)).toEqual(
        rolls.map((value, at) => ({ type: 'dieRolled', die: at + 1, hero, color: 'heroic', value, from: 'stored' })),
      );
      expect(table.pool().slice(0, dice)).toEqual(rolls.map((value) => `heroic ${value}`));
      expect(table.hero().stored).toEqual(stored.slice(dice));
    });

    it('are rolled in a peril too, once, and are no more than there are', () => {
      const table = anEncounter('arrow-wall-1', plan).do({ type: 'chooseOption', option: 1 });
      expect(table.why({ type: 'useFeat', hero, dice: holds + 1 })).toBe('featDiceWrong');
      expect(table.why({ type: 'useFeat', hero, dice: 0 })).toBe('featDiceWrong');
      expect(table.do({ type: 'useFeat', hero, dice: 1 }).pool()[0]).toMatch(/^heroic/);
      expect(table.state.phase).toBe('pool');
    });

    it('stay where they are when the feat is not used', () => {
      expect(anEncounter('ogre-1', plan).do({ type: 'roll' }).hero().stored).toEqual(stored);
    });

    it('offer no feat where there is none', () => {
      expect(anEncounter('ogre-1', { heroes }).state.phase).toBe('pool');
    });

    it('R11: are no skill, so Fade does not charge for them', () => {
      expect(anEncounter('shadow-1', plan).do({ type: 'useFeat', hero, dice: 1 }).told('timeSpent')).toEqual([]);
    });

    it('R14: are missing from the supply', () => {
      expect(supplyLeft(anEncounter('ogre-1', plan).state, 'heroic')).toBe(6 - holds);
    });

    it('R13: meet what the foe does to rolled dice', () => {
      const table = anEncounter('phantom-1', { ...plan, rolls: [1] }).do({ type: 'useFeat', hero, dice: 1 });
      expect(table.told('dieDiscarded')[0]).toEqual({ type: 'dieDiscarded', die: 1, cause: 'ethereal' });
    });
  });
}
