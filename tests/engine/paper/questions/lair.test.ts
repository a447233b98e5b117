// P36: how far the lair of the round is, by the steps that are left in this turn and in the turns of the round.
import { expect, it } from 'vitest';
import { lairStanding, type RoomId, type Sheet, type State, standsInLair } from '../../../../src/engine/paper';
import { itemBoxes } from '../parties';
import { aTurn } from '../table';

/** The lair of the first round of dungeon a is D2, three steps from the doors; boots are the fourth die. */
function standing(sheet: Partial<Sheet>, state: Partial<State> = {}): string {
  const table = aTurn().with(sheet).at(state);
  return lairStanding(table.state, table.seat());
}

const USED_UP = { used: [0, 1, 2], digits: [1, 2, 3] };
const LAST = { turn: 3 };

it('is near as long as the best dice that are left lead into it', () => {
  expect(standing({ used: [0, 1] }, LAST)).toBe('near');
  expect(standing({ used: [0, 3] }, LAST)).toBe('far');
  expect(standing({ used: [0, 3] })).toBe('later');
});

it('counts the steps of a walk that has begun, from where the party stands', () => {
  const walking = (steps: number): Partial<Sheet> => ({ ...USED_UP, walk: { steps, rivers: [] }, path: ['C1', 'C2', 'C1'] });
  expect([1, 2].map((steps) => standing(walking(steps), LAST))).toEqual(['far', 'near']);
});

it('counts nine steps for each turn that is left', () => {
  // From E1 it is nine steps to A6, the third lair of dungeon j, from D1 ten.
  const from = (room: RoomId): string => {
    const table = aTurn({ dungeon: 'j' })
      .with({ ...USED_UP, path: [room] })
      .at({ turn: 7 });
    return lairStanding(table.state, table.seat());
  };
  expect([from('E1'), from('D1')]).toEqual(['later', 'far']);
});

it('counts no die of the turn before', () => {
  expect(standing({}, { phase: 'roll', turn: 3 })).toBe('far');
});

it('is never reached where walls shut a party in', () => {
  expect(standing({ path: ['B7'] })).toBe('far');
});

it('lies behind walls and rivers until they can be crossed', () => {
  const step = { ...USED_UP, walk: { steps: 1, rivers: [] } };
  expect(standing({ ...step, path: ['D1'] }, LAST)).toBe('far');
  expect(standing({ ...step, path: ['D1'], ...itemBoxes({ 'khar-medallion': 2 }) }, LAST)).toBe('far');
  expect(standing({ ...step, path: ['D1'], ...itemBoxes({ 'intangibility-cloak': 2 }) }, LAST)).toBe('near');
  // E5 is the lair of the second round.
  expect(standing({ ...step, path: ['F5'] }, { turn: 6 })).toBe('far');
  expect(standing({ ...step, path: ['F5'], ...itemBoxes({ 'intangibility-cloak': 2 }) }, { turn: 6 })).toBe('far');
  expect(standing({ ...step, path: ['F5'], ...itemBoxes({ 'khar-medallion': 2 }) }, { turn: 6 })).toBe('near');
});

it('is warned of where a party stands in it and has not entered it', () => {
  const warned = (sheet: Partial<Sheet>): boolean => {
    const table = aTurn().with(sheet);
    return standsInLair(table.state, table.seat());
  };
  const sheets: readonly Partial<Sheet>[] = [{ path: ['D2'] }, { path: ['D2', 'C2'] }, {}, { path: ['D2'], lair: true }];
  expect(sheets.map(warned)).toEqual([true, false, false, false]);
});
