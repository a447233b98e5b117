// The warrior in a party. Frenzy: damage stores one heroic die. Fearless Charge (R4, R30): 1 time of the consequences is ignored.
import { describe, expect, it } from 'vitest';
import { consequencesNow } from '../../../../src/engine/onedeck';
import { whyNot } from '../skills/skillSuite';
import { inCombat, inPeril } from '../withDice';
import { describeFrenzy } from './frenzy';
import { describeHero, describeNoFeatAtBoss } from './heroSuite';
import { describeStore } from './storeSuite';

describeHero('warrior', 'party');
describeNoFeatAtBoss('warrior', 'party');
describeStore('warrior', 'party');
describeFrenzy('party');

const heroes = ['warrior', 'mage'] as const;

describe('Fearless Charge', () => {
  it('prevents 1 time in a combat, once, and no damage', () => {
    const table = inCombat({ heroes, dice: [], rolls: [] });
    expect(consequencesNow(table.state)).toMatchObject({ damage: 5, time: 2 });
    expect(consequencesNow(table.use('fearless-charge').state)).toMatchObject({ damage: 5, time: 1 });
    expect(whyNot(table, 'fearless-charge', [])).toBe('skillUsed');
  });

  it('R4: is taken off before Freezing Winds count', () => {
    const dice = ['agility 4', 'agility 5', 'strength 5', 'magic 3', 'strength 6', 'magic 6'];
    const table = inCombat({ heroes, dungeon: 'yetis-cavern', dice, rolls: [] }, 'beetle-1');
    table.cover(0, 'agility 4').cover(1, 'agility 5').cover(2, 'strength 5').cover(3, 'magic 3');
    table.cover(5, 'strength 6').cover(7, 'magic 6');
    expect(consequencesNow(table.state)).toMatchObject({ damage: 1, time: 3 });
    expect(consequencesNow(table.use('fearless-charge').state)).toMatchObject({ damage: 0, time: 2 });
  });

  it('has no place in a peril', () => {
    expect(whyNot(inPeril('agility', { heroes, dice: [], rolls: [] }), 'fearless-charge', [])).toBe('skillNotHere');
  });

  it('R30: prevents nothing unless the player uses it', () => {
    expect(inCombat({ heroes, dice: [], rolls: [] }).legal('useSkill')).toEqual([
      { type: 'useSkill', hero: 'warrior', skill: 'fearless-charge', dice: [] },
      { type: 'useSkill', hero: 'mage', skill: 'power-transfer', dice: [] },
      { type: 'useSkill', hero: 'mage', skill: 'power-transfer', dice: [], way: 1 },
    ]);
  });
});
