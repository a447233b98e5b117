import type { Speed } from './timing';

/** What an animator may use besides the event: the stage and sounds it was made with, and the word that hurry is wanted. */
export interface Cue<State> {
  /** The state on show when the event begins. */
  readonly shown: State;
  readonly signal: AbortSignal;
  readonly speed: Exclude<Speed, 'instant'>;
}

export type Animator<Event, State> = (event: Event, cue: Cue<State>) => Promise<void> | void;

export interface DirectorParts<Event, State> {
  readonly animate: Animator<Event, State>;
  readonly evolve: (state: State, event: Event) => State;
  /** Draws a state as it is. The last word on what is seen. */
  readonly sync: (state: State) => void;
  readonly narrate: (event: Event, shown: State) => void;
  readonly speed: () => Speed;
  readonly report: (problem: unknown) => void;
}

export interface Director<Event, State> {
  play(from: State, events: readonly Event[]): Promise<void>;
  /** The rest of what is playing now is shown at once. Harmless when nothing plays. */
  skip(): void;
}

/** Plays a command's events one after the other: animator, then state. What fails on the stage never stops the game. */
export function createDirector<Event, State>(parts: DirectorParts<Event, State>): Director<Event, State> {
  let hurry = new AbortController();

  const guarded = (show: () => void): void => {
    try {
      show();
    } catch (problem) {
      parts.report(problem);
    }
  };

  const animate = async (event: Event, shown: State): Promise<void> => {
    const speed = parts.speed();
    if (speed === 'instant' || hurry.signal.aborted) return;
    try {
      await parts.animate(event, { shown, signal: hurry.signal, speed });
    } catch (problem) {
      parts.report(problem);
    }
  };

  return {
    async play(from, events) {
      hurry = new AbortController();
      let shown = from;
      const draw = (): void => guarded(() => parts.sync(shown));
      for (const event of events) {
        guarded(() => parts.narrate(event, shown));
        await animate(event, shown);
        shown = parts.evolve(shown, event);
        if (!hurry.signal.aborted) draw();
      }
      draw();
    },
    skip() {
      hurry.abort();
    },
  };
}
