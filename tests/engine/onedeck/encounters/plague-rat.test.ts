// Swarm (card), R8: the plague rat's wide armor box asks agility for four times the number of open doors, its own among them.
import { expect, it } from 'vitest';
import { suffered } from '../accounts';
import { describeFoe, meet } from './describeFoe';
import { describeSwarm } from './describeSwarm';

describeFoe('plague-rat', { damage: 3, time: 5 });
describeSwarm('plague-rat', 'A');

it('opens its other boxes once X is reached by dice together', () => {
  const table = meet('plague-rat-2', [3, 5, 2, 2, 3, 1, 2]);
  expect(table.why({ type: 'cover', box: 2, dice: table.dice('strength 3') })).toBe('armorFirst');
  expect(table.why({ type: 'cover', box: 0, dice: table.dice('strength 5') })).toBe('dieWrongColor');
  table.cover(0, 'agility 3', 'agility 1').cover(2, 'strength 3').cover(3, 'strength 5');
  expect(suffered(table)).toEqual({ damage: 2, time: 3 });
});
