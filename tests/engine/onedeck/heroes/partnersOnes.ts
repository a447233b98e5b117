import { expect, it } from 'vitest';
import type { HeroId, SkillId } from '../../../../src/engine/onedeck';
import type { Table } from '../../../support/onedeck';
import { whyNot } from '../skills/skillSuite';
import type { Scene } from '../withDice';

/** R31: any number of the partner's dice that show 1 are rerolled. */
export function describePartnersOnes(skill: SkillId, hero: HeroId, table: (scene: Scene) => Table): void {
  const heroes = [hero, 'warrior'] as const;
  const dice = [`${hero} strength 1`, 'warrior strength 1', 'warrior heroic 1', 'warrior strength 3'];
  const used = (rolls: readonly number[]) => table({ heroes, dice, rolls }).use(skill);

  it('R31: rerolls all of them', () => {
    const after = used([4, 1]).choose('warrior strength 1', 'warrior heroic 1');
    expect(after.pool()).toEqual(['strength 1', 'strength 4', 'heroic 1', 'strength 3']);
    expect(whyNot(after, skill, [])).toBe('skillUsed');
  });

  it('R31: rerolls some of them', () => {
    expect(used([6]).choose('warrior heroic 1').pool()).toEqual(['strength 1', 'strength 1', 'heroic 6', 'strength 3']);
  });

  it.each([`${hero} strength 1`, 'warrior strength 3'])('does not reroll %s', (die) => {
    const before = used([]);
    expect(before.why({ type: 'chooseDice', dice: before.dice(die) })).toBe('dieNotEligible');
  });

  it('has no use without such a die', () => {
    expect(whyNot(table({ heroes, dice: [`${hero} strength 1`], rolls: [] }), skill, [])).toBe('nothingToChoose');
  });
}
