import { describe, expect, it } from 'vitest';
import { inOrderOf, type SeatedDie, seatDice } from '../../../../src/games/onedeck/table';

const die = (id: number, color: string, value: number, hero = 0): SeatedDie => ({ id, color, value, hero });
const [FIRST, SECOND, THIRD, FOURTH] = [die(1, 'magic', 2), die(2, 'strength', 3), die(3, 'agility', 6), die(4, 'strength', 5)];
const ROLLED = [FIRST, SECOND, THIRD, FOURTH];
const ids = (seats: ReturnType<typeof seatDice>) => seats.map((seat) => (seat.empty === null ? seat.die : null));

describe('the places of dice', () => {
  it('are grouped by colour and sorted by value once', () => {
    expect(ids(seatDice([], ROLLED))).toEqual([4, 2, 3, 1]);
  });

  it('stay when others are gone, and when a die shows another value', () => {
    const seats = seatDice([], ROLLED);
    const left = ROLLED.filter(({ id }) => id !== 4).map((one) => ({ ...one, value: 1 }));
    expect(ids(seatDice(seats, left))).toEqual([null, 2, 3, 1]);
    expect(ids(seatDice(seatDice(seats, left), ROLLED))).toEqual([4, 2, 3, 1]);
  });

  it('give a forged die the place of one of its two', () => {
    const seats = seatDice(seatDice([], ROLLED), [FIRST, THIRD]);
    expect(ids(seatDice(seats, [FIRST, THIRD, die(9, 'heroic', 3)]))).toEqual([null, 9, 3, 1]);
  });

  it('are in one row for each hero, and new ones come to those of their owner', () => {
    const seats = seatDice([], [die(1, 'magic', 2, 1), die(2, 'magic', 4, 0)]);
    const more = seatDice(seats, [die(1, 'magic', 2, 1), die(7, 'heroic', 6, 1)]);
    expect([ids(seats), ids(more)]).toEqual([
      [2, 1],
      [null, 1, 7],
    ]);
  });

  it('end with the pool', () => {
    expect(seatDice(seatDice([], ROLLED), [])).toEqual([]);
  });

  it('answer in the order of the pool', () => {
    expect(inOrderOf(ROLLED, seatDice([], ROLLED), ['a', 'b', 'c', 'd'])).toEqual(['d', 'b', 'c', 'a']);
  });
});
