// Beastmaster: every third monster fills an item box.
import { expect, it } from 'vitest';
import { aTurn } from '../table';
import { describePower } from './describePower';

const seat = 'seat-1';

describePower('beastmaster', -2);

it.each([
  [1, false],
  [2, true],
  [3, false],
  [5, true],
])('fills an item box for the monster after %i others: %s', (before, asks) => {
  const others = ['orc-3', 'orc-4', 'orc-5', 'ghost-3', 'ghost-4'] as const;
  const table = aTurn({ powers: ['beastmaster'] }).with({ beaten: others.slice(0, before), path: ['C1'] });
  table.do({ type: 'walk', seat, die: 0 }, { type: 'step', seat, to: 'D1' });
  // The potion of the room waits until the box is filled.
  expect(table.sheet().due.map(({ op }) => op)).toEqual(asks ? ['loot', 'fillBox'] : []);
  if (asks) table.do({ type: 'fillBox', seat, item: 'flaming-sword' });
  expect(table.sheet()).toMatchObject({ potions: 1, items: { 'flaming-sword': asks ? 1 : 0 }, due: [] });
});
