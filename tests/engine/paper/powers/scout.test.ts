// Scout: traps spring, and do not hurt.
import { expect, it } from 'vitest';
import { aTable, aTurn } from '../table';
import { describePower } from './describePower';

const seat = 'seat-1';

describePower('scout', -2);

it('P22: is not hurt by a trap, which springs all the same', () => {
  const table = aTurn({ powers: ['scout'] }).with({ path: ['B2'] });
  table.do({ type: 'walk', seat, die: 0 }, { type: 'step', seat, to: 'C2' });
  expect(table.types()).toEqual(['roomEntered', 'trapSprung', 'damageSpared']);
  expect(table.told('damageSpared')).toEqual([{ type: 'damageSpared', seat, cause: 'trap', amount: 1 }]);
  expect(table.sheet().damage).toBe(0);
});

it('P35: traps that did not hurt count as traps', () => {
  const table = aTurn({ powers: ['scout'], missions: ['hard-way', 'map-makers', 'full-satchel'] });
  table
    .with({ path: ['E1', 'F2', 'A3', 'B3', 'B2'] })
    .go(0, ['C2'])
    .idle();
  expect(table.told('missionClaimed')).toMatchObject([{ mission: 'hard-way' }]);
});

it('is hurt by skulls', () => {
  expect(
    aTable({ powers: ['scout'] })
      .roll('skull warrior wizard / boots warrior rogue')
      .sheet().damage,
  ).toBe(1);
});
