import { hasSide, type Sides } from './pieces';
import { NOBODY, type Survey } from './Survey';
import { oppositeSide, SIDE_COUNT, type Side, type Space } from './spaces';

/** A seat that moves, and the rival minions on each space. */
export interface Mover {
  readonly survey: Survey;
  readonly seat: number;
  readonly rivals: Uint8Array;
}

/** An own corridor tile that a step may run through, by the arms that are joined to the one it came in by. */
interface Passage {
  readonly at: Space;
  readonly arms: Sides;
  readonly before: Passage | null;
}

/** A tile where a step may end. */
export interface Target {
  readonly to: Space;
  /** So many minions have to go together: more than the rivals there (D26). */
  readonly least: number;
  readonly by: Passage | null;
}

/** The corridor tiles that a step to this target runs through, in order. */
export function pathTo({ by }: Pick<Target, 'by'>): readonly Space[] {
  return by === null ? [] : [...pathTo({ by: by.before }), by.at];
}

/** Every tile where one step from this tile may end (D22 to D26). */
export function reachFrom(mover: Mover, from: Space): readonly Target[] {
  return new Reach(mover, from).targets;
}

/** D25: rivals' Portals and pits. */
function isClosed({ survey, seat }: Pick<Mover, 'survey' | 'seat'>, at: Space): boolean {
  const kind = survey.pieceAt(at)?.kind;
  return (kind === 'portal' || kind === 'pit') && survey.ownerAt(at) !== seat;
}

class Reach {
  readonly targets: Target[] = [];
  private readonly passages: Passage[] = [];

  constructor(
    private readonly mover: Mover,
    private readonly from: Space,
  ) {
    const isAbroad = this.isRivals(from);
    for (let side = 0; side < SIDE_COUNT; side++) {
      const next = mover.survey.beyond(from, side);
      // D24: a step that starts on a rival's tile or enters one covers one tile.
      if (next >= 0 && this.enter(next, null) && !isAbroad) this.pass(next, side, null);
    }
    for (const passage of this.passages) this.runOn(passage);
  }

  private runOn(passage: Passage): void {
    for (let side = 0; side < SIDE_COUNT; side++) {
      if (!hasSide(passage.arms, side)) continue;
      const next = this.mover.survey.beyond(passage.at, side);
      if (next < 0 || next === this.from || this.isRivals(next)) continue;
      if (this.enter(next, passage)) this.pass(next, side, passage);
    }
  }

  /** Notes the tile as a target, and returns whether a step may run on from there. */
  private enter(at: Space, by: Passage | null): boolean {
    const { survey, rivals } = this.mover;
    if (isClosed(this.mover, at)) return false;
    const against = rivals[at] ?? 0;
    if (!this.targets.some(({ to }) => to === at)) this.targets.push({ to: at, least: against + 1, by });
    return against === 0 && survey.pieceAt(at)?.isCorridor === true && !this.isRivals(at);
  }

  private pass(at: Space, side: Side, before: Passage | null): void {
    const arms = this.mover.survey.armsAt(at, oppositeSide(side));
    if (!this.passages.some((one) => one.at === at && one.arms === arms)) this.passages.push({ at, arms, before });
  }

  private isRivals(at: Space): boolean {
    const owner = this.mover.survey.ownerAt(at);
    return owner !== NOBODY && owner !== this.mover.seat;
  }
}
