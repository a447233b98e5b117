import { assign, fromPromise, setup } from 'xstate';

/** The name of a page, which is also its address. The app has pages of its own, and every game brings some. */
export type PageId = string;

/** The page that everything begins and ends at. */
export const TITLE: PageId = 'title';

/** A page and its detail: a card of the codex, a game of the chronicle, the text of a replay. */
export interface Place {
  readonly page: PageId;
  readonly detail: string | null;
}

/** A game of this mode that waits while another lies on the table. */
export interface Waiting {
  readonly waiting: string;
}

/** The game that was saved last, one that waits, or one that is handed over. */
export type Opening<Game> = 'continue' | Waiting | Game;

/** A player who keeps the game that lies on the table stays on the page as it is. */
export type TableOpened = 'seated' | 'elsewhere' | 'declined';

export interface AppPorts<Game> {
  /** Loads what the table needs and seats the players, unless another tab has the table or code is missing; rejects when that fails. */
  readonly open: (opening: Opening<Game>) => Promise<TableOpened>;
  readonly close: () => void;
  readonly showPage: (place: Place) => void;
  /** Goes back in the browser's history, which then sends a `GO`. */
  readonly goBack: () => void;
  readonly showCrash: (problem: unknown) => void;
}

export type AppEvent<Game> =
  | { readonly type: 'GO'; readonly page: PageId; readonly detail?: string | null }
  | { readonly type: 'BACK' }
  | { readonly type: 'PLAY'; readonly opening: Opening<Game> }
  | { readonly type: 'LEAVE' }
  | { readonly type: 'CRASH'; readonly problem: unknown };

export interface AppInput<Game> {
  readonly ports: AppPorts<Game>;
  /** The page to begin with. */
  readonly place: Place;
}

interface AppContext<Game> {
  readonly ports: AppPorts<Game>;
  /** The page that is shown, or that was before the table. */
  readonly place: Place;
  readonly opening: Opening<Game>;
  /** The player left while the table was being loaded. */
  readonly left: boolean;
  /** The page is still shown as it was: it need not be built again. */
  readonly stays: boolean;
  readonly problem: unknown;
}

function appSetup<Game>() {
  return setup({
    types: { context: {} as AppContext<Game>, events: {} as AppEvent<Game>, input: {} as AppInput<Game> },
    actors: { open: fromPromise<TableOpened, AppContext<Game>>(({ input }) => input.ports.open(input.opening)) },
    actions: {
      aim: assign(({ event }) => (event.type === 'GO' ? aimed(event.page, event.detail ?? null) : {})),
      aimAtTitle: assign(() => aimed(TITLE, null)),
      choose: assign(({ event }) => (event.type === 'PLAY' ? { opening: event.opening, left: false, stays: false } : {})),
      turnBack: assign({ left: true }),
      stay: assign({ stays: true }),
      show: ({ context, self }) => {
        if (!context.stays) orCrash(self, () => context.ports.showPage(context.place));
      },
      goBack: ({ context, self }) => orCrash(self, () => context.ports.goBack()),
      close: ({ context, self }) => orCrash(self, () => context.ports.close()),
      showCrash: ({ context }) => context.ports.showCrash(context.problem),
      remember: assign(({ event }) => ({ problem: 'problem' in event ? event.problem : 'error' in event ? event.error : event })),
    },
    guards: {
      atTitle: ({ context }) => context.place.page === TITLE,
      elsewhere: ({ event }) => 'output' in event && event.output === 'elsewhere',
      left: ({ context }) => context.left,
      stays: ({ context, event }) => 'output' in event && event.output === 'declined' && !context.left,
      declined: ({ event }) => 'output' in event && event.output === 'declined',
    },
  });
}

function aimed(page: PageId, detail: string | null): Pick<AppContext<unknown>, 'place' | 'stays'> {
  return { place: { page, detail }, stays: false };
}

/** Sends a throw as `CRASH`: XState would stop the chart without a word. */
function orCrash(self: { send(event: { readonly type: 'CRASH'; readonly problem: unknown }): void }, act: () => void): void {
  try {
    act();
  } catch (problem) {
    self.send({ type: 'CRASH', problem });
  }
}

/** The events that every page handles. */
const page = {
  entry: 'show',
  on: {
    GO: { target: '#app.routing', actions: 'aim' },
    BACK: { actions: 'goBack' },
    PLAY: { target: '#app.opening', actions: 'choose' },
  },
} as const;

const opening = {
  // Another tab may take the table while it is being laid here: it is laid to the end, and then left.
  on: {
    GO: { actions: ['aim', 'turnBack'] },
    LEAVE: { actions: ['aimAtTitle', 'turnBack'] },
  },
  invoke: {
    src: 'open',
    input: <Game>({ context }: { readonly context: AppContext<Game> }) => context,
    onDone: [
      { guard: 'elsewhere', target: '#app.routing' },
      { guard: 'stays', target: '#app.routing', actions: 'stay' },
      { guard: 'declined', target: '#app.routing' },
      { guard: 'left', target: '#app.routing', actions: 'close' },
      { target: '#app.playing' },
    ],
    onError: { target: '#app.crashed', actions: 'remember' },
  },
} as const;

const playing = {
  on: {
    GO: { target: '#app.routing', actions: ['close', 'aim'] },
    BACK: { actions: 'goBack' },
    PLAY: { target: '#app.opening', actions: ['close', 'choose'] },
    LEAVE: { target: '#app.routing', actions: ['close', 'aimAtTitle'] },
  },
} as const;

/** The app around the table: its pages, the way to the table and back, and the one place for our own mistakes. */
export function appMachine<Game>() {
  return appSetup<Game>().createMachine({
    id: 'app',
    context: ({ input }) => ({
      ...input,
      opening: 'continue',
      left: false,
      stays: false,
      problem: null,
    }),
    initial: 'routing',
    on: { CRASH: { target: '.crashed', actions: 'remember' } },
    states: {
      routing: { always: [{ guard: 'atTitle', target: 'title' }, { target: 'page' }] },
      title: page,
      page,
      opening,
      playing,
      crashed: { entry: 'showCrash', type: 'final' },
    },
  });
}
