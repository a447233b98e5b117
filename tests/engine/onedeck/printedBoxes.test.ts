// The boxes that a table shows before an encounter are those that will count in it, apart from the way not taken.
import { expect, it } from 'vitest';
import { type BoxFacts, type EventOf, printedBoxes, type State } from '../../../src/engine/onedeck';
import { giftedSetupsFor } from '../../../tools/fuzz/games';
import { playOut } from '../../../tools/fuzz/play';
import { aBossRound, aGame } from '../../support/onedeck';

interface Settled {
  readonly state: State;
  readonly boxes: EventOf<'boxesSet'>['boxes'];
}

const SETTLED: readonly Settled[] = [1, 2, 4].flatMap((size) => {
  const found: Settled[] = [];
  for (const setup of giftedSetupsFor(size).filter((_, at) => at % 41 === 0)) {
    playOut(
      { setup, seed: `printed ${size}`, potions: 60 },
      {
        see({ after, events }) {
          const set = events.findLast((event) => event.type === 'boxesSet');
          const isThere = after.encounter !== null && after.phase !== 'over';
          if (set !== undefined && isThere) found.push({ state: after, boxes: set.boxes });
        },
      },
    );
  }
  return found;
});

/** What is printed is what is settled, where it is no X and no colour that depends. */
const agrees = ({ color, size, value, damage, time }: BoxFacts, box: Settled['boxes'][number]): boolean =>
  size === box.size &&
  damage === box.damage &&
  time === box.time &&
  (value === 'X' || value === box.value) &&
  (color === 'any' || color === box.color);

it('are the boxes of the card, of the chosen way and of the floors', () => {
  const kinds = new Set<string>();
  for (const { state, boxes } of SETTLED) {
    const { kind, card = null, option = null } = state.encounter ?? {};
    kinds.add(String(kind));
    const printed = printedBoxes(state, card).filter((box) => box.option === null || box.option === option);
    expect(printed).toHaveLength(boxes.length);
    for (const [at, { facts }] of printed.entries()) {
      const box = boxes[at];
      expect(box !== undefined && agrees(facts, box), `${String(card)}, box ${at + 1}`).toBe(true);
    }
  }
  expect([...kinds].sort()).toEqual(['boss', 'combat', 'peril']);
});

it('are two for the two ways through a peril, then those of each floor', () => {
  const onFloor = (floor: number) => printedBoxes({ ...aGame({ dungeon: 'dragons-cave' }).state, floor }, 'boulder-1');
  expect([1, 2, 3].map((floor) => onFloor(floor).map(({ option }) => option))).toEqual([
    [0, 1, null],
    [0, 1, null, null],
    [0, 1, null, null, null],
  ]);
});

it('are the boxes of the boss without those of the dungeon', () => {
  const { state } = aBossRound({ dungeon: 'dragons-cave' });
  expect(printedBoxes(state, null)).toHaveLength(state.encounter?.boxes.length ?? 0);
});
