import type { Fact, Game } from './game';
import type { Viewer } from './seat';

/** Holds what one command has led to. Every `Move` of a history is such a report. */
export interface Report<State, Event> {
  readonly before: State;
  readonly events: readonly Event[];
}

/** The events of one command as a viewer is told them, in order. Folded over the viewer's view before, they give the view after. */
export function witnessedEvents<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  { before, events }: Report<State, Event>,
  viewer: Viewer,
): readonly Event[] {
  const told: Event[] = [];
  let state = before;
  for (const event of events) {
    const seen = game.witnessed(event, viewer, state);
    if (seen !== null) told.push(seen);
    state = game.evolve(state, event);
  }
  return told;
}
