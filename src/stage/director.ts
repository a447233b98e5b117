import type { Speed } from './timing';

/** What an animator may use besides the event: the stage and sounds it was made with, and the word that hurry is wanted. */
export interface Cue<State> {
  /** The state on show when the event begins. */
  readonly shown: State;
  /** The event's place in a run of its like: the third of five dice that are rolled. */
  readonly run: Run;
  readonly signal: AbortSignal;
  readonly speed: Exclude<Speed, 'instant'>;
}

export interface Run {
  readonly at: number;
  readonly of: number;
}

export type Animator<Event, State> = (event: Event, cue: Cue<State>) => Promise<void> | void;

export interface DirectorParts<Event, State> {
  readonly animate: Animator<Event, State>;
  readonly evolve: (state: State, event: Event) => State;
  /** Draws a state as it is. The last word on what is seen. */
  readonly sync: (state: State) => void;
  readonly narrate: (event: Event, shown: State) => void;
  /** Whether two events in succession make a run. */
  readonly alike: (one: Event, other: Event) => boolean;
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

  const animate = async (event: Event, { shown, run }: Pick<Cue<State>, 'shown' | 'run'>): Promise<void> => {
    const speed = parts.speed();
    if (speed === 'instant' || hurry.signal.aborted) return;
    try {
      await parts.animate(event, { shown, run, signal: hurry.signal, speed });
    } catch (problem) {
      parts.report(problem);
    }
  };

  return {
    async play(from, events) {
      hurry = new AbortController();
      let shown = from;
      const draw = (): void => guarded(() => parts.sync(shown));
      for (const [at, event] of events.entries()) {
        guarded(() => parts.narrate(event, shown));
        await animate(event, { shown, run: runOf(events, at, parts.alike) });
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

function runOf<Event>(events: readonly Event[], at: number, alike: DirectorParts<Event, never>['alike']): Run {
  const other = (candidate: Event): boolean => !alike(events[at] ?? candidate, candidate);
  const first = events.slice(0, at).findLastIndex(other) + 1;
  const rest = events.slice(at).findIndex(other);
  return { at: at - first, of: (rest === -1 ? events.length : at + rest) - first };
}
