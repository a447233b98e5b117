import { type Actor, createActor } from 'xstate';
import { beginHistory, type Rejection } from '../../src/engine/kernel';
import { type Command, type Event, oneDeckDungeon, type Setup, type State } from '../../src/engine/onedeck';
import type { TableHistory } from '../../src/games/onedeck/table';
import type { TurnInput, TurnNews } from '../../src/machines';
import { type Delve, delves } from '../support/delves';
import { oneDeckTurn } from '../support/oneDeckTurn';

export type News = TurnNews<Setup, State, Command, Event>;

export interface TurnTable {
  readonly actor: Actor<typeof oneDeckTurn>;
  /** The news of the chart and the events it had shown, in order. */
  readonly calls: (News['type'] | 'present')[];
  readonly kept: TableHistory[];
  readonly shown: State[];
  readonly refused: Rejection[];
  readonly problems: unknown[];
  readonly batches: (readonly [before: State, events: readonly Event[]])[];
  /** The error that ended the chart; empty as long as it lives. */
  readonly deaths: unknown[];
  readonly at: () => string;
  readonly history: () => TableHistory;
}

/** The chart of a turn, and a record of what it tells. */
export function turnTable(
  history: TableHistory,
  { present }: Partial<Pick<TurnInput<Setup, State, Command, Event>, 'present'>> = {},
): TurnTable {
  const calls: (News['type'] | 'present')[] = [];
  const batches: (readonly [State, readonly Event[]])[] = [];
  const deaths: unknown[] = [];
  const kept: TableHistory[] = [];
  const shown: State[] = [];
  const refused: Rejection[] = [];
  const problems: unknown[] = [];
  const noting = (before: State, events: readonly Event[]): Promise<void> => {
    calls.push('present');
    batches.push([before, events]);
    return present?.(before, events) ?? Promise.resolve();
  };
  const actor = createActor(oneDeckTurn, { input: { history, present: noting } });
  actor.subscribe({ error: (problem) => deaths.push(problem) });
  actor.on('*', (item) => {
    calls.push(item.type);
    if (item.type === 'changed') kept.push(item.history);
    else if (item.type === 'rested') shown.push(item.state);
    else if (item.type === 'refused') refused.push(item.rejection);
    else if (item.type === 'failed') problems.push(item.problem);
  });
  actor.start();
  return {
    actor,
    calls,
    kept,
    shown,
    refused,
    problems,
    batches,
    deaths,
    at: () => actor.getSnapshot().value,
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
