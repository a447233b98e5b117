// The mage in a party. Mana Charge: exploring or fleeing stores one heroic die. Power Transfer (R31): a 1 for the partner.
import { describe, expect, it } from 'vitest';
import { whyNot } from '../skills/skillSuite';
import { inBossRound, inCombat, inPeril, some } from '../withDice';
import { describeHero, describeNoFeatAtBoss } from './heroSuite';
import { describeManaCharge } from './manaCharge';
import { describeStore } from './storeSuite';

describeHero('mage', 'party');
describeNoFeatAtBoss('mage', 'party');
describeStore('mage', 'party');
describeManaCharge('party');

const heroes = ['mage', 'warrior'] as const;
const transfer = (way: number) => ({ type: 'useSkill', hero: 'mage', skill: 'power-transfer', dice: [], way }) as const;

describe('Power Transfer', () => {
  it.each([
    ['combat', inCombat, 0, 'strength'],
    ['combat', inCombat, 1, 'agility'],
    ['a boss round', inBossRound, 1, 'agility'],
  ] as const)('R31: in %s gives the partner a 1: %#', (_, scene, way, color) => {
    const table = scene({ heroes, dice: ['mage magic 4'], rolls: [] }).do(transfer(way));
    expect(table.told('dieGained')).toMatchObject([{ hero: 'warrior', color, value: 1 }]);
    expect(table.pool()).toEqual(['magic 4', `${color} 1`]);
    expect(whyNot(table, 'power-transfer', [])).toBe('skillUsed');
  });

  it('gives nothing in a peril and no third colour', () => {
    expect(whyNot(inPeril('strength', { heroes, dice: [], rolls: [] }), 'power-transfer', [])).toBe('skillNotHere');
    expect(inCombat({ heroes, dice: [], rolls: [] }).why(transfer(2))).toBe('noSuchWay');
  });

  it('R14: gives nothing when the dice of that colour are out', () => {
    const table = inCombat({ heroes, dice: some(8, 'warrior strength 2'), rolls: [] }).do(transfer(0));
    expect(table.pool()).toEqual(some(8, 'strength 2'));
  });
});
