import { describe, expect, it } from 'vitest';
import { corridorsOf, corridorsTouching, isComplete, largestComplex, OUTSIDE } from '../../../../src/engine/digger';
import { at, ground, type Lay } from '../ground';

const PORTAL: Lay = [[-2, 0], 'portal'];
/** From west to east. */
const STRAIGHT = 1;

function one(...tiles: readonly Lay[]) {
  const [corridor, ...others] = corridorsOf(ground('two', PORTAL, ...tiles), 0);
  expect(others).toEqual([]);
  if (corridor === undefined) throw new Error('there is no corridor');
  return corridor;
}

describe('corridors', () => {
  it('D12: is complete when every arm ends at a door of its owner', () => {
    const corridor = one([[-1, 0], 'corridor-1', STRAIGHT], [[0, 0], 'kitchen-1', 3]);
    expect(isComplete(corridor)).toBe(true);
    expect(corridor.spaces).toEqual([at(-1, 0)]);
  });

  it.each<[string, readonly Lay[], number]>([
    ['an empty space', [], at(0, 0)],
    ['a Collapse', [[[0, 0], 'collapse']], OUTSIDE],
    ["a rival's door", [[[0, 0], 'kitchen-1', 3, 2]], OUTSIDE],
    ["a rival's corridor", [[[0, 0], 'corridor-1', STRAIGHT, 2]], OUTSIDE],
  ])('D12: an arm against %s is open', (_, tiles, towards) => {
    const corridor = one([[-1, 0], 'corridor-1', STRAIGHT], ...tiles);
    expect(corridor.leaks).toEqual([{ at: at(-1, 0), side: 1, towards }]);
    expect(isComplete(corridor)).toBe(false);
  });

  it('D12: an arm against the rim is open', () => {
    const corridor = one([[4, 0], 'corridor-1', STRAIGHT], [[3, 0], 'kitchen-1', 0]);
    expect(corridor.leaks.map(({ towards }) => towards)).toEqual([OUTSIDE]);
  });

  it('D12: a ring without an open arm is complete', () => {
    // Six wide bends round the centre, each turned once further.
    const ring: readonly Lay[] = [
      [[1, -1], 'corridor-2', 2],
      [[1, 0], 'corridor-2', 3],
      [[0, 1], 'corridor-2', 4],
      [[-1, 1], 'corridor-2', 5],
      [[-1, 0], 'corridor-2', 0],
      [[0, -1], 'corridor-2', 1],
    ];
    const [corridor] = corridorsOf(ground('two', ...ring), 0);
    expect([corridor?.leaks, corridor?.spaces.length]).toEqual([[], 6]);
  });

  it('D13: the length is the number of different tiles, branches included', () => {
    const corridor = one(
      [[-1, 0], 'corridor-1', STRAIGHT],
      [[0, 0], 'corridor-nugget-5', 1],
      [[1, 0], 'corridor-nugget-1', STRAIGHT],
    );
    expect(corridor.spaces).toHaveLength(3);
    expect(corridor.nuggets).toBe(2);
  });

  it('D11: a tile is part of as many corridors as it has lists of arms', () => {
    const survey = ground('two', PORTAL, [[-1, 0], 'corridor-7', 0]);
    expect(corridorsTouching(survey, at(-1, 0))).toHaveLength(3);
    expect(corridorsOf(survey, 0).map(({ leaks }) => leaks.length)).toEqual([1, 1, 0]);
  });

  it('D11: an inner door ends a corridor of its owner', () => {
    const survey = ground('two', PORTAL, [[-1, 0], 'corridor-1', STRAIGHT], [[0, 0], 'corridor-7', 0]);
    const [corridor] = corridorsTouching(survey, at(-1, 0));
    expect([corridor?.leaks, corridor?.spaces]).toEqual([[], [at(-1, 0), at(0, 0)]]);
  });
});

describe('complexes', () => {
  it('D17: rooms joined directly; corridors and the Portal do not link them', () => {
    const survey = ground(
      'two',
      PORTAL,
      [[-1, 0], 'kitchen-1', 3],
      [[-1, -1], 'library-1', 2],
      [[-3, 0], 'torture-1', 1],
      [[-2, 1], 'corridor-1', 0],
    );
    expect(largestComplex(survey, 0)).toBe(2);
    expect(largestComplex(survey, 1)).toBe(0);
  });
});
