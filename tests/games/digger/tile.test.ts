import { describe, expect, test } from 'vitest';
import { LORD_IDS, type LordId, TILES } from '../../../src/engine/digger';
import { type Face, LIVERIES, type Paint, tilePaints } from '../../../src/games/digger/table/tile';
import { turnedFace } from '../../../src/games/digger/table/tile/face';
import { beside, SIDES, type Spot, TO_SIDE } from '../../../src/games/digger/table/tile/hex';
import { hollowsOf } from '../../../src/games/digger/table/tile/hollows';

const sidesOf = (sides: readonly number[], letter: string): string =>
  SIDES.map((side) => (sides.includes(side) ? letter : '-')).join('');
const room = (doors: readonly number[]): Face => ({ sides: sidesOf(doors, 'D'), arms: [] });
const corridor = (arms: readonly (readonly number[])[]): Face => ({ sides: sidesOf(arms.flat(), 'C'), arms });

const subsets = (sides: readonly number[]): readonly (readonly number[])[] =>
  sides.reduce<readonly (readonly number[])[]>((all, side) => all.concat(all.map((one) => one.concat(side))), [[]]);

/** Every way to join sides into arms. */
function partitions([first, ...rest]: readonly number[]): readonly (readonly (readonly number[])[])[] {
  if (first === undefined) return [[]];
  return partitions(rest).flatMap((arms) => [
    [[first], ...arms],
    ...arms.map((arm, at) => [...arms.slice(0, at), [first, ...arm], ...arms.slice(at + 1)]),
  ]);
}

const ROOMS = subsets(SIDES).map(room);
const CORRIDORS = subsets(SIDES)
  .filter((sides) => sides.length > 0)
  .flatMap(partitions)
  .map(corridor);

const pointsOf = (outline: string): readonly Spot[] =>
  [...outline.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

function covers(outline: string, { x, y }: Spot): boolean {
  const points = pointsOf(outline);
  return points.reduce((within, one, at) => {
    const other = points[(at + 1) % points.length] ?? one;
    const crosses = one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x;
    return crosses ? !within : within;
  }, false);
}

/** Sides whose middle is dug out. */
const dugOut = (face: Face, seed: number): readonly number[] => {
  const { outlines } = hollowsOf(face, seed);
  return SIDES.filter((side) => outlines.some((outline) => covers(outline, beside(side, TO_SIDE * 0.98, 1))));
};

const open = ({ sides }: Face): readonly number[] => SIDES.filter((side) => sides.charAt(side) !== '-');

describe('hollows', () => {
  test('there are as many outlines as sides can be joined', () => {
    expect(ROOMS).toHaveLength(64);
    expect(CORRIDORS).toHaveLength(876);
  });

  test('reach every open side and no other, in every room and corridor', () => {
    for (const [seed, face] of [...ROOMS, ...CORRIDORS].entries()) expect(dugOut(face, seed)).toEqual(open(face));
  });

  test('are open on both sides alike: mouths have the same width everywhere', () => {
    for (const [seed, face] of CORRIDORS.filter(({ arms }) => arms.flat().length < 4).entries()) {
      const { outlines } = hollowsOf(face, seed);
      for (const side of open(face)) {
        const width = (aside: number): boolean => outlines.some((one) => covers(one, beside(side, TO_SIDE * 0.99, aside)));
        expect([width(-19), width(-14), width(14), width(19)]).toEqual([false, true, true, false]);
      }
    }
  });

  test('put a door before every arm but one that leads on', () => {
    for (const face of CORRIDORS) {
      const through = face.arms.some((arm) => arm.length > 1) ? 1 : 0;
      expect(hollowsOf(face, 0).innerDoors).toHaveLength(face.arms.length > 1 ? face.arms.length - through : 0);
    }
    expect(hollowsOf(corridor([[0, 3], [1]]), 0).innerDoors).toEqual([1]);
    expect(hollowsOf(corridor([[0], [2], [4]]), 0).innerDoors).toEqual([0, 2, 4]);
  });

  test('keep the chamber as it is however its doors turn, so that furniture stands', () => {
    const face = room([0, 1, 3]);
    const chambers = SIDES.map((turn) => hollowsOf(turnedFace(face, turn), 5).chamber);
    expect(new Set(chambers).size).toBe(1);
    expect(hollowsOf(face, 6).chamber).not.toBe(chambers[0]);
  });

  test('have their heart inside, where a trap can lie', () => {
    for (const [seed, face] of CORRIDORS.entries()) {
      const { outlines, heart } = hollowsOf(face, seed);
      expect(outlines.some((outline) => covers(outline, heart))).toBe(true);
    }
  });
});

test.each(Object.entries<Face>(TILES))('%s of the set has its ways in all six turns', (_id, tile) => {
  for (const turn of SIDES) {
    const face = turnedFace(tile, turn);
    expect(dugOut(face, turn)).toEqual(open(face));
  }
});

describe('a turned face', () => {
  test('shows on a side what lay as many sides before it', () => {
    const face = corridor([[0, 3], [1]]);
    const turned = turnedFace(face, 2);
    expect(turned.arms).toEqual([[2, 5], [3]]);
    for (const side of SIDES) expect(turned.sides.charAt(side)).toBe(face.sides.charAt((side + 4) % 6));
  });

  test('is itself after a full turn', () => {
    const face = corridor([[0, 2], [4]]);
    expect(SIDES.reduce((one) => turnedFace(one, 1), face)).toEqual(face);
  });
});

describe('paints of a tile', () => {
  const paints = (face: Face, lord: LordId, look: 'own' | 'rival' | 'out' = 'own'): readonly Paint[] => {
    const { walls, front } = tilePaints(face, { turn: 1, lord, look, seed: 3 });
    return [...walls, ...front];
  };

  test('are drawn with finite numbers, the same every time', () => {
    for (const face of [...ROOMS, ...CORRIDORS.slice(0, 90)]) {
      const all = paints(face, 'doctor-quill');
      expect(all.filter(({ d }) => /NaN|Infinity|undefined/.test(d))).toEqual([]);
      expect(paints(face, 'doctor-quill')).toEqual(all);
    }
  });

  test('say without colour whose it is: no two lords have the same border', () => {
    const borders = LORD_IDS.map((lord) => {
      const { front } = tilePaints(room([]), { turn: 0, lord, look: 'own', seed: 3 });
      return JSON.stringify(front.map(({ d, dash, width }) => [d, dash, width]));
    });
    expect(Object.keys(LIVERIES).sort()).toEqual([...LORD_IDS].sort());
    expect(new Set(borders).size).toBe(6);
  });

  test('differ for one’s own, a rival’s and a conquered room', () => {
    const looks = (['own', 'rival', 'out'] as const).map((look) => JSON.stringify(paints(room([0]), 'duke-rubble', look)));
    expect(new Set(looks).size).toBe(3);
  });

  test('have a door for each door, and none where corridors are open', () => {
    const leaves = (face: Face): number => paints(face, 'baron-auger').filter(({ fill }) => fill === '#3a2314').length;
    expect(leaves(room([0, 2, 3]))).toBe(3);
    expect(leaves(corridor([[0, 3]]))).toBe(0);
    expect(leaves(corridor([[0], [2], [4]]))).toBe(3);
  });
});
