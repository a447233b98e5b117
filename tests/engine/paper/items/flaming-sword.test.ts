// Flaming Sword: three more strength against bosses.
import { expect, it } from 'vitest';
import { itemBoxes, levels } from '../parties';
import { atTurn } from '../turns';
import { describeItem } from './describeItem';

const seat = 'seat-1';

describeItem('flaming-sword', { symbol: 'warrior', endPoints: 0 });

it('P37: adds three to the strength against a boss when it is finished', () => {
  const strength = [0, 1, 2].map((boxes) => {
    const table = atTurn(3, { dungeon: 'b' }).with({
      ...levels(3, 3, 3, 3),
      ...itemBoxes({ 'flaming-sword': boxes }),
      lair: true,
    });
    return table.idle().told('bossFought')[0]?.strength;
  });
  expect(strength).toEqual([15, 15, 18]);
});

it('does not help against monsters', () => {
  const table = atTurn(1, { dungeon: 'a' })
    .with({ ...itemBoxes({ 'flaming-sword': 2 }), path: ['C1'] })
    .do({ type: 'walk', seat, die: 0 }, { type: 'step', seat, to: 'B1' });
  expect(table.told('damageTaken')).toMatchObject([{ cause: 'monster', amount: 2 }]);
});
