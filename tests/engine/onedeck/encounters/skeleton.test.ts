// Undying (card), R9: with any active box open 2 time passes, once, at the end of the consequences and as none of them (R4).
import { describe, expect, it } from 'vitest';
import { consequencesNow } from '../../../../src/engine/onedeck';
import { suffered, timeOf } from '../accounts';
import { describeFoe, meet } from './describeFoe';

describeFoe('skeleton', { damage: 3, time: 5 });

/** Two magic dice: with them a warrior can cover every box. */
const MAGIC = { with: { warrior: { items: ['beetle-1'] } } } as const;
const ROLLS = [3, 5, 6, 1, 5, 3, 2, 4];

describe('Undying', () => {
  it('takes nothing when every box is covered', () => {
    const table = covered().cover(6, 'agility 3');
    expect(suffered(table)).toEqual({ damage: 0, time: 0 });
    expect(timeOf(table)).toBe(0);
  });

  it('takes 2 time for one open box, even of the dungeon', () => {
    const table = covered();
    expect(consequencesNow(table.state)).toEqual({ damage: 1, time: 0, after: 2 });
    expect(suffered(table)).toEqual({ damage: 1, time: 0 });
    expect(timeOf(table)).toBe(2);
  });

  it('takes 2 time for seven open boxes, after their own', () => {
    const table = meet('skeleton-1', ROLLS, MAGIC);
    expect(suffered(table)).toEqual({ damage: 3, time: 5 });
    expect(timeOf(table)).toBe(7);
  });

  it('is not among the 3 time that bring Freezing Winds', () => {
    const table = covered('yetis-cavern');
    expect(suffered(table)).toEqual({ damage: 0, time: 2 });
    expect(timeOf(table)).toBe(4);
  });

  it('is not prevented by Poison', () => {
    const plan = { with: { warrior: { skills: ['force-wall-2'] } } } as const;
    const table = meet('skeleton-2', [2, 2, 2, 2, 2, 2, 2], plan).use('poison', 'agility 2');
    expect(suffered(table)).toEqual({ damage: 3, time: 3 });
    expect(timeOf(table)).toBe(5);
  });

  it('is paid by the dead deck to the stairs', () => {
    const table = meet('skeleton-1', [2, 2, 2, 2, 2, 2, 2], { cardsLeft: 5 });
    suffered(table);
    expect([table.told('timeSpent').length, table.told('stairsTokenPlaced').length, table.state.phase]).toEqual([5, 2, 'loot']);
  });
});

function covered(dungeon: 'hydras-reef' | 'yetis-cavern' = 'hydras-reef') {
  const table = meet('skeleton-2', ROLLS, { ...MAGIC, dungeon });
  expect(table.why({ type: 'cover', box: 2, dice: table.dice('strength 3') })).toBe('armorFirst');
  table.cover(0, 'magic 2').cover(1, 'magic 4');
  return table.cover(2, 'strength 3').cover(3, 'strength 5').cover(4, 'agility 5').cover(5, 'strength 6');
}
