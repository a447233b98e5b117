// The mage alone. Mana Charge: exploring or fleeing stores a heroic die, up to two; any of them may be rolled. Shield Aura (R30).
import { describe, expect, it } from 'vitest';
import { consequencesNow } from '../../../../src/engine/onedeck';
import { whyNot } from '../skills/skillSuite';
import { inBossRound, inCombat, inPeril } from '../withDice';
import { describeHero, describeNoFeatAtBoss } from './heroSuite';
import { describeManaCharge } from './manaCharge';
import { describeStore } from './storeSuite';

describeHero('mage', 'alone');
describeNoFeatAtBoss('mage', 'alone');
describeStore('mage', 'alone');
describeManaCharge('alone');

const heroes = ['mage'] as const;

describe('Shield Aura', () => {
  it('prevents 1 damage in a peril, once', () => {
    const table = inPeril('agility', { heroes, dice: [], rolls: [] }).use('shield-aura');
    expect(consequencesNow(table.state)?.damage).toBe(2);
    expect(whyNot(table, 'shield-aura', [])).toBe('skillUsed');
    table.do({ type: 'finish' });
    expect(table.hero().damage).toBe(2);
  });

  it('prevents 1 damage in a boss round', () => {
    expect(consequencesNow(inBossRound({ heroes, dice: [], rolls: [] }).use('shield-aura').state)?.damage).toBe(10);
  });

  it('has no place in a combat', () => {
    expect(whyNot(inCombat({ heroes, dice: [], rolls: [] }), 'shield-aura', [])).toBe('skillNotHere');
  });

  it('R30: prevents nothing unless the player uses it', () => {
    expect(consequencesNow(inPeril('agility', { heroes, dice: [], rolls: [] }).state)?.damage).toBe(3);
  });

  it('R3: comes too late for damage outside the consequences', () => {
    const table = inPeril('agility', { heroes, dice: [], rolls: [], dungeon: 'lichs-tomb', cardsLeft: 0, stairsTokens: 1 });
    table.use('shield-aura').do({ type: 'finish' });
    expect(table.told('damageTaken').map(({ cause, amount }) => [cause, amount])).toEqual([
      ['consequences', 2],
      ['stairs', 1],
    ]);
  });
});
