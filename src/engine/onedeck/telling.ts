import type { Event } from './events';
import { evolve } from './evolve';
import type { State } from './state';

/** Collects the events of one command while it is carried out, and evolves the state with each of them. */
export class Telling {
  readonly events: Event[] = [];
  constructor(public state: State) {}

  tell(event: Event): void {
    this.state = evolve(this.state, event);
    this.events.push(event);
  }
}
