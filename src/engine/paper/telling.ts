import { required } from '../kernel';
import { Draft } from './draft';
import type { Event } from './events';
import { apply } from './evolve';
import type { PlayerSeat, State } from './state';

/**
 * What happens while one command is carried out: every event is told, and the state moves on with it. All events of a
 * command change one copy, which nobody sees before the end: a rule that needs a value from before an event reads it before.
 */
export class Telling {
  readonly events: Event[] = [];
  private draft: Draft | null = null;

  constructor(private readonly before: State) {}

  get state(): State {
    return this.draft?.state ?? this.before;
  }

  seat(at: number): PlayerSeat {
    return required(this.state.seats[at], 'a seat');
  }

  tell(event: Event): void {
    this.draft ??= new Draft(this.before);
    apply(this.draft, event);
    this.events.push(event);
  }
}
