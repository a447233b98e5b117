// Shaman: every third monster gives a potion.
import { expect, it } from 'vitest';
import { aTurn } from '../table';
import { describePower } from './describePower';

const seat = 'seat-1';

describePower('shaman', 3);

it.each([
  [1, 0],
  [2, 1],
  [3, 0],
  [4, 0],
  [5, 1],
  [8, 1],
])('gives for the monster after %i others %i potions beside the one of the room', (before, more) => {
  const others = ['orc-3', 'orc-4', 'orc-5', 'ghost-3', 'ghost-4', 'ghost-5', 'zombie-3', 'zombie-4'] as const;
  const table = aTurn({ powers: ['shaman'] }).with({ beaten: others.slice(0, before), path: ['C1'] });
  expect(table.go(0, ['D1']).sheet()).toMatchObject({ potions: 1 + more, damage: 2 });
});

it('P25: counts monsters that are struck off', () => {
  const table = aTurn({ powers: ['shaman'] }).with({ beaten: ['orc-3', 'orc-4'], due: [{ op: 'strikeOff', times: 1 }] });
  expect(table.do({ type: 'strikeOff', seat, monster: 'orc-5' }).sheet().potions).toBe(1);
});
