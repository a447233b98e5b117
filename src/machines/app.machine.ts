import { assign, fromPromise, setup } from 'xstate';

export interface AppPorts {
  /** Loads what the table needs and seats the players, unless another tab has the table; rejects when that fails. */
  readonly open: (kind: Opening) => Promise<'seated' | 'elsewhere'>;
  readonly close: () => void;
  readonly showTitle: () => void;
  readonly showCrash: (problem: unknown) => void;
}

export type Opening = 'continue' | 'new';
export type AppEvent =
  | { readonly type: 'CONTINUE' }
  | { readonly type: 'NEW' }
  | { readonly type: 'LEAVE' }
  | { readonly type: 'CRASH'; readonly problem: unknown };

interface AppContext {
  readonly ports: AppPorts;
  readonly opening: Opening;
  /** Somebody left while the table was still being laid. */
  readonly left: boolean;
  readonly problem: unknown;
}

const chart = setup({
  types: { context: {} as AppContext, events: {} as AppEvent, input: {} as AppPorts },
  actors: { open: fromPromise<'seated' | 'elsewhere', AppContext>(({ input }) => input.ports.open(input.opening)) },
  actions: {
    choose: assign((_, opening: Opening) => ({ opening, left: false })),
    turnBack: assign({ left: true }),
    showTitle: ({ context, self }) => orCrash(self, () => context.ports.showTitle()),
    close: ({ context, self }) => orCrash(self, () => context.ports.close()),
    showCrash: ({ context }) => context.ports.showCrash(context.problem),
    remember: assign(({ event }) => ({ problem: 'problem' in event ? event.problem : 'error' in event ? event.error : event })),
  },
  guards: {
    elsewhere: ({ event }) => 'output' in event && event.output === 'elsewhere',
    left: ({ context }) => context.left,
  },
});

/** A throw in an action would end the chart without a word. */
function orCrash(self: { send(event: AppEvent): void }, act: () => void): void {
  try {
    act();
  } catch (problem) {
    self.send({ type: 'CRASH', problem });
  }
}

/** The house around the table: the title, the way to the table and back, and the one place for our own mistakes. */
export const appMachine = chart.createMachine({
  id: 'app',
  context: ({ input }) => ({ ports: input, opening: 'new', left: false, problem: null }),
  initial: 'title',
  on: { CRASH: { target: '.crashed', actions: 'remember' } },
  states: {
    title: {
      entry: 'showTitle',
      on: {
        CONTINUE: { target: 'opening', actions: { type: 'choose', params: 'continue' } },
        NEW: { target: 'opening', actions: { type: 'choose', params: 'new' } },
      },
    },
    opening: {
      // Another tab may take the table while it is being laid here: it is laid to the end, and then left.
      on: { LEAVE: { actions: 'turnBack' } },
      invoke: {
        src: 'open',
        input: ({ context }) => context,
        onDone: [
          { guard: 'elsewhere', target: 'title' },
          { guard: 'left', target: 'title', actions: 'close' },
          { target: 'playing' },
        ],
        onError: { target: 'crashed', actions: 'remember' },
      },
    },
    playing: {
      on: {
        LEAVE: { target: 'title', actions: 'close' },
        NEW: { target: 'opening', actions: ['close', { type: 'choose', params: 'new' }] },
      },
    },
    crashed: { entry: 'showCrash', type: 'final' },
  },
});
