// The ogre has no special: wide boxes are covered by dice that together reach the number, the others by one die (p. 10, R7).
import { describe, expect, it } from 'vitest';
import { suffered, timeOf } from '../accounts';
import { describeFoe, meet } from './describeFoe';

describeFoe('ogre', { damage: 9, time: 3 });

describe('its boxes', () => {
  it('does nothing before and while the dice are rolled', () => {
    const table = meet('ogre-1', [1, 1, 1, 1, 1, 1, 1]).expectNoRollsLeft();
    expect([timeOf(table), table.told('damageTaken'), table.pool().length]).toEqual([0, [], 7]);
  });

  it.each([
    [0, ['strength 5'], 'sumTooLow'],
    [0, ['strength 5', 'agility 4'], 'dieWrongColor'],
    [2, ['strength 5', 'strength 3'], 'sumTooLow'],
    [4, ['strength 6', 'strength 5'], 'sumTooLow'],
    [1, ['agility 4', 'agility 5'], 'oneDieOnly'],
    [3, ['agility 4'], 'dieTooLow'],
    [5, ['agility 5'], 'dieTooLow'],
  ])('refuse on box %d %j', (box, words, why) => {
    const table = meet('ogre-2', [6, 5, 3, 1, 5, 4, 2]).expectNoRollsLeft();
    expect(table.why({ type: 'cover', box, dice: table.dice(...words) })).toBe(why);
  });

  it('take surplus and dice that add nothing needed', () => {
    const table = meet('ogre-2', [6, 5, 3, 1, 5, 4, 2]).cover(0, 'strength 5', 'strength 3', 'strength 1').cover(1, 'agility 5');
    expect(suffered(table)).toEqual({ damage: 8, time: 2 });
  });
});

it('leaves what is not covered', () => {
  const table = meet('ogre-1', [6, 6, 5, 1, 5, 4, 2]);
  table.cover(4, 'strength 6', 'strength 6').cover(0, 'strength 5', 'strength 1').cover(1, 'agility 4').cover(3, 'agility 5');
  expect(suffered(table)).toEqual({ damage: 4, time: 1 });
});
