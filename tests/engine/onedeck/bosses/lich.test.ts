// Lich, R26: what first covers a skull box in a round is discarded and the box is open again; it has to be covered twice.
import { describe, expect, it } from 'vitest';
import { supplyLeft } from '../../../../src/engine/onedeck';
import { aBossRound } from '../../../support/onedeck';
import { boxesOf, suffered } from '../accounts';
import { describeBoss, unharmed } from './describeBoss';

describeBoss('lich', 15, {
  bossDamage: 4,
  rolls: [3, 3, 1, 1, 1, 1, 1],
  covers: [
    [0, 'strength 3'],
    [0, 'strength 3'],
  ],
});

const TOMB = { dungeon: 'lichs-tomb' } as const;
const ROLLS = [3, 4, 6, 1, 3, 3, 3];

describe('its skulls', () => {
  it('throw off the first die that covers them', () => {
    const table = aBossRound({ ...TOMB, rolls: ROLLS }).expectNoRollsLeft();
    const dice = table.dice('strength 3');
    table.cover(0, 'strength 3');
    expect(table.told('wardBroken')).toEqual([{ type: 'wardBroken', box: 0, dice }]);
    expect([table.state.encounter?.boxes[0]?.dice, table.pool().includes('strength 3')]).toEqual([[], false]);
    expect(supplyLeft(table.state, 'strength')).toBe(8 - 3);
  });

  it('keep the second', () => {
    const table = aBossRound({ ...TOMB, rolls: ROLLS })
      .cover(0, 'strength 3')
      .cover(0, 'strength 4')
      .expectNoRollsLeft();
    expect([table.told('boxCovered').length, table.told('wardBroken')]).toEqual([1, []]);
    expect(table.why({ type: 'cover', box: 0, dice: table.dice('strength 6') })).toBe('boxCovered');
  });

  it('take only dice that would cover them, the first time as the second', () => {
    const table = aBossRound({ ...TOMB, rolls: ROLLS }).expectNoRollsLeft();
    expect(table.why({ type: 'cover', box: 0, dice: table.dice('strength 1') })).toBe('dieTooLow');
    expect(table.why({ type: 'cover', box: 0, dice: table.dice('agility 3') })).toBe('dieWrongColor');
  });

  it('hurt and are not struck when covered only once', () => {
    const table = aBossRound({ ...TOMB, rolls: ROLLS })
      .cover(0, 'strength 3')
      .cover(2, 'agility 3')
      .cover(4, 'magic 3');
    expect(suffered(table)).toEqual({ damage: 15, time: 0 });
    expect(table.told('bossStruck')).toEqual([]);
  });

  it('strike when covered twice', () => {
    const table = aBossRound({ ...TOMB, rolls: ROLLS })
      .cover(0, 'strength 3')
      .cover(0, 'strength 4');
    table.cover(2, 'agility 3').cover(2, 'agility 3').expectNoRollsLeft();
    unharmed(table).do({ type: 'finish' });
    expect(table.told('bossStruck')).toEqual([{ type: 'bossStruck', amount: 2, total: 2 }]);
  });

  it('are whole again in the next round, and for the next pair', () => {
    const table = aBossRound(TOMB);
    const wards = () => table.state.encounter?.boxes.map(({ warded }) => warded);
    const whole = [true, false, true, false, true, false];
    expect(wards()).toEqual(whole);
    table.from({}, 'pool');
    unharmed(table).do({ type: 'finish' });
    expect([wards(), table.state.boss?.round]).toEqual([whole, 2]);
  });
});

describe('its other boxes', () => {
  it('are covered once', () => {
    const items = ['goblin-1', 'ogre-1'] as const;
    const table = aBossRound({ ...TOMB, level: 2, rolls: [6, 6, 5, 1, 1, 1, 1, 1, 1, 1], with: { warrior: { items } } });
    table.cover(1, 'strength 6', 'strength 6', 'strength 5').expectNoRollsLeft();
    expect(table.state.encounter?.boxes[1]?.dice).toHaveLength(3);
    expect(suffered(table)).toEqual({ damage: 12, time: 0 });
  });
});

it('has neither Weakness Curse nor Blade Storm: 2s stay, and damage is what is open', () => {
  const table = aBossRound({ ...TOMB, rolls: [2, 2, 2, 2, 2, 2, 2] });
  expect([table.pool().length, boxesOf(table).length]).toEqual([7, 6]);
  expect(suffered(table)).toEqual({ damage: 15, time: 0 });
});
