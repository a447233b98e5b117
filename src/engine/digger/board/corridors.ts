import { hasSide, type Sides } from './pieces';
import type { Survey } from './Survey';
import { neighbourOf, OUTSIDE, oppositeSide, SIDE_COUNT, type Side, type Space } from './spaces';

/** An open arm: nothing stands there that could close the corridor (D12). */
export interface Leak {
  readonly at: Space;
  readonly side: Side;
  /** The empty space in front of it; `OUTSIDE` where nothing can ever be built. */
  readonly towards: Space;
}

export interface Corridor {
  /** The different tiles that it lies on; their number is its length (D13). */
  readonly spaces: readonly Space[];
  readonly leaks: readonly Leak[];
  readonly nuggets: number;
  readonly stretches: readonly Stretch[];
}

/** Arms of one tile that are joined (D11). */
export interface Stretch {
  readonly at: Space;
  readonly arms: Sides;
}

/**
 * The corridors of a tile's owner that lie on the tile or end at its doors, each once. A tile has as many as it has lists of
 * joined arms, unless they meet again elsewhere.
 */
export function corridorsTouching(survey: Survey, at: Space): readonly Corridor[] {
  const found: Corridor[] = [];
  const seen: Stretch[] = [];
  for (let side = 0; side < SIDE_COUNT; side++) {
    const start = stretchTouching(survey, at, side);
    if (start === null || seen.some((one) => isSame(one, start))) continue;
    const walk = new Walk(survey);
    walk.add(start.at, start.arms);
    found.push(walk.toEnd());
    seen.push(...walk.stretches);
  }
  return found;
}

/** Every corridor of a seat, complete or not, each once. */
export function corridorsOf(survey: Survey, seat: number): readonly Corridor[] {
  const found: Corridor[] = [];
  for (const at of survey.ownedBy(seat)) {
    if (survey.pieceAt(at)?.isCorridor !== true) continue;
    for (const corridor of corridorsTouching(survey, at)) {
      const [first] = corridor.stretches;
      if (first === undefined || found.some(({ stretches }) => stretches.some((one) => isSame(one, first)))) continue;
      found.push(corridor);
    }
  }
  return found;
}

/** The arm on this side of the tile or, where the tile is none of a corridor, the own arm that ends there. */
function stretchTouching(survey: Survey, at: Space, side: Side): Stretch | null {
  if (survey.pieceAt(at)?.isCorridor === true) {
    const arms = survey.armsAt(at, side);
    return arms === 0 ? null : { at, arms };
  }
  const next = survey.beyond(at, side);
  if (next === OUTSIDE || survey.ownerAt(next) !== survey.ownerAt(at)) return null;
  const arms = survey.armsAt(next, oppositeSide(side));
  return arms === 0 ? null : { at: next, arms };
}

export const isComplete = ({ leaks }: Corridor): boolean => leaks.length === 0;

const isSame = (one: Stretch, other: Stretch): boolean => one.at === other.at && one.arms === other.arms;

class Walk {
  readonly stretches: Stretch[] = [];
  private readonly leaks: Leak[] = [];

  constructor(private readonly survey: Survey) {}

  add(at: Space, arms: Sides): void {
    if (!this.stretches.some((one) => isSame(one, { at, arms }))) this.stretches.push({ at, arms });
  }

  toEnd(): Corridor {
    for (const { at, arms } of this.stretches) {
      for (let side = 0; side < SIDE_COUNT; side++) if (hasSide(arms, side)) this.follow(at, side);
    }
    const spaces = [...new Set(this.stretches.map(({ at }) => at))];
    const nuggets = spaces.filter((at) => this.survey.pieceAt(at)?.isNugget === true).length;
    return { spaces, leaks: this.leaks, nuggets, stretches: this.stretches };
  }

  private follow(at: Space, side: Side): void {
    const { survey } = this;
    const next = neighbourOf(survey.zone, at, side);
    const piece = next === OUTSIDE ? undefined : survey.pieceAt(next);
    const isOwn = piece !== undefined && survey.ownerAt(next) === survey.ownerAt(at);
    if (isOwn && piece.isCorridor) this.add(next, survey.armsAt(next, oppositeSide(side)));
    else if (!isOwn && piece?.closesForAll !== true) {
      this.leaks.push({ at, side, towards: next !== OUTSIDE && piece === undefined ? next : OUTSIDE });
    }
  }
}
