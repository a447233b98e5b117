import { required } from '../kernel';
import type { PlayerSeat, State } from './state';

type Mutable<Value> = { -readonly [Field in keyof Value]: Value[Field] };

/** Fields may be set anew; whatever they hold is shared with older states and never changed. */
export type SeatDraft = Mutable<PlayerSeat>;

/** A state that is being built. A seat is copied when it is first changed, and once at most. */
export class Draft {
  readonly state: Mutable<State>;
  private seats: PlayerSeat[] | null = null;
  /** One bit for each seat. */
  private own = 0;

  /** Copies are spelled out field by field: a spread of so many takes many times as long. */
  constructor(state: State) {
    this.state = {
      setup: state.setup,
      zone: state.zone,
      phase: state.phase,
      first: state.first,
      active: state.active,
      points: state.points,
      given: state.given,
      pitUsed: state.pitUsed,
      tasks: state.tasks,
      quiet: state.quiet,
      stirred: state.stirred,
      collapses: state.collapses,
      tiles: state.tiles,
      tokens: state.tokens,
      seats: state.seats,
      coins: state.coins,
      luck: state.luck,
    };
  }

  seat(at: number): SeatDraft {
    const bit = 1 << at;
    if (this.seats === null) this.state.seats = this.seats = this.state.seats.slice();
    if ((this.own & bit) === 0) {
      this.seats[at] = draftOf(required(this.seats[at], 'a seat'));
      this.own |= bit;
    }
    return this.seats[at] as SeatDraft;
  }
}

function draftOf(seat: PlayerSeat): SeatDraft {
  return {
    id: seat.id,
    gold: seat.gold,
    projects: seat.projects,
    bag: seat.bag,
    minions: seat.minions,
    coins: seat.coins,
    corridors: seat.corridors,
    skips: seat.skips,
  };
}
