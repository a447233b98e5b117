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
  readonly problem: unknown;
}

const chart = setup({
  types: { context: {} as AppContext, events: {} as AppEvent, input: {} as AppPorts },
  actors: { open: fromPromise<'seated' | 'elsewhere', AppContext>(({ input }) => input.ports.open(input.opening)) },
  actions: {
    showTitle: ({ context }) => context.ports.showTitle(),
    close: ({ context }) => context.ports.close(),
    showCrash: ({ context }) => context.ports.showCrash(context.problem),
    remember: assign(({ event }) => ({ problem: 'problem' in event ? event.problem : 'error' in event ? event.error : event })),
  },
});

export const appMachine = chart.createMachine({
  id: 'app',
  context: ({ input }) => ({ ports: input, opening: 'new', problem: null }),
  initial: 'title',
  on: { CRASH: { target: '.crashed', actions: 'remember' } },
  states: {
    title: {
      entry: 'showTitle',
      on: {
        CONTINUE: { target: 'opening', actions: assign({ opening: 'continue' }) },
        NEW: { target: 'opening', actions: assign({ opening: 'new' }) },
      },
    },
    opening: {
      invoke: {
        src: 'open',
        input: ({ context }) => context,
        onDone: [{ guard: ({ event }) => event.output === 'seated', target: 'playing' }, { target: 'title' }],
        onError: { target: 'crashed', actions: 'remember' },
      },
    },
    playing: {
      on: {
        LEAVE: { target: 'title', actions: 'close' },
        NEW: { target: 'opening', actions: ['close', assign({ opening: 'new' })] },
      },
    },
    crashed: { entry: 'showCrash', type: 'final' },
  },
});
