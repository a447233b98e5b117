import type { Event } from './events';
import { evolve } from './evolve';
import type { State } from './state';

/** What happens while one command is carried out: every event is told, and the state moves on with it. */
export class Telling {
  readonly events: Event[] = [];
  constructor(public state: State) {}

  tell(event: Event): void {
    this.state = evolve(this.state, event);
    this.events.push(event);
  }
}
