import { required } from '../../kernel';
import type { TileId } from '../content/tiles';
import { hasSide, pieceOf, turnsThatFit } from './pieces';
import type { Survey } from './Survey';
import { neighbourOf, OUTSIDE, SIDE_COUNT, SPACE_COUNT, type Space } from './spaces';

export interface Placement {
  readonly tile: TileId;
  readonly at: Space;
  readonly turn: number;
}

/** Empty spaces in front of an open side of one of these tiles, each once. */
export function sitesBeside(survey: Survey, tiles: readonly Space[]): readonly Space[] {
  const found: Space[] = [];
  const seen = new Uint8Array(SPACE_COUNT);
  for (const at of tiles) {
    if (seen[at] === 1) continue;
    seen[at] = 1;
    const open = survey.openAt(at);
    for (let side = 0; side < SIDE_COUNT; side++) {
      if (!hasSide(open, side)) continue;
      const next = neighbourOf(survey.zone, at, side);
      if (next === OUTSIDE || seen[next] === 1 || !survey.isEmpty(next)) continue;
      seen[next] = 1;
      found.push(next);
    }
  }
  return found;
}

/** Returns true if the sides of a tile match those of its neighbours. It does not matter who owns them (D6). */
export function fits(survey: Survey, { tile, at, turn }: Placement): boolean {
  return hasSide(turnsThatFit(pieceOf(tile), survey.mustAt(at), survey.mustNotAt(at)), turn);
}

/** Every legal placement of some tiles on some spaces, counted, and made when it is asked for. */
export class Placements {
  length = 0;
  private readonly sites: Space[] = [];
  private readonly tiles: TileId[] = [];
  private readonly turns: number[] = [];

  constructor(
    survey: Survey,
    { sites, tiles }: { readonly sites: readonly Space[]; readonly tiles: readonly (TileId | 'unknown')[] },
  ) {
    for (const at of sites) {
      const [must, mustNot] = [survey.mustAt(at), survey.mustNotAt(at)];
      for (const tile of tiles) if (tile !== 'unknown') this.add(at, tile, turnsThatFit(pieceOf(tile), must, mustNot));
    }
  }

  at(place: number): Placement | undefined {
    let left = place;
    for (const [entry, turns] of this.turns.entries()) {
      for (let turn = 0; turn < SIDE_COUNT; turn++) {
        if (hasSide(turns, turn) && left-- === 0) return this.entryAt(entry, turn);
      }
    }
    return undefined;
  }

  private entryAt(entry: number, turn: number): Placement {
    return { tile: required(this.tiles[entry], 'a tile'), at: required(this.sites[entry], 'a site'), turn };
  }

  private add(at: Space, tile: TileId, turns: number): void {
    if (turns === 0) return;
    this.sites.push(at);
    this.tiles.push(tile);
    this.turns.push(turns);
    for (let rest = turns; rest !== 0; rest &= rest - 1) this.length++;
  }
}
