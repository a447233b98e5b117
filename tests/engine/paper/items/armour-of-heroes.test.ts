// Armour of Heroes: each hero meets monsters as if one level higher.
import { expect, it } from 'vitest';
import { itemBoxes, levels } from '../parties';
import { aTurn } from '../table';
import { atTurn } from '../turns';
import { describeItem } from './describeItem';

describeItem('armour-of-heroes', { symbol: 'any', endPoints: 2 });

it.each([
  [0, 1, 2],
  [1, 1, 2],
  [2, 1, 1],
  [2, 2, 0],
  [2, 3, 0],
])('P23: with %i boxes and a Rogue of level %i a goblin of level 3 hurts by %i', (boxes, rogue, hurt) => {
  const table = aTurn().with({ ...itemBoxes({ 'armour-of-heroes': boxes }), ...levels(1, 1, 1, rogue), path: ['C1'] });
  expect(table.go(0, ['D1']).sheet()).toMatchObject({ damage: hurt, beaten: ['goblin-3'] });
});

it('P35: raises no hero: neither health nor strength', () => {
  const table = atTurn(3, { dungeon: 'b' }).with({ ...itemBoxes({ 'armour-of-heroes': 2 }), ...levels(3, 3, 3, 3), lair: true });
  expect(table.idle().told('bossFought')).toMatchObject([{ strength: 15 }]);
});
