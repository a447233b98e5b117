import type { Presentation } from './timing';

/** The state and the speed that an animator plays at. Its `signal` aborts when the rest is to be shown at once. */
export interface Cue<State> {
  /** The state on show: the one before the events, or, afterwards, the one with all that came of them. */
  readonly shown: State;
  readonly signal: AbortSignal;
  readonly speed: Exclude<Presentation, 'instant'>;
}

/** Events in succession that move as one. */
export type Beat<Event> = readonly [Event, ...Event[]];

export type Animator<Event, State> = (beat: Beat<Event>, cue: Cue<State>) => Promise<void> | void;

export interface DirectorParts<Event, State> {
  /** Animates what the state before the events shows. */
  readonly before: Animator<Event, State>;
  /** Animates what the state after the events shows. */
  readonly after: Animator<Event, State>;
  readonly evolve: (state: State, event: Event) => State;
  /** Draws a state as it is; whatever animators left is overwritten. */
  readonly sync: (state: State) => void;
  readonly narrate: (event: Event, shown: State) => void;
  /** Returns whether two events in succession move as one. */
  readonly inOneBeat: (one: Event, other: Event) => boolean;
  readonly speed: () => Presentation;
  readonly report: (problem: unknown) => void;
  /** Paints ahead what a state shows, while the events before it are animated. */
  readonly prepare?: (state: State) => Promise<void>;
  /** Paints ahead how the last state is shown once it waits, while the last events are animated. */
  readonly prepareRest?: (state: State) => Promise<void>;
  /** Lets other work of the page go first. Beats begin and states are drawn after it, unless the rest is shown at once. */
  readonly pause?: () => Promise<void>;
}

export interface Director<Event, State> {
  play(from: State, events: readonly Event[]): Promise<void>;
  /** Shows the rest of what is playing at once. Does nothing when nothing plays. */
  skip(): void;
}

/** Plays a command's events beat by beat: animator, state, animator. A failed animator never stops the game. */
export function createDirector<Event, State>(parts: DirectorParts<Event, State>): Director<Event, State> {
  let skipped = new AbortController();

  const narrated = (state: State, event: Event): State => {
    guarded(() => parts.narrate(event, state), parts.report);
    return parts.evolve(state, event);
  };

  return {
    async play(from, events) {
      skipped = new AbortController();
      let shown = from;
      const draw = (): void => guarded(() => parts.sync(shown), parts.report);
      const pause = async (): Promise<void> => {
        if (!skipped.signal.aborted) await parts.pause?.();
      };
      const beats = beatsOf(events, parts.inOneBeat);
      for (const beat of beats) {
        // The press or the state before has had a task of its own.
        await pause();
        const next = beat.reduce(narrated, shown);
        const isLast = beat === beats.at(-1);
        const { signal } = skipped;
        const { before, after } = parts;
        await animate(parts, { animator: before, prepare: () => parts.prepare?.(next), beat, shown, signal });
        await pause();
        shown = next;
        if (!skipped.signal.aborted) draw();
        const prepare = isLast ? () => parts.prepareRest?.(next) : undefined;
        await animate(parts, { animator: after, prepare, beat, shown, signal });
      }
      await pause();
      draw();
      await pause();
    },
    skip() {
      skipped.abort();
    },
  };
}

interface Moving<Event, State> extends Omit<Cue<State>, 'speed'> {
  readonly animator: Animator<Event, State>;
  readonly beat: Beat<Event>;
  /** Paints ahead what comes after it. */
  readonly prepare: (() => Promise<void> | undefined) | undefined;
}

/** Animates events while what comes after them is painted ahead. */
async function animate<Event, State>(
  parts: Pick<DirectorParts<Event, State>, 'speed' | 'report'>,
  { animator, beat, prepare, shown, signal }: Moving<Event, State>,
): Promise<void> {
  const speed = parts.speed();
  if (speed === 'instant' || signal.aborted) return;
  const prepared = prepare?.()?.catch(parts.report);
  try {
    await animator(beat, { shown, signal, speed });
  } catch (problem) {
    parts.report(problem);
  }
  await prepared;
}

function guarded(show: () => void, report: (problem: unknown) => void): void {
  try {
    show();
  } catch (problem) {
    report(problem);
  }
}

/** Events in a row that move as one. */
export function beatsOf<Event>(
  events: readonly Event[],
  inOneBeat: DirectorParts<Event, never>['inOneBeat'],
): readonly Beat<Event>[] {
  const beats: [Event, ...Event[]][] = [];
  for (const event of events) {
    const beat = beats.at(-1);
    if (beat !== undefined && inOneBeat(beat[0], event)) beat.push(event);
    else beats.push([event]);
  }
  return beats;
}
