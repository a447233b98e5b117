import { assign, emit, fromPromise, setup } from 'xstate';
import { type Advance, advance, type Fact, type Game, type History, type Rejection, redo, undo } from '../engine/kernel';

/** The steps of a turn in one game: each is a state of the chart in which the game waits for a command. */
export interface TurnSteps<State> {
  readonly steps: readonly string[];
  readonly stepOf: (state: State) => string;
}

export interface TurnInput<Setup, State, Command, Event> {
  readonly history: History<Setup, State, Command, Event>;
  /** Shows a command's events; settles when the last one is on the table. */
  readonly present: (before: State, events: readonly Event[]) => Promise<void>;
}

export type TurnEvent<Command> =
  | { readonly type: 'COMMAND'; readonly command: Command }
  | { readonly type: 'UNDO' }
  | { readonly type: 'REDO' }
  | { readonly type: 'SKIP' };

/** The news that the chart emits. By then its snapshot is up to date. */
export type TurnNews<Setup, State, Command, Event> =
  /** The game is in another state than before; the history is to be saved. */
  | { readonly type: 'changed'; readonly history: History<Setup, State, Command, Event> }
  /** The state waits for a command, or the game is over. */
  | { readonly type: 'rested'; readonly state: State }
  /** An input came while events were being shown: the rest of them is to be shown at once. */
  | { readonly type: 'skipped' }
  | { readonly type: 'refused'; readonly rejection: Rejection }
  /** Events could not be shown. The game goes on. */
  | { readonly type: 'failed'; readonly problem: unknown };

interface TurnContext<Setup, State, Command, Event> extends TurnInput<Setup, State, Command, Event> {
  /** The result of trying the last command; it is tried once, however often guards read it. */
  readonly tried: Advance<Setup, State, Command, Event> | null;
  readonly batch: { readonly before: State; readonly events: readonly Event[] };
}

function turnSetup<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  stepOf: TurnSteps<State>['stepOf'],
) {
  type Context = TurnContext<Setup, State, Command, Event>;
  return setup({
    types: {
      context: {} as Context,
      events: {} as TurnEvent<Command>,
      input: {} as TurnInput<Setup, State, Command, Event>,
      emitted: {} as TurnNews<Setup, State, Command, Event>,
    },
    actors: {
      present: fromPromise<void, Context>(({ input }) => input.present(input.batch.before, input.batch.events)),
    },
    guards: {
      over: ({ context }) => game.outcome(context.history.state).over,
      atStep: ({ context }, step: string) => stepOf(context.history.state) === step,
      legal: ({ context }) => context.tried?.ok === true,
      undoable: ({ context }) => undo(context.history) !== null,
      redoable: ({ context }) => redo(context.history) !== null,
    },
    actions: {
      try: assign(({ context, event }) =>
        event.type === 'COMMAND' ? { tried: advance(game, context.history, event.command) } : {},
      ),
      take: assign(({ context: { tried, history } }) =>
        tried?.ok === true ? { history: tried.history, batch: { before: history.state, events: tried.events } } : {},
      ),
      undo: assign(({ context: { history } }) => ({ history: undo(history) ?? history })),
      redo: assign(({ context: { history } }) => ({ history: redo(history) ?? history })),
      change: emit(({ context }) => ({ type: 'changed', history: context.history })),
      rest: emit(({ context }) => ({ type: 'rested', state: context.history.state })),
      skip: emit({ type: 'skipped' }),
      refuse: emit(({ context, event }) => ({ type: 'refused', rejection: whyNot(context, event) })),
      fail: emit(({ event }) => ({ type: 'failed', problem: 'error' in event ? event.error : event })),
    },
  });
}

/**
 * The turn as the players know it, in any game. The engine owns the step and `routing` reads it; the chart owns the waiting
 * and the showing. While events are shown the game is already kept, and any input means: show the rest at once.
 */
export function turnMachine<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  { steps, stepOf }: TurnSteps<State>,
) {
  return turnSetup(game, stepOf).createMachine({
    id: 'turn',
    context: ({ input }) => ({ ...input, tried: null, batch: { before: input.history.state, events: [] } }),
    initial: 'resting',
    states: {
      resting: { entry: 'rest', always: 'routing' },
      routing: {
        always: [
          { guard: 'over', target: 'over' },
          ...steps.map((step) => ({ guard: { type: 'atStep' as const, params: step }, target: step })),
        ],
      },
      trying: {
        always: [
          { guard: 'legal', target: 'presenting', actions: ['take', 'change'] },
          { target: 'routing', actions: 'refuse' },
        ],
      },
      ...eachStep(steps, WAITING),
      over: WAITING,
      presenting: {
        invoke: {
          src: 'present',
          input: ({ context }) => context,
          onDone: { target: 'resting' },
          // A picture that failed must not cost anybody the game: the state is drawn as it is, and play goes on.
          onError: { target: 'resting', actions: 'fail' },
        },
        on: { COMMAND: { actions: 'skip' }, UNDO: { actions: 'skip' }, REDO: { actions: 'skip' }, SKIP: { actions: 'skip' } },
      },
    },
  });
}

/** The inputs of every step that waits for a player, and of a game that is over. */
const WAITING = {
  tags: ['waiting'],
  on: {
    COMMAND: { target: '#turn.trying', actions: 'try' },
    UNDO: [{ guard: 'undoable', target: '#turn.resting', actions: ['undo', 'change'] }, { actions: 'refuse' }],
    REDO: [{ guard: 'redoable', target: '#turn.resting', actions: ['redo', 'change'] }, { actions: 'refuse' }],
  },
} as const;

function eachStep<Config>(steps: readonly string[], config: Config): Readonly<Record<string, Config>> {
  return Object.fromEntries(steps.map((step) => [step, config]));
}

function whyNot<Setup, State, Command, Event>(
  { tried }: TurnContext<Setup, State, Command, Event>,
  { type }: TurnEvent<Command>,
): Rejection {
  if (type === 'UNDO') return { key: 'nothingToUndo' };
  if (type === 'REDO') return { key: 'nothingToRedo' };
  return tried?.ok === false ? tried.rejection : { key: 'commandWrong' };
}
