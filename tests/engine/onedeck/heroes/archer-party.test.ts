// The archer in a party. Eagle Eye: 2 time for two heroic dice, one of which is discarded. Combined Shot (R31).
import { describe, expect, it } from 'vitest';
import type { CardId } from '../../../../src/engine/onedeck';
import { aGame, anEncounter } from '../../../support/onedeck';
import { whyNot } from '../skills/skillSuite';
import { inBossRound, inCombat, inPeril, rollAll, withDice } from '../withDice';
import { describeHero, describeNoFeatAtBoss } from './heroSuite';

describeHero('archer', 'party');
describeNoFeatAtBoss('archer', 'party');

const heroes = ['archer', 'warrior'] as const;

describe('Eagle Eye', () => {
  it('rolls two dice for 2 time and discards one of them', () => {
    const table = anEncounter('ogre-1', { heroes, rolls: [1, 6] }).do({ type: 'useFeat', hero: 'archer', dice: 2 });
    expect([table.told('timeSpent').length, table.pool()]).toEqual([2, ['heroic 1', 'heroic 6']]);
    table.expectNoRollsLeft().do({ type: 'discardDie', die: table.dice('heroic 1')[0] ?? 0 });
    expect(table.state.encounter?.pool[0]).toMatchObject({ color: 'heroic', value: 6, hero: 'archer' });
  });

  it('rolls no third', () => {
    expect(anEncounter('ogre-1', { heroes }).why({ type: 'useFeat', hero: 'archer', dice: 3 })).toBe('featDiceWrong');
  });
});

describe('Combined Shot', () => {
  const dice = ['archer strength 2', 'warrior strength 3', 'warrior strength 1', 'warrior agility 4'];

  it.each([
    ['combat', inCombat],
    ['a boss round', inBossRound],
  ] as const)("R31: raises one of the partner's strength dice by 1, in %s", (_, scene) => {
    const table = scene({ heroes, dice, rolls: [] }).use('combined-shot');
    expect(table.choose('warrior strength 3').pool()).toEqual(['strength 2', 'strength 4', 'strength 1', 'agility 4']);
    expect(whyNot(table, 'combined-shot', [])).toBe('skillUsed');
  });

  it.each(['archer strength 2', 'warrior agility 4'])('does not raise %s', (die) => {
    const table = inCombat({ heroes, dice, rolls: [] }).use('combined-shot');
    expect(table.why({ type: 'chooseDice', dice: table.dice(die) })).toBe('dieNotEligible');
  });

  it('needs a strength die of the partner, and a combat', () => {
    expect(whyNot(inCombat({ heroes, dice: ['archer strength 2'], rolls: [] }), 'combined-shot', [])).toBe('nothingToChoose');
    expect(whyNot(inPeril('strength', { heroes, dice: ['warrior strength 3'], rolls: [] }), 'combined-shot', [])).toBe(
      'skillNotHere',
    );
  });

  it('R31: of four heroes, reaches the other of the pair', () => {
    const doors = [{ cards: ['ogre-1', 'ogre-2'] as CardId[], open: true }];
    const table = aGame({ heroes: ['archer', 'warrior', 'paladin', 'mage'], doors });
    table.do({ type: 'startTurn' }, { type: 'enter', door: 0 });
    rollAll(table.do({ type: 'splitParty', heroes: ['archer', 'paladin'], card: 'ogre-1' }));
    withDice(table, { dice: ['archer agility 2', 'paladin strength 2'], rolls: [] });
    expect(table.use('combined-shot').pool()).toEqual(['agility 2', 'strength 3']);
  });
});
