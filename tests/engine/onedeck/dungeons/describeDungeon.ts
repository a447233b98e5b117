import { describe, expect, it } from 'vitest';
import { type Color, DUNGEONS, type DungeonId } from '../../../../src/engine/onedeck';
import { aGame, anEncounter } from '../../../support/onedeck';
import { boxesOf, descend } from '../accounts';

type Floor = 1 | 2 | 3;
/** What the dungeon adds to a fight, or to a peril of a colour. */
type Row = readonly [floor: Floor, side: 'combat' | Color, ...boxes: readonly string[]];

/** Rule book pp. 19, 29: all visible floors count; the right side of the card in combat, the left in perils, in the option's colour. */
export function describeDungeon(dungeon: DungeonId, difficulty: number, rows: readonly Row[]): void {
  describe(dungeon, () => {
    it(`is of difficulty ${difficulty}`, () => {
      expect(DUNGEONS[dungeon].difficulty).toBe(difficulty);
    });

    it.each(rows.map(([floor, side, ...boxes]) => [floor, side, boxes] as const))(
      'on floor %d in %s adds %j',
      (floor, side, boxes) => {
        expect(addedBoxes(dungeon, floor, side)).toEqual(boxes);
      },
    );

    it('goes down floor by floor, and from the third to its boss', () => {
      const table = aGame({ dungeon });
      expect(table.state.floor).toBe(1);
      descend(table);
      expect([table.state.floor, table.told('descended')]).toEqual([2, [{ type: 'descended', floor: 2 }]]);
      descend(table);
      expect([table.state.floor, table.told('descended')]).toEqual([3, [{ type: 'descended', floor: 3 }]]);
      descend(table);
      expect(table.told('bossMet')).toMatchObject([{ boss: DUNGEONS[dungeon].boss }]);
    });
  });
}

/** A bandit has five boxes of its own, the chosen option of a peril one. */
function addedBoxes(dungeon: DungeonId, floor: Floor, side: 'combat' | Color): readonly string[] {
  if (side === 'combat') return boxesOf(anEncounter('bandit-1', { dungeon, floor })).slice(5);
  const table = anEncounter(side === 'strength' ? 'cave-in-1' : 'arrow-wall-1', { dungeon, floor });
  return boxesOf(table.do({ type: 'chooseOption', option: side === 'agility' ? 1 : 0 })).slice(1);
}
