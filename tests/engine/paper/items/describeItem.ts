import { describe, expect, it } from 'vitest';
import { DICE, type FaceSymbol, type HeroId, type ItemId, scoreOf } from '../../../../src/engine/paper';
import { itemBoxes } from '../parties';
import { aTurn, type Table } from '../table';

const seat = 'seat-1';
/** Every symbol but the skull, and every colour that it comes in. */
const THROWS = [
  ['warrior', 'wizard', 'clover', 'boots', 'warrior', 'wizard'],
  ['cleric', 'rogue', 'clover', 'boots', 'cleric', 'rogue'],
] as const satisfies readonly (readonly FaceSymbol[])[];

export interface ItemCard {
  /** The symbol that fills its boxes, beside the clover. */
  readonly symbol: HeroId | 'any';
  /** Glory at the end, beside one point for each box. */
  readonly endPoints: number;
}

/** A turn in which one box of the item is filled, so that the next one finishes it. */
export function halfMade(item: ItemId, opening?: Parameters<typeof aTurn>[0], ...throws: readonly string[]): Table {
  return aTurn(opening, ...throws).with(itemBoxes({ [item]: 1 }));
}

/** Rule book: two dice for each item, its points at the end. */
export function describeItem(item: ItemId, { symbol, endPoints }: ItemCard): void {
  describe(`item ${item}`, () => {
    it.each(THROWS)('P15: takes its symbol or a clover: %s %s %s / %s %s %s', (...thrown) => {
      const table = aTurn({}, `${thrown.slice(0, 3).join(' ')} / ${thrown.slice(3).join(' ')}`);
      for (const die of DICE.keys()) {
        const fits = symbol === 'any' || thrown[die] === symbol || thrown[die] === 'clover';
        expect(table.why({ type: 'craft', seat, die, item })).toBe(fits ? null : 'symbolWrong');
      }
    });

    it('P15: has two boxes, and no third', () => {
      const table = halfMade(item, {}, 'clover wizard cleric / boots warrior rogue');
      expect(table.why({ type: 'craft', seat, die: 0, item })).toBeNull();
      expect(table.with(itemBoxes({ [item]: 2 })).why({ type: 'craft', seat, die: 0, item })).toBe('itemFinished');
    });

    it(`P27: scores one point for each box, and ${endPoints} when it is finished`, () => {
      const points = [0, 1, 2].map(
        (boxes) =>
          scoreOf(
            'a',
            aTurn()
              .with(itemBoxes({ [item]: boxes }))
              .seat(),
          ).items,
      );
      expect(points).toEqual([0, 1, 2 + endPoints]);
    });
  });
}
