import { SEAT_IDS, type SeatId } from '../content/ids';
import { hasSide, PIECE_IDS, type Piece, type PieceId, pieceOf, type Sides } from './pieces';
import { neighbourOf, OUTSIDE, oppositeSide, SIDE_COUNT, type Side, SPACE_COUNT, type Space, type Zone } from './spaces';

/** A tile or a Collapse on the board. */
export interface Laid {
  readonly at: Space;
  readonly tile: PieceId;
  /** Null is nobody: a Collapse, and the neutral tiles of scenarios. */
  readonly owner: SeatId | null;
  readonly turn: number;
}

/** Stands for the place of an owner where there is none. */
export const NOBODY = -1;

const PIECES: readonly Piece[] = PIECE_IDS.map(pieceOf);
const NUMBERS = new Map<PieceId, number>(PIECE_IDS.map((id, at) => [id, at + 1]));
const PLACES = new Map<SeatId | null, number>(SEAT_IDS.map((id, at) => [id, at + 1]));

/** Six tables in one array, so that a survey is copied at once. Pieces and owners are counted from 1, and 0 is none. */
const PIECE = 0;
const OWNER = SPACE_COUNT;
const TURN = 2 * SPACE_COUNT;
const OPEN = 3 * SPACE_COUNT;
const MUST = 4 * SPACE_COUNT;
const MUST_NOT = 5 * SPACE_COUNT;
const LENGTH = 6 * SPACE_COUNT;

interface SpaceLists {
  /** Without any tile or Collapse. */
  readonly empty: readonly Space[];
  /** The spaces of each seat's tiles, in the order in which they were laid. */
  readonly owned: readonly (readonly Space[])[];
}

const KNOWN = new WeakMap<readonly Laid[], Survey>();

/** Holds all that follows from the tiles on the board. A new tile changes a few entries of a copy; nothing is built again. */
export class Survey {
  private constructor(
    readonly zone: Zone,
    private readonly table: Uint8Array,
    private readonly lists: SpaceLists,
  ) {}

  static of(zone: Zone, tiles: readonly Laid[]): Survey {
    const known = KNOWN.get(tiles);
    if (known !== undefined && known.zone === zone) return known;
    const nothing = new Survey(zone, new Uint8Array(LENGTH), { empty: zone.spaces, owned: SEAT_IDS.map(() => []) });
    const survey = tiles.reduce((before, laid) => before.with(laid), nothing);
    KNOWN.set(tiles, survey);
    return survey;
  }

  /** Remembers the survey of a list that has come from another by this one tile. */
  static ofMore(zone: Zone, { before, laid }: { readonly before: readonly Laid[]; readonly laid: Laid }): readonly Laid[] {
    const tiles = [...before, laid];
    KNOWN.set(tiles, Survey.of(zone, before).with(laid));
    return tiles;
  }

  /** Remembers the survey of a list without the Collapse on this space. */
  static ofLess(zone: Zone, { before, at }: { readonly before: readonly Laid[]; readonly at: Space }): readonly Laid[] {
    const tiles = before.filter((laid) => laid.at !== at);
    KNOWN.set(tiles, Survey.of(zone, before).without(at));
    return tiles;
  }

  /** The spaces without any tile or Collapse. */
  get empty(): readonly Space[] {
    return this.lists.empty;
  }

  pieceAt(at: Space): Piece | undefined {
    return PIECES[(this.table[PIECE + at] ?? 0) - 1];
  }

  isEmpty(at: Space): boolean {
    return this.table[PIECE + at] === 0;
  }

  /** The place of the seat that owns the tile; `NOBODY` where nobody does. */
  ownerAt(at: Space): number {
    return (this.table[OWNER + at] ?? 0) - 1;
  }

  openAt(at: Space): Sides {
    return this.table[OPEN + at] ?? 0;
  }

  /** Sides that a tile on this empty space has to have open, because of its neighbours. */
  mustAt(at: Space): Sides {
    return this.table[MUST + at] ?? 0;
  }

  /** Sides that have to be earth. */
  mustNotAt(at: Space): Sides {
    return this.table[MUST_NOT + at] ?? 0;
  }

  /** The sides that the arm on this side is joined to, itself among them; 0 where there is no arm. */
  armsAt(at: Space, side: Side): Sides {
    return this.pieceAt(at)?.turned[this.table[TURN + at] ?? 0]?.joined[side] ?? 0;
  }

  ownedBy(seat: number): readonly Space[] {
    return this.lists.owned[seat] ?? [];
  }

  /** The tile that is joined to this one on this side; `OUTSIDE` where there is none. */
  beyond(at: Space, side: Side): Space {
    if (!hasSide(this.openAt(at), side)) return OUTSIDE;
    const next = neighbourOf(this.zone, at, side);
    return next !== OUTSIDE && hasSide(this.openAt(next), oppositeSide(side)) ? next : OUTSIDE;
  }

  private with({ at, tile, owner, turn }: Laid): Survey {
    const table = this.table.slice();
    const piece = pieceOf(tile);
    const open = piece.turned[turn]?.open ?? 0;
    table[PIECE + at] = NUMBERS.get(tile) ?? 0;
    table[OWNER + at] = PLACES.get(owner) ?? 0;
    table[TURN + at] = turn;
    table[OPEN + at] = open;
    if (piece.kind !== 'collapse') constrain(table, this.zone, { at, open });
    const place = PLACES.get(owner) ?? 0;
    const { empty, owned } = this.lists;
    const more = place === 0 ? owned : owned.with(place - 1, [...this.ownedBy(place - 1), at]);
    return new Survey(this.zone, table, { empty: without(empty, at), owned: more });
  }

  private without(at: Space): Survey {
    const table = this.table.slice();
    table[PIECE + at] = 0;
    const { empty, owned } = this.lists;
    return new Survey(this.zone, table, { empty: [...empty, at].sort((one, other) => one - other), owned });
  }
}

function constrain(table: Uint8Array, zone: Zone, { at, open }: { readonly at: Space; readonly open: Sides }): void {
  for (let side = 0; side < SIDE_COUNT; side++) {
    const next = neighbourOf(zone, at, side);
    if (next === OUTSIDE) continue;
    const entry = (hasSide(open, side) ? MUST : MUST_NOT) + next;
    table[entry] = (table[entry] ?? 0) | (1 << oppositeSide(side));
  }
}

function without(spaces: readonly Space[], at: Space): readonly Space[] {
  const place = spaces.indexOf(at);
  return place < 0 ? spaces : spaces.toSpliced(place, 1);
}
