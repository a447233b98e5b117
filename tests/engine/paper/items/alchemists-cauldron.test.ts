// Alchemist's Cauldron: three potions at once.
import { expect, it } from 'vitest';
import { aTurn } from '../table';
import { describeItem, halfMade } from './describeItem';

const seat = 'seat-1';

describeItem('alchemists-cauldron', { symbol: 'any', endPoints: 0 });

it('P27: gives three potions with its second box, whoever filled it', () => {
  const table = halfMade('alchemists-cauldron');
  expect(table.sheet().potions).toBe(0);
  table.do({ type: 'craft', seat, die: 3, item: 'alchemists-cauldron' });
  expect(table.sheet().potions).toBe(3);
  // The potion of F1, and three for the box of E1.
  const found = halfMade('alchemists-cauldron').go(0, ['F1', 'E1']).do({ type: 'fillBox', seat, item: 'alchemists-cauldron' });
  expect(found.sheet()).toMatchObject({ potions: 4, due: [{ op: 'levelUp' }] });
});

it('P27: gives nothing with its first box', () => {
  expect(aTurn().do({ type: 'craft', seat, die: 3, item: 'alchemists-cauldron' }).sheet().potions).toBe(0);
});

it('gives an Alchemist no more than others', () => {
  const table = halfMade('alchemists-cauldron', { powers: ['alchemist'] });
  expect(table.do({ type: 'craft', seat, die: 3, item: 'alchemists-cauldron' }).sheet().potions).toBe(3);
});
