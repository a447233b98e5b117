// Survivor, R9: with any armor box open at the end, the dungeon's included, the beetle is discarded and gives no loot.
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../support/onedeck';
import { suffered } from '../accounts';
import { describeFoe, meet } from './describeFoe';

describeFoe('beetle', { damage: 2, time: 3 });

describe('Survivor', () => {
  it('gives its loot once its armor is covered, whatever else is open', () => {
    const table = armored(meet('beetle-1', [5, 1, 1, 1, 3, 4, 3]));
    expect(suffered(table)).toEqual({ damage: 2, time: 3 });
    expect([table.state.phase, table.state.loot]).toEqual(['loot', ['beetle-1']]);
  });

  it.each([
    ['one armor box open', [5, 1, 1, 1, 3, 4, 2]],
    ['all of them open', [1, 1, 1, 1, 1, 1, 1]],
  ])('is discarded after the consequences with %s', (_, rolls) => {
    const table = meet('beetle-2', rolls);
    if (rolls[0] === 5) table.cover(0, 'agility 3').cover(1, 'agility 4').cover(2, 'strength 5');
    expect(suffered(table)).toEqual({ damage: 2, time: 3 });
    const ends = table.events.map(({ type }) => type);
    expect(ends.indexOf('encounterEnded')).toBeGreaterThan(ends.lastIndexOf('timeSpent'));
    expect(table.told('encounterEnded')).toEqual([{ type: 'encounterEnded', card: 'beetle-2', to: 'discard' }]);
    const { discard, doors, loot, xp, phase } = table.state;
    expect([discard.at(-1), doors[0], loot, xp, phase]).toEqual(['beetle-2', null, [], [], 'turnStart']);
  });

  it.each([
    ['minotaurs-maze', 2, 'two armor boxes of the floor', []],
    ['yetis-cavern', 3, 'strength boxes that the cold has armored', [9, 10]],
  ] as const)('looks at every active box: in %s on floor %d at %s', (dungeon, floor, _, others) => {
    const table = armored(meet('beetle-1', [5, 3, 3, 1, 3, 4, 3], { dungeon, floor }));
    for (const box of others) table.cover(box, 'strength 3');
    table.do({ type: 'finish' }).expectNoRollsLeft();
    expect(table.told('encounterEnded')).toEqual([{ type: 'encounterEnded', card: 'beetle-1', to: 'discard' }]);
  });

  it('is no loot for Invisibility to lose: skipped, it can be claimed', () => {
    const table = meet('beetle-1', [], { identified: ['skeleton-1'] }).do({ type: 'skipEncounter', hero: 'warrior' });
    expect([table.state.phase, table.state.loot]).toEqual(['loot', ['beetle-1']]);
  });
});

/** R6: nothing else can be covered before the armor. */
it('lets no die on its other boxes while its armor is open', () => {
  const table = meet('beetle-1', [5, 6, 1, 1, 3, 4, 3]).expectNoRollsLeft();
  expect(table.why({ type: 'cover', box: 5, dice: table.dice('strength 6') })).toBe('armorFirst');
  armored(table).cover(5, 'strength 6');
});

function armored(table: Table): Table {
  return table.cover(0, 'agility 3').cover(1, 'agility 4').cover(2, 'strength 5').cover(3, 'magic 3');
}
