import { describe, expect, it } from 'vitest';
import { pathTo, reachFrom, type Survey } from '../../../../src/engine/digger';
import { at, ground, type Lay } from '../ground';

const PORTAL: Lay = [[-2, 0], 'portal'];
const STRAIGHT = 1;

function reach(survey: Survey, from: number, rivals: Readonly<Record<number, number>> = {}, seat = 0) {
  const counts = new Uint8Array(127);
  for (const [space, count] of Object.entries(rivals)) counts[Number(space)] = count;
  return reachFrom({ survey, seat, rivals: counts }, from);
}

const tilesIn = (targets: ReturnType<typeof reach>): readonly number[] =>
  targets.map(({ to }) => to).sort((one, other) => one - other);

describe('a step', () => {
  const hall: readonly Lay[] = [PORTAL, [[-1, 0], 'corridor-1', STRAIGHT], [[0, 0], 'corridor-2', 2], [[0, 1], 'kitchen-1', 5]];

  it('D23: runs through own corridors as far as it likes, into the tile behind the last door', () => {
    // The bend at the centre leads from west to south-east.
    const survey = ground('two', ...hall);
    expect(tilesIn(reach(survey, at(-2, 0)))).toEqual([at(-1, 0), at(0, 0), at(0, 1)]);
    const far = reach(survey, at(-2, 0)).find(({ to }) => to === at(0, 1));
    expect(far && pathTo(far)).toEqual([at(-1, 0), at(0, 0)]);
    expect(tilesIn(reach(survey, at(0, 1)))).toEqual([at(-2, 0), at(-1, 0), at(0, 0)]);
  });

  it('D23: ends in a room, and at an inner door', () => {
    const survey = ground('two', PORTAL, [[-1, 0], 'corridor-7', 0], [[0, -1], 'kitchen-1', 3]);
    expect(tilesIn(reach(survey, at(-2, 0)))).toEqual([at(-1, 0)]);
    // A minion that stands on a divided tile is at its crossing: it leaves by every arm.
    expect(tilesIn(reach(survey, at(-1, 0)))).toEqual([at(0, -1), at(-2, 0)]);
  });

  it("D24: covers one tile where it starts on a rival's tile or enters one", () => {
    const survey = ground(
      'two',
      PORTAL,
      [[-1, 0], 'corridor-1', STRAIGHT],
      [[0, 0], 'corridor-1', STRAIGHT, 2],
      [[1, 0], 'corridor-1', 1, 2],
    );
    expect(tilesIn(reach(survey, at(-2, 0)))).toEqual([at(-1, 0)]);
    expect(tilesIn(reach(survey, at(-1, 0)))).toEqual([at(-2, 0), at(0, 0)]);
    expect(tilesIn(reach(survey, at(0, 0)))).toEqual([at(-1, 0), at(1, 0)]);
  });

  it("D25: rivals' Portals and pits are closed, and so are walls and spaces without tiles", () => {
    const survey = ground('two', PORTAL, [[-1, 0], 'throne', 0], [[0, 0], 'pit', 0, 2], [[0, -1], 'portal', 0, 2]);
    expect(tilesIn(reach(survey, at(-1, 0)))).toEqual([at(-2, 0)]);
    expect(tilesIn(reach(survey, at(0, 0), {}, 1))).not.toContain(at(-2, 0));
  });

  it('D26: rivals have to be fewer, and end the step in an own corridor', () => {
    const survey = ground('two', ...hall);
    const targets = reach(survey, at(-2, 0), { [at(-1, 0)]: 2 });
    expect(targets.map(({ to, least }) => [to, least])).toEqual([[at(-1, 0), 3]]);
  });
});
