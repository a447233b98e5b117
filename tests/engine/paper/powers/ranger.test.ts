// Ranger: a river that is crossed gives its step back.
import { expect, it } from 'vitest';
import { itemBoxes } from '../parties';
import { aTurn } from '../table';
import { describePower } from './describePower';

const seat = 'seat-1';

describePower('ranger', -1);

const MEDALLION = itemBoxes({ 'khar-medallion': 2 });

it('P20: has no crossing of his own', () => {
  const table = aTurn({ powers: ['ranger'] })
    .with({ path: ['A1'] })
    .do({ type: 'walk', seat, die: 0 });
  expect(table.why({ type: 'step', seat, to: 'A2' })).toBe('riverInTheWay');
});

it('P20: has a step more for a river, also for the last one of a walk', () => {
  const table = aTurn({ powers: ['ranger'] }).with({ ...MEDALLION, path: ['A7'] });
  table.do({ type: 'walk', seat, die: 0 }, { type: 'step', seat, to: 'A6' }, { type: 'step', seat, to: 'A5' });
  expect(table.told('stepsGained')).toEqual([{ type: 'stepsGained', seat, river: 2, steps: 1 }]);
  expect(table.sheet().walk).toEqual({ steps: 1, rivers: [2] });
});

it('P20: each river gives its step back once a die, and another river once more', () => {
  const table = aTurn({ powers: ['ranger'] }).with({ ...MEDALLION, path: ['A4'], beaten: ['zombie-4', 'orc-4'] });
  table.do({ type: 'walk', seat, die: 0 }, { type: 'step', seat, to: 'A3' });
  expect(table.sheet().walk).toEqual({ steps: 2, rivers: [1] });
  table.do({ type: 'chooseHero', seat, hero: 'warrior' }, { type: 'step', seat, to: 'A4' });
  expect(table.told('stepsGained')).toEqual([]);
  expect(table.sheet().walk).toEqual({ steps: 1, rivers: [1] });
  table.do({ type: 'step', seat, to: 'A3' });
  expect(table.sheet().walk).toBeNull();
  table.do({ type: 'walk', seat, die: 1 }, { type: 'step', seat, to: 'A4' });
  expect(table.sheet().walk).toEqual({ steps: 2, rivers: [1] });
});

it('gains nothing from walls, and others nothing from rivers', () => {
  const cloak = aTurn({ powers: ['ranger'] }).with({ ...itemBoxes({ 'intangibility-cloak': 2 }), path: ['D1'] });
  cloak.do({ type: 'walk', seat, die: 0 }, { type: 'step', seat, to: 'D2' });
  expect(cloak.sheet().walk).toEqual({ steps: 1, rivers: [] });
  const other = aTurn({ powers: ['barbarian'] }).with({ ...MEDALLION, path: ['A6'] });
  other.do({ type: 'walk', seat, die: 0 }, { type: 'step', seat, to: 'A5' });
  expect(other.types()).not.toContain('stepsGained');
});
