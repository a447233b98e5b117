import { type Laid, type PieceId, SEAT_IDS, type Space, Survey, spaceAt, type ZoneId, zoneOf } from '../../../src/engine/digger';

/** A tile as a test writes it: where it lies, which it is, how it is turned, and the number of its seat. */
export type Lay = readonly [at: readonly [number, number], tile: PieceId, turn?: number, seat?: number];

export function laidOf([at, tile, turn = 0, seat = 1]: Lay): Laid {
  return { at: spaceAt(at), tile, turn, owner: tile === 'collapse' ? null : (SEAT_IDS[seat - 1] ?? null) };
}

/** The ground with these tiles on it, in this order. */
export function ground(zone: ZoneId, ...tiles: readonly Lay[]): Survey {
  return Survey.of(zoneOf(zone), tiles.map(laidOf));
}

export const at = (q: number, r: number): Space => spaceAt([q, r]);
