import type { CorridorKind, RoomKind, TileKind } from '../content/ids';
import { TILE_IDS, TILES, type TileFacts, type TileId } from '../content/tiles';
import { SIDE_COUNT, type Side } from './spaces';

/** A piece lies on a space of the board. Scenarios add their neutral tiles here. */
export type PieceId = TileId | 'collapse';
export type PieceKind = TileKind | 'collapse';
export const PIECE_IDS: readonly PieceId[] = [...TILE_IDS, 'collapse'];

/** Sets of sides have one bit for each side. */
export type Sides = number;
const ALL_SIDES: Sides = (1 << SIDE_COUNT) - 1;

export const hasSide = (sides: Sides, side: Side): boolean => (sides & (1 << side)) !== 0;

interface Turned {
  readonly open: Sides;
  /** For each side the sides that its arm is joined to, itself among them. Rooms have none. */
  readonly joined: readonly Sides[];
}

export interface Piece {
  readonly id: PieceId;
  readonly kind: PieceKind;
  readonly isCorridor: boolean;
  readonly isRoom: boolean;
  readonly isTrap: boolean;
  readonly isNugget: boolean;
  /** A neutral tile whose doors close the corridors of every seat (D12); the base game has none. */
  readonly closesForAll: boolean;
  /** Turns that look different: a tile that looks the same after two has two. */
  readonly turns: number;
  readonly turned: readonly Turned[];
  /** For each pair of required open and earthen sides a bit for each turn that fits; filled when it is asked for. */
  readonly fitting: Int8Array;
}

const UNASKED = -1;

/** It has no sides of its own: whatever lies beside it, is legal (D6). */
const COLLAPSE: Piece = {
  ...{ id: 'collapse', kind: 'collapse', isCorridor: false, isRoom: false, isTrap: false, isNugget: false },
  ...{ closesForAll: false, turns: 1, turned: [{ open: 0, joined: [0, 0, 0, 0, 0, 0] }], fitting: new Int8Array(0) },
};

const PIECES: Readonly<Record<string, Piece>> = Object.fromEntries(PIECE_IDS.map((id) => [id, pieceFrom(id)]));

export function pieceOf(id: PieceId): Piece {
  return PIECES[id] ?? COLLAPSE;
}

export const isTile = (id: unknown): id is TileId => typeof id === 'string' && Object.hasOwn(TILES, id);

/** The turns, one bit each, in which the tile is open on the sides of `must` and earth on those of `mustNot` (D6). */
export function turnsThatFit({ turned, turns, fitting }: Piece, must: Sides, mustNot: Sides): number {
  const key = must | (mustNot << SIDE_COUNT);
  const known = fitting[key] ?? UNASKED;
  if (known !== UNASKED) return known;
  let fit = 0;
  for (let turn = 0; turn < turns; turn++) {
    const open = turned[turn]?.open ?? 0;
    if ((open & must) === must && (open & mustNot) === 0) fit |= 1 << turn;
  }
  fitting[key] = fit;
  return fit;
}

/** Side s of a tile that is turned r times shows what was printed on side s − r. */
function turnedSides(sides: Sides, turn: number): Sides {
  return ((sides << turn) | (sides >> (SIDE_COUNT - turn))) & ALL_SIDES;
}

function pieceFrom(id: PieceId): Piece {
  if (id === 'collapse') return COLLAPSE;
  const facts: TileFacts = TILES[id];
  const turned = Array.from({ length: SIDE_COUNT }, (_, turn) => turnedFrom(facts, turn));
  const looks = turned.map((one) => JSON.stringify(one));
  const again = looks.indexOf(looks[0] ?? '', 1);
  return {
    ...{ id, kind: facts.kind, turned, turns: again < 0 ? SIDE_COUNT : again },
    isCorridor: isCorridorKind(facts.kind),
    isRoom: isRoomKind(facts.kind),
    isTrap: facts.feature === 'trap',
    isNugget: facts.feature === 'nugget',
    closesForAll: false,
    fitting: new Int8Array(1 << (2 * SIDE_COUNT)).fill(UNASKED),
  };
}

function turnedFrom({ sides, arms }: TileFacts, turn: number): Turned {
  const open = maskOf([...sides].flatMap((letter, side) => (letter === '-' ? [] : [side])));
  const lists = arms.map((list) => turnedSides(maskOf(list), turn));
  const joined = Array.from({ length: SIDE_COUNT }, (_, side) => lists.find((list) => hasSide(list, side)) ?? 0);
  return { open: turnedSides(open, turn), joined };
}

function maskOf(sides: readonly Side[]): Sides {
  return sides.reduce((mask, side) => mask | (1 << side), 0);
}

function isCorridorKind(kind: PieceKind): kind is CorridorKind {
  return kind.startsWith('corridor');
}

export function isRoomKind(kind: PieceKind): kind is RoomKind {
  return kind !== 'portal' && kind !== 'collapse' && !isCorridorKind(kind);
}
