import { describe, expect, it } from 'vitest';
import {
  distanceBetween,
  isInZone,
  neighbourOf,
  OUTSIDE,
  PIECE_IDS,
  pieceOf,
  SPACES,
  spaceAt,
  TILES,
  ZONE_IDS,
  zoneOf,
} from '../../../../src/engine/digger';
import { at } from '../ground';

const SIDES = [0, 1, 2, 3, 4, 5];

describe('spaces', () => {
  it.each(ZONE_IDS)('of zone %s: neighbours see each other across opposite sides, and the rim is outside', (id) => {
    const zone = zoneOf(id);
    for (const space of zone.spaces) {
      for (const side of SIDES) {
        const next = neighbourOf(zone, space, side);
        if (next === OUTSIDE) continue;
        expect(neighbourOf(zone, next, (side + 3) % 6)).toBe(space);
        expect(distanceBetween(space, next)).toBe(1);
      }
    }
    expect(zone.spaces.some((space) => SIDES.some((side) => neighbourOf(zone, space, side) === OUTSIDE))).toBe(true);
  });

  it('D1: spaces outside the zone do not exist', () => {
    expect(isInZone(zoneOf('two'), at(0, -5))).toBe(false);
    expect(isInZone(zoneOf('three'), at(0, -5))).toBe(true);
    expect(neighbourOf(zoneOf('two'), at(0, -4), 5)).toBe(OUTSIDE);
    expect([spaceAt([9, 9]), isInZone(zoneOf('two'), '0'), isInZone(zoneOf('two'), -1)]).toEqual([OUTSIDE, false, false]);
  });

  it('have a number that is the same in every zone', () => {
    expect(SPACES).toHaveLength(127);
    expect(SPACES.map((space) => spaceAt(space))).toEqual([...SPACES.keys()]);
  });

  it('are as far apart as the shortest way', () => {
    expect([
      distanceBetween(at(-2, 0), at(2, 0)),
      distanceBetween(at(0, -3), at(2, 1)),
      distanceBetween(at(1, 1), at(1, 1)),
    ]).toEqual([4, 6, 0]);
    expect(distanceBetween(0, 999)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('tiles', () => {
  it('D6: side s of a tile turned r times shows the printed side s − r', () => {
    for (const id of PIECE_IDS) {
      if (id === 'collapse') continue;
      const { turned } = pieceOf(id);
      for (const [turn, { open }] of turned.entries()) {
        const sides = SIDES.map((side) => TILES[id].sides[(side - turn + 6) % 6] !== '-');
        expect(SIDES.map((side) => (open & (1 << side)) !== 0)).toEqual(sides);
      }
    }
  });

  it('D77: have as many turns as look different', () => {
    expect(pieceOf('portal').turns).toBe(1);
    expect(pieceOf('torture-1').turns).toBe(2);
    expect(pieceOf('corridor-1').turns).toBe(3);
    // The outline repeats after two, but an inner door divides one of the arms.
    expect(pieceOf('corridor-3').turns).toBe(6);
    expect(pieceOf('corridor-7').turns).toBe(2);
    expect(pieceOf('collapse').turns).toBe(1);
  });

  it('D11: arms of one list are joined, and an inner door stands between two', () => {
    const [printed] = pieceOf('corridor-6').turned;
    expect(printed?.joined).toEqual([0b001001, 0b000010, 0, 0b001001, 0b010000, 0]);
    for (const id of PIECE_IDS) {
      const piece = pieceOf(id);
      if (piece.isTrap || piece.isNugget) expect(new Set(piece.turned[0]?.joined.filter((arms) => arms !== 0)).size).toBe(1);
      if (piece.isRoom) expect(new Set(piece.turned[0]?.joined)).toEqual(new Set([0]));
    }
  });
});
