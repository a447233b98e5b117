import { type Actor, createActor } from 'xstate';
import { beginHistory, type Rejection } from '../../src/engine/kernel';
import { type Event, oneDeckDungeon, type State } from '../../src/engine/onedeck';
import { type TableHistory, type TurnPorts, turnMachine } from '../../src/machines';
import { type Delve, delves } from '../support/delves';

export interface TurnTable {
  readonly actor: Actor<typeof turnMachine>;
  /** Which ports were called, in order. */
  readonly calls: string[];
  readonly kept: TableHistory[];
  readonly shown: State[];
  readonly refused: Rejection[];
  readonly problems: unknown[];
  readonly batches: (readonly [before: State, events: readonly Event[]])[];
  /** What ended the chart; empty as long as it lives. */
  readonly deaths: unknown[];
  readonly at: () => string;
  readonly history: () => TableHistory;
}

/** The chart of a turn with ports that write down what they are asked. */
export function turnTable(history: TableHistory, ports: Partial<TurnPorts> = {}): TurnTable {
  const calls: string[] = [];
  const kept: TableHistory[] = [];
  const shown: State[] = [];
  const refused: Rejection[] = [];
  const problems: unknown[] = [];
  const batches: (readonly [State, readonly Event[]])[] = [];
  const deaths: unknown[] = [];
  const noting: TurnPorts = {
    present: (before, events) => {
      calls.push('present');
      batches.push([before, events]);
      return ports.present?.(before, events) ?? Promise.resolve();
    },
    hurry: () => {
      calls.push('hurry');
      ports.hurry?.();
    },
    show: (state) => {
      calls.push('show');
      shown.push(state);
      ports.show?.(state);
    },
    keep: (next) => {
      calls.push('keep');
      kept.push(next);
      ports.keep?.(next);
    },
    refuse: (rejection) => {
      calls.push('refuse');
      refused.push(rejection);
      ports.refuse?.(rejection);
    },
    report: (problem) => {
      calls.push('report');
      problems.push(problem);
      ports.report?.(problem);
    },
  };
  const actor = createActor(turnMachine, { input: { history, ports: noting } });
  actor.subscribe({ error: (problem) => deaths.push(problem) });
  actor.start();
  const at = (): string => actor.getSnapshot().value;
  return {
    actor,
    calls,
    kept,
    shown,
    refused,
    problems,
    batches,
    deaths,
    at,
    history: () => actor.getSnapshot().context.history,
  };
}

export const [ANY_DELVE] = delves(1) as readonly [Delve];

export function historyOf({ setup, seed, base }: Pick<Delve, 'setup' | 'seed' | 'base'> = ANY_DELVE): TableHistory {
  return beginHistory(oneDeckDungeon, { setup, seed, base });
}

/** Lets promises that are settled take effect. */
export const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

export interface Gate {
  readonly promise: Promise<void>;
  open(): void;
  fail(problem: unknown): void;
}

/** A promise that the test settles. */
export function gate(): Gate {
  let open = (): void => undefined;
  let fail = (_: unknown): void => undefined;
  const promise = new Promise<void>((done, failed) => {
    open = done;
    fail = failed;
  });
  return { promise, open: () => open(), fail: (problem) => fail(problem) };
}
