import { assign, emit, fromPromise, setup } from 'xstate';
import {
  type Advance,
  advance,
  type Fact,
  type Game,
  type History,
  type Rejection,
  type Seat,
  type Viewer,
  whyNotGiven,
} from '../engine/kernel';
import { doneAgain, following, isBot, isElsewhere, nextSeat, onlyPerson, type Players, takenBack } from './players';

/** The steps of a turn in one game: each is a state of the chart in which the game waits for a command. */
export interface TurnSteps<State> {
  readonly steps: readonly string[];
  stepOf(state: State): string;
}

export interface TurnInput<Setup, State, Command, Event> {
  readonly history: History<Setup, State, Command, Event>;
  /** Shows a command's events; settles when the last one is on the table. */
  readonly present: (before: State, events: readonly Event[]) => Promise<void>;
  /** Without it every seat is a person's. */
  readonly players?: Players;
  /** Decides for a bot's seat. The signal tells that nobody waits for the answer any more. */
  readonly think?: (history: History<Setup, State, Command, Event>, seat: Seat, signal: AbortSignal) => Promise<Command>;
  /** Returns the command that is given by itself in what a seat may know of a state; null where the seat decides. */
  readonly followsBy?: (state: State) => Command | null;
}

export type TurnEvent<Command> =
  /** Comes from the seat that the chart waits for. */
  | { readonly type: 'COMMAND'; readonly command: Command }
  | { readonly type: 'UNDO' }
  | { readonly type: 'REDO' }
  | { readonly type: 'SKIP' }
  /** The next person has the device; or a bot that failed is to be asked again. */
  | { readonly type: 'READY' };

/** The news that the chart emits. By then its snapshot is up to date. */
export type TurnNews<Setup, State, Command, Event> =
  /** The game is in another state than before; the history is to be saved. */
  | { readonly type: 'changed'; readonly history: History<Setup, State, Command, Event> }
  /** The state waits for somebody, or the game is over. The snapshot says for whom, and who looks at it. */
  | { readonly type: 'rested'; readonly state: State }
  /** An input came while events were being shown: the rest of them is to be shown at once. */
  | { readonly type: 'skipped' }
  | { readonly type: 'refused'; readonly rejection: Rejection }
  /** Events could not be shown, or a bot gave no command. The game goes on. */
  | { readonly type: 'failed'; readonly problem: unknown };

export interface TurnContext<Setup, State, Command, Event> extends Required<TurnInput<Setup, State, Command, Event>> {
  /** The seat that decides; null when the game is over. */
  readonly seat: Seat | null;
  /** Whose view is on the screen; null is what every seat may see, and what is shown while the device is handed over. */
  readonly viewer: Viewer;
  /** The result of trying the last command; it is tried once, however often guards read it. */
  readonly tried: Advance<Setup, State, Command, Event> | null;
  readonly batch: { readonly before: State; readonly events: readonly Event[] };
}

function typesOf<Setup, State, Command, Event>() {
  return {
    context: {} as TurnContext<Setup, State, Command, Event>,
    events: {} as TurnEvent<Command>,
    input: {} as TurnInput<Setup, State, Command, Event>,
    emitted: {} as TurnNews<Setup, State, Command, Event>,
  };
}

/** Sets the chart up: its questions to rules and players, its changes, and its news. */
export function turnSetup<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  stepOf: TurnSteps<State>['stepOf'],
) {
  type Context = TurnContext<Setup, State, Command, Event>;
  return setup({
    types: typesOf<Setup, State, Command, Event>(),
    actors: {
      present: fromPromise<void, Context>(({ input }) => input.present(input.batch.before, input.batch.events)),
      think: fromPromise<Command, Context>(({ input, signal }) => answerOf(input, signal)),
    },
    guards: {
      over: ({ context }) => game.outcome(context.history.state).over,
      atStep: ({ context }, step: string) => stepOf(context.history.state) === step,
      follows: ({ context }) => following(game, context) !== null,
      bot: ({ context }) => context.seat !== null && isBot(context.players, context.seat),
      elsewhere: ({ context }) => isElsewhere(game, context),
      legal: ({ context }) => context.tried?.ok === true,
      undoable: ({ context }) => takenBack(game, context) !== null,
      redoable: ({ context }) => doneAgain(game, context) !== null,
    },
    actions: {
      face: assign(({ context }) => ({ seat: nextSeat(game, context) })),
      look: assign(({ context: { seat, viewer } }) => ({ viewer: seat ?? viewer })),
      hide: assign(({ context }) => ({ viewer: onlyPerson(game, context) })),
      try: assign(({ context, event }) => ('command' in event ? { tried: given(game, context, event.command) } : {})),
      follow: assign(({ context }) => ({ tried: given(game, context, following(game, context)) })),
      tryAnswer: assign(({ context, event }) => ('output' in event ? { tried: given(game, context, event.output) } : {})),
      take: assign(({ context }) => taken(context)),
      undo: assign(({ context }) => ({ history: takenBack(game, context) ?? context.history })),
      redo: assign(({ context }) => ({ history: doneAgain(game, context) ?? context.history })),
      change: emit(({ context }) => ({ type: 'changed', history: context.history })),
      rest: emit(({ context }) => ({ type: 'rested', state: context.history.state })),
      skip: emit({ type: 'skipped' }),
      refuse: emit(({ context, event }) => ({ type: 'refused', rejection: whyNot(context, event) })),
      fail: emit(({ event }) => ({ type: 'failed', problem: 'error' in event ? event.error : event })),
      failAnswer: emit(({ context }) => ({ type: 'failed', problem: wrongAnswer(context) })),
    },
  });
}

/** The command of the seat that the chart waits for. When the game is over there is none, and the rules refuse. */
function given<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  { history, seat }: TurnContext<Setup, State, Command, Event>,
  data: unknown,
): Advance<Setup, State, Command, Event> {
  const parsed = game.parseCommand(data);
  if (!parsed.ok) return parsed;
  const command = parsed.value;
  const rejection = seat === null ? null : whyNotGiven(game, history.state, { seat, command });
  return rejection === null ? advance(game, history, command) : { ok: false, rejection };
}

function whyNot<Setup, State, Command, Event>(
  { tried }: TurnContext<Setup, State, Command, Event>,
  { type }: TurnEvent<Command>,
): Rejection {
  if (type === 'UNDO') return { key: 'nothingToUndo' };
  if (type === 'REDO') return { key: 'nothingToRedo' };
  return tried?.ok === false ? tried.rejection : { key: 'commandWrong' };
}

function wrongAnswer<Setup, State, Command, Event>({ tried }: TurnContext<Setup, State, Command, Event>): Error {
  return new Error(`a bot may not do that: ${tried?.ok === false ? tried.rejection.key : 'nothing was tried'}`);
}

function taken<Setup, State, Command, Event>({
  tried,
  history,
}: TurnContext<Setup, State, Command, Event>): Partial<TurnContext<Setup, State, Command, Event>> {
  return tried?.ok === true ? { history: tried.history, batch: { before: history.state, events: tried.events } } : {};
}

function answerOf<Setup, State, Command, Event>(
  { think, history, seat }: TurnContext<Setup, State, Command, Event>,
  signal: AbortSignal,
): Promise<Command> {
  return seat === null ? Promise.reject(new Error('nobody is to act')) : think(history, seat, signal);
}
