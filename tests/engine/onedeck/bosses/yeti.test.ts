// Yeti, R26: dice rolled or rerolled as 1 are discarded at once (example on p. 21); dice gained with a 1 stay.
import { describe, expect, it } from 'vitest';
import { aBossRound } from '../../../support/onedeck';
import { describeBoss } from './describeBoss';

const SIXES = ['strength 6', 'strength 6', 'strength 6', 'strength 6'] as const;
describeBoss('yeti', 11, { bossDamage: 5, rolls: [6, 6, 6, 6, 2, 2, 2], covers: [[0, ...SIXES]] });

const CAVERN = { dungeon: 'yetis-cavern' } as const;

describe('its cold', () => {
  it('takes every 1 of the roll, of whatever colour', () => {
    const table = aBossRound({ ...CAVERN, level: 2, rolls: [1, 2, 3, 1, 1, 6, 1, 1] }).expectNoRollsLeft();
    expect(table.pool()).toEqual(['strength 2', 'strength 3', 'agility 6']);
    expect(table.told('dieDiscarded').map(({ cause }) => cause)).toEqual(Array(5).fill('yeti'));
  });

  it('takes a die rerolled to 1, in every round anew', () => {
    const skills = ['ice-elemental-1'] as const;
    const table = aBossRound({ ...CAVERN, rolls: [2, 3, 3, 3, 3, 3, 3, 1], with: { warrior: { skills } } });
    table.use('lucky-familiar').choose('strength 2').expectNoRollsLeft();
    expect(table.told('dieDiscarded').map(({ cause }) => cause)).toEqual(['yeti']);
  });

  it('leaves a 1 that is gained', () => {
    const table = aBossRound({ ...CAVERN, heroes: ['mage', 'warrior'], rolls: [2, 2, 2, 2, 2, 2, 2, 2] });
    expect(table.use('power-transfer').expectNoRollsLeft().pool()).toContain('strength 1');
  });

  it('is not Biting Cold: behind the one armor box the others come in any order', () => {
    const plan = { with: { warrior: { items: ['goblin-1'] } }, rolls: [6, 6, 6, 6, 6, 5, 6, 6] } as const;
    const table = aBossRound({ ...CAVERN, ...plan });
    expect(table.why({ type: 'cover', box: 7, dice: table.dice('agility 6') })).toBe('armorFirst');
    table
      .cover(0, ...SIXES)
      .cover(7, 'agility 6')
      .cover(6, 'agility 5')
      .cover(4, 'magic 6')
      .cover(5, 'strength 6');
    table.expectNoRollsLeft().do({ type: 'finish' });
    expect([table.told('bossStruck'), table.hero().damage]).toEqual([[{ type: 'bossStruck', amount: 2, total: 2 }], 4]);
  });
});
