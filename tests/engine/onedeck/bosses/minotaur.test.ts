// Minotaur, R26 (p. 37): X is four times the damage on it, twice with four heroes, and at least 12.
import { describe, expect, it } from 'vitest';
import { aBossRound } from '../../../support/onedeck';
import { boxesOf } from '../accounts';
import { describeBoss, unharmed } from './describeBoss';

describeBoss('minotaur', 14, { bossDamage: 9, rolls: [5, 1, 1, 1, 1, 1, 1], covers: [[2, 'strength 5']] });

const MAZE = { dungeon: 'minotaurs-maze' } as const;
const FOUR = ['warrior', 'mage', 'rogue', 'archer'] as const;

describe('its X', () => {
  it.each([
    [0, 12],
    [2, 12],
    [3, 12],
    [4, 16],
    [6, 24],
    [9, 36],
  ])('with %d damage on it is %d for one hero and for two', (bossDamage, x) => {
    for (const heroes of [['warrior'], ['warrior', 'rogue']] as const) {
      expect(boxesOf(aBossRound({ ...MAZE, heroes, bossDamage }))[0]).toBe(`S${x}w 4d 1k`);
    }
  });

  it.each([
    [0, 12],
    [6, 12],
    [7, 14],
    [10, 20],
    [19, 38],
  ])('with %d damage on it is %d for four', (bossDamage, x) => {
    const table = aBossRound({ ...MAZE, heroes: FOUR, bossDamage }).do({ type: 'splitParty', heroes: ['mage', 'archer'] });
    expect(boxesOf(table)[0]).toBe(`S${x}w 4d 1k`);
  });

  it('grows with the strikes of the last round', () => {
    const table = aBossRound({ ...MAZE, bossDamage: 3, rolls: [5, 5, 1, 1, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1] });
    table.cover(2, 'strength 5').cover(6, 'agility 5');
    expect(boxesOf(table)[0]).toBe('S12w 4d 1k');
    unharmed(table).do({ type: 'finish' }).expectNoRollsLeft();
    expect([table.told('bossStruck'), boxesOf(table)[0]]).toEqual([[{ type: 'bossStruck', amount: 2, total: 5 }], 'S20w 4d 1k']);
  });

  it('grows between the pairs of one round', () => {
    const rolls = [5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    const table = aBossRound({ ...MAZE, heroes: FOUR, bossDamage: 12, rolls });
    table.do({ type: 'splitParty', heroes: ['warrior', 'rogue'] }).cover(2, 'strength 5');
    unharmed(table).do({ type: 'finish' });
    expect([table.state.encounter?.heroes, boxesOf(table)[0]]).toEqual([['mage', 'archer'], 'S26w 4d 1k']);
    table.expectNoRollsLeft();
  });

  it('is reached by dice together, and the skull strikes', () => {
    const table = aBossRound({ ...MAZE, rolls: [6, 5, 1, 1, 1, 1, 1] });
    expect(table.why({ type: 'cover', box: 0, dice: table.dice('strength 6', 'strength 5') })).toBe('sumTooLow');
    table.cover(0, 'strength 6', 'strength 5', 'strength 1').expectNoRollsLeft();
    unharmed(table).do({ type: 'finish' });
    expect(table.told('bossStruck')).toEqual([{ type: 'bossStruck', amount: 1, total: 1 }]);
  });
});

it('needs no second pair when the first has felled it', () => {
  const table = aBossRound({ ...MAZE, heroes: FOUR, bossDamage: 19, rolls: [5, 1, 1, 1, 1, 1, 1, 1] });
  table
    .do({ type: 'splitParty', heroes: ['warrior', 'rogue'] })
    .cover(2, 'strength 5')
    .expectNoRollsLeft();
  unharmed(table).do({ type: 'finish' });
  expect([table.state.phase, table.state.result]).toEqual(['over', 'victory']);
});
