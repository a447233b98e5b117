import type { LordId } from '../../../../engine/digger';
import { borderPaints } from './border';
import { earthPaints } from './earth';
import { type Face, turnedFace } from './face';
import { doorPaints, roomPaints, wayPaints } from './fittings';
import { hollowsOf } from './hollows';
import { lightPaints } from './light';
import { LIVERIES } from './livery';
import type { Paint } from './paint';
import { type Look, toneOf } from './tone';

export type { Face } from './face';
export { closedPath, corners, grains, hexPath } from './hex';
export { LIVERIES } from './livery';
export type { Glow, Paint } from './paint';

export interface TileLook {
  /** Sixths of a full turn, clockwise. */
  readonly turn: number;
  readonly lord: LordId;
  readonly look: Look;
  /** The same tile has the same walls wherever it lies. */
  readonly seed: number;
}

/** Everything of a tile but its furniture, in two layers: furniture never turns, and stands before the walls and behind the doors. */
export function tilePaints(
  face: Face,
  { turn, lord, look, seed }: TileLook,
): { readonly walls: readonly Paint[]; readonly front: readonly Paint[] } {
  const livery = LIVERIES[lord];
  const tone = toneOf(livery, look);
  const turned = turnedFace(face, turn);
  const hollows = hollowsOf(turned, seed);
  const room = turned.arms.length === 0 && hollows.chamber !== null ? roomPaints(hollows.chamber, tone, seed) : [];
  return {
    walls: [...earthPaints(tone, seed), ...lightPaints(hollows, tone), ...room, ...wayPaints(turned, tone)],
    front: [...doorPaints(turned, hollows, tone), ...borderPaints(livery.stitch, tone)],
  };
}
