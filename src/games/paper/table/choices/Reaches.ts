import { type ReachedRoom, reachOf, type SeatId, type State } from '../../../../engine/paper';

/** Looks at all walks of a die once for each state: the picture asks again whenever something is aimed at. */
export class Reaches {
  private readonly known = new WeakMap<State, Map<number | null, readonly ReachedRoom[]>>();

  of(state: State, seat: SeatId, die: number | null): readonly ReachedRoom[] {
    const ofState = this.known.get(state) ?? new Map<number | null, readonly ReachedRoom[]>();
    this.known.set(state, ofState);
    const known = ofState.get(die);
    if (known !== undefined) return known;
    const reached = reachOf(state, { seat, die });
    ofState.set(die, reached);
    return reached;
  }
}
