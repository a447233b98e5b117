// Assassin: two monsters of the own map are struck off before the first roll.
import { expect, it } from 'vitest';
import { MONSTER_IDS } from '../../../../src/engine/paper';
import { aTable } from '../table';
import { describePower } from './describePower';

const seat = 'seat-1';

describePower('assassin', 0);

it('P4: strikes off two monsters of the own map, and of no other', () => {
  const table = aTable({ powers: ['assassin'], seats: 2 });
  expect(table.legal()).toEqual(MONSTER_IDS.map((monster) => ({ type: 'strikeOff', seat, monster })));
  table.do({ type: 'strikeOff', seat, monster: 'orc-3' });
  expect(table.why({ type: 'strikeOff', seat, monster: 'orc-3' })).toBe('notAnOption');
  table.do({ type: 'strikeOff', seat, monster: 'orc-4' });
  expect(table.sheet()).toMatchObject({ beaten: ['orc-3', 'orc-4'], due: [] });
  expect(table.sheet('seat-2').beaten).toEqual([]);
});

it('P25: the treasure of a monster that was struck off waits for whoever enters', () => {
  const table = aTable({ powers: ['assassin'] }).do(
    { type: 'strikeOff', seat, monster: 'goblin-3' },
    { type: 'strikeOff', seat, monster: 'orc-4' },
  );
  expect(table.sheet()).toMatchObject({ potions: 0, gems: 0, path: [] });
  expect(table.roll().go(0, ['D1']).sheet()).toMatchObject({ damage: 0, potions: 1, beaten: ['goblin-3', 'orc-4'] });
});
