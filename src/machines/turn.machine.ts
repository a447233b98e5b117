import { assign, fromPromise, setup } from 'xstate';
import { advance, type History, type Rejection, redo, undo } from '../engine/kernel';
import { type Command, type Event, oneDeckDungeon, PHASES, type Phase, type Setup, type State } from '../engine/onedeck';

export type TableHistory = History<Setup, State, Command, Event>;

export interface TurnPorts {
  /** Shows a command's events; settles when the last one is on the table. */
  readonly present: (before: State, events: readonly Event[]) => Promise<void>;
  readonly hurry: () => void;
  /** Shows a state that was reached without events: at the start, after undo and redo. */
  readonly show: (state: State) => void;
  readonly keep: (history: TableHistory) => void;
  readonly refuse: (rejection: Rejection) => void;
  readonly report: (problem: unknown) => void;
}

export type TurnEvent =
  | { readonly type: 'COMMAND'; readonly command: Command }
  | { readonly type: 'UNDO' }
  | { readonly type: 'REDO' }
  | { readonly type: 'SKIP' };

interface TurnContext {
  readonly history: TableHistory;
  readonly ports: TurnPorts;
  readonly batch: { readonly before: State; readonly events: readonly Event[] };
}

export interface TurnInput {
  readonly history: TableHistory;
  readonly ports: TurnPorts;
}

const chart = setup({
  types: { context: {} as TurnContext, events: {} as TurnEvent, input: {} as TurnInput },
  actors: {
    present: fromPromise<void, TurnContext>(({ input }) => input.ports.present(input.batch.before, input.batch.events)),
  },
  guards: {
    allowed: ({ context, event }) => event.type === 'COMMAND' && tried(context, event.command).ok,
    undoable: ({ context }) => undo(context.history) !== null,
    redoable: ({ context }) => redo(context.history) !== null,
    inPhase: ({ context }, phase: Phase) => context.history.state.phase === phase,
  },
  actions: {
    advance: assign(({ context, event }) => {
      if (event.type !== 'COMMAND') return {};
      const before = context.history.state;
      const next = tried(context, event.command);
      return next.ok ? { history: next.history, batch: { before, events: next.events } } : {};
    }),
    takeBack: assign(({ context }) => ({ history: undo(context.history) ?? context.history })),
    doAgain: assign(({ context }) => ({ history: redo(context.history) ?? context.history })),
    keep: ({ context }) => heeded(context, (ports) => ports.keep(context.history)),
    show: ({ context }) => heeded(context, (ports) => ports.show(context.history.state)),
    hurry: ({ context }) => heeded(context, (ports) => ports.hurry()),
    refuse: ({ context, event }) => {
      const rejection = whyNot(context, event);
      if (rejection !== null) heeded(context, (ports) => ports.refuse(rejection));
    },
    report: ({ context, event }) => context.ports.report('error' in event ? event.error : event),
  },
});

function tried({ history }: TurnContext, command: Command): ReturnType<typeof advance<Setup, State, Command, Event>> {
  return advance(oneDeckDungeon, history, command);
}

function whyNot(context: TurnContext, event: TurnEvent): Rejection | null {
  if (event.type === 'UNDO') return { key: 'nothingToUndo' };
  if (event.type === 'REDO') return { key: 'nothingToRedo' };
  if (event.type === 'SKIP') return null;
  const taken = tried(context, event.command);
  return taken.ok ? null : taken.rejection;
}

/** A throw in an action would end the chart, and with it the game: whatever a port cannot do is reported, and play goes on. */
function heeded({ ports }: TurnContext, act: (ports: TurnPorts) => void): void {
  try {
    act(ports);
  } catch (problem) {
    ports.report(problem);
  }
}

/** What can be done in every phase that waits for the party. */
const waiting = {
  tags: ['waiting'],
  on: {
    COMMAND: [{ guard: 'allowed', target: '#turn.presenting', actions: ['advance', 'keep'] }, { actions: 'refuse' }],
    UNDO: [{ guard: 'undoable', target: '#turn.routing', actions: ['takeBack', 'keep'] }, { actions: 'refuse' }],
    REDO: [{ guard: 'redoable', target: '#turn.routing', actions: ['doAgain', 'keep'] }, { actions: 'refuse' }],
  },
} as const;

/** A phase of the engine is a state of the chart: what the engine adds, the chart has. */
function eachPhase<Config>(config: Config): Readonly<Record<Phase, Config>> {
  return Object.fromEntries(PHASES.map((phase) => [phase, config])) as Record<Phase, Config>;
}

/**
 * The turn as the players know it. The engine owns the phase and `routing` reads it; the chart owns the waiting and the
 * showing. While events are shown the game is already saved, and any input means: show the rest at once.
 */
export const turnMachine = chart.createMachine({
  id: 'turn',
  context: ({ input }) => ({ ...input, batch: { before: input.history.state, events: [] } }),
  initial: 'routing',
  states: {
    routing: {
      entry: 'show',
      always: PHASES.map((phase) => ({ guard: { type: 'inPhase' as const, params: phase }, target: phase })),
    },
    ...eachPhase(waiting),
    presenting: {
      invoke: {
        src: 'present',
        input: ({ context }) => context,
        onDone: { target: 'routing' },
        // A picture that failed must not cost anybody the game: the state is drawn as it is, and play goes on.
        onError: { target: 'routing', actions: 'report' },
      },
      on: { COMMAND: { actions: 'hurry' }, UNDO: { actions: 'hurry' }, REDO: { actions: 'hurry' }, SKIP: { actions: 'hurry' } },
    },
  },
});
