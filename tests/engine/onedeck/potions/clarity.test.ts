// Clarity (card): every die of the hero that shows 1 or 2 is rerolled, then one more heroic die is rolled.
import { expect, it } from 'vitest';
import { inCombat, inPeril, some } from '../withDice';
import { describePotion, drink, knows } from './potionSuite';

describePotion('clarity');

it('rerolls each 1 and 2 and no other die, then rolls a heroic one', () => {
  const dice = ['strength 1', 'agility 3', 'magic 2', 'heroic 1', 'magic 6'];
  const table = inCombat(knows('clarity', { dice, rolls: [6, 1, 5, 4] })).do(drink('clarity'));
  expect(table.pool()).toEqual(['strength 6', 'agility 3', 'magic 1', 'heroic 5', 'magic 6', 'heroic 4']);
  expect(table.state.phase).toBe('pool');
});

it('rolls the heroic die also where nothing is to be rerolled', () => {
  const table = inCombat(knows('clarity', { dice: ['agility 3'], rolls: [2] })).do(drink('clarity'));
  expect(table.pool()).toEqual(['agility 3', 'heroic 2']);
});

it("R17: leaves the partner's dice alone", () => {
  const scene = knows('clarity', { heroes: ['warrior', 'mage'], dice: ['strength 1', 'mage magic 1'], rolls: [4, 6] });
  expect(inCombat(scene).do(drink('clarity')).pool()).toEqual(['strength 4', 'magic 1', 'heroic 6']);
});

it('R14: rerolls, and loses the heroic die, when all of those are out', () => {
  const table = inCombat(knows('clarity', { dice: ['strength 1', ...some(6, 'heroic 3')], rolls: [5] })).do(drink('clarity'));
  expect(table.pool()).toEqual(['strength 5', ...some(6, 'heroic 3')]);
});

it('R15: its heroic die is welcome in any peril', () => {
  const table = inPeril('magic', knows('clarity', { dice: ['magic 2'], rolls: [3, 4] })).do(drink('clarity'));
  expect(table.pool()).toEqual(['magic 3', 'heroic 4']);
});

it('R13: what is rerolled meets the foe before the heroic die is rolled', () => {
  const scene = knows('clarity', { dice: ['strength 1', 'agility 2'], rolls: [1, 4, 3] });
  const table = inCombat(scene, 'phantom-1').do(drink('clarity'));
  expect(table.pool()).toEqual(['agility 4']);
  expect(table.events.map(({ type }) => type).slice(1)).toEqual([
    ...['dieRerolled', 'dieRerolled', 'dieDiscarded'],
    ...['dieRolled', 'dieDiscarded'],
  ]);
});
