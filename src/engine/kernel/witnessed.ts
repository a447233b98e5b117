import type { Fact, Game } from './game';
import type { Viewer } from './seat';

/** Holds what one command has led to. Every `Move` of a history is such a report. */
export interface Report<State, Event> {
  readonly before: State;
  readonly events: readonly Event[];
}

/** Returns what a viewer is told of the events of one command, in order. Folded over the view before, it gives the view after. */
export function witnessedEvents<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  { before, events }: Report<State, Event>,
  viewer: Viewer,
): readonly Event[] {
  const witnessed: Event[] = [];
  let state = before;
  for (const event of events) {
    const masked = game.witnessed(event, viewer, state);
    if (masked !== null) witnessed.push(masked);
    state = game.evolve(state, event);
  }
  return witnessed;
}
