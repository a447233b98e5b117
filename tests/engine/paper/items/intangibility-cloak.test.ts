// Intangibility Cloak: its bearers pass walls, printed or added.
import { expect, it } from 'vitest';
import { type RoomId, WALLS } from '../../../../src/engine/paper';
import { itemBoxes } from '../parties';
import { aTurn } from '../table';
import { describeItem } from './describeItem';

const seat = 'seat-1';

describeItem('intangibility-cloak', { symbol: 'rogue', endPoints: 0 });

const ADDED: readonly (readonly [RoomId, RoomId])[] = [['A2', 'B2']];

it.each([...WALLS, ...ADDED])('P19: passes the wall between %s and %s when it is finished', (from, to) => {
  const table = aTurn()
    .with({ path: [from] })
    .do({ type: 'walk', seat, die: 0 });
  for (const boxes of [0, 1]) {
    expect(table.with(itemBoxes({ 'intangibility-cloak': boxes })).why({ type: 'step', seat, to })).toBe('wallInTheWay');
  }
  table.with(itemBoxes({ 'intangibility-cloak': 2 })).do({ type: 'step', seat, to });
  expect(table.told('roomEntered')).toMatchObject([{ room: to, by: 'wall', steps: 1 }]);
});

it('P19: crosses no river, and leads nobody out of the map', () => {
  const table = aTurn().with({ ...itemBoxes({ 'intangibility-cloak': 2 }), path: ['A5'] });
  table.do({ type: 'walk', seat, die: 0 });
  expect(table.why({ type: 'step', seat, to: 'A6' })).toBe('riverInTheWay');
  expect(table.why({ type: 'step', seat, to: 'F5' })).toBe('notNextTo');
});
