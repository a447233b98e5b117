// Swarm (card), R8: the goblin's wide armor box asks for four times the number of open doors, its own among them.
import { expect, it } from 'vitest';
import { suffered } from '../accounts';
import { describeFoe, meet } from './describeFoe';
import { describeSwarm } from './describeSwarm';

describeFoe('goblin', { damage: 5, time: 2 });
describeSwarm('goblin', 'S');

it('opens its other boxes once X is reached by dice together', () => {
  const plan = { doors: [{ cards: ['ogre-1'], open: true }] } as const;
  const table = meet('goblin-1', [4, 3, 5, 1, 4, 2, 2], plan);
  expect(table.why({ type: 'cover', box: 4, dice: table.dice('strength 5') })).toBe('armorFirst');
  expect(table.why({ type: 'cover', box: 0, dice: table.dice('strength 4', 'strength 3') })).toBe('sumTooLow');
  table.cover(0, 'strength 4', 'strength 3', 'strength 1').cover(4, 'strength 5').cover(3, 'agility 4');
  expect(suffered(table)).toEqual({ damage: 2, time: 1 });
});
