import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { getAdjacencyMap, getStateNodes } from 'xstate/graph';
import { type AppEvent, type AppPorts, appMachine } from '../../src/machines';
import { settled } from './turnTable';

type Opened = 'seated' | 'elsewhere';
type Snapshot = ReturnType<typeof appMachine.transition>;

function house(ports: Partial<AppPorts> = {}) {
  const calls: string[] = [];
  const problems: unknown[] = [];
  const deaths: unknown[] = [];
  const opened: { settle(how: Opened): void; fail(problem: unknown): void }[] = [];
  const actor = createActor(appMachine, {
    input: {
      open(kind) {
        calls.push(`open ${kind}`);
        if (ports.open) return ports.open(kind);
        return new Promise<Opened>((settle, fail) => opened.push({ settle, fail }));
      },
      close() {
        calls.push('close');
        ports.close?.();
      },
      showTitle() {
        calls.push('title');
        ports.showTitle?.();
      },
      showCrash(problem) {
        calls.push('crash');
        problems.push(problem);
        ports.showCrash?.(problem);
      },
    },
  });
  actor.subscribe({ error: (problem) => deaths.push(problem) });
  actor.start();
  const laid = async (how: Opened = 'seated'): Promise<void> => {
    opened.shift()?.settle(how);
    await settled();
  };
  return { actor, calls, problems, deaths, opened, laid, at: () => actor.getSnapshot().value };
}

/** A way into each state that is not the last. */
const WAYS: Readonly<Record<'title' | 'opening' | 'playing', (at: ReturnType<typeof house>) => Promise<void>>> = {
  title: async () => undefined,
  opening: async ({ actor }) => actor.send({ type: 'NEW' }),
  playing: async ({ actor, laid }) => {
    actor.send({ type: 'NEW' });
    await laid();
  },
};

describe('walking the whole chart of the house', () => {
  const done = (output: Opened) => ({ type: 'xstate.done.actor.0.app.opening', output }) as unknown as AppEvent;
  const failed = { type: 'xstate.error.actor.0.app.opening', error: new Error('torn') } as unknown as AppEvent;
  const asked: readonly AppEvent[] = [
    { type: 'CONTINUE' },
    { type: 'NEW' },
    { type: 'LEAVE' },
    { type: 'CRASH', problem: 'torn' },
  ];
  const nothing = (): void => undefined;
  const map = getAdjacencyMap(appMachine, {
    input: { open: async () => 'seated', close: nothing, showTitle: nothing, showCrash: nothing },
    events: ({ value }: Snapshot) => (value === 'opening' ? [...asked, done('seated'), done('elsewhere'), failed] : asked),
    serializeState: ({ value, context }) => `${value} ${context.opening} ${context.left}`,
  });
  const situations = Object.values(map);

  it('comes to every state', () => {
    const all = getStateNodes(appMachine).map(({ key }) => key);
    expect(new Set(situations.map(({ state }) => state.value))).toEqual(new Set(all));
  });

  it('ends only in a crash', () => {
    for (const { state } of situations) expect(state.status).toBe(state.value === 'crashed' ? 'done' : 'active');
  });
});

describe('the way to the table', () => {
  it.each([
    ['CONTINUE', 'continue'],
    ['NEW', 'new'],
  ] as const)('%s opens it', async (type, kind) => {
    const { actor, calls, laid, at } = house();
    actor.send({ type });
    expect(at()).toBe('opening');
    await laid();
    expect(at()).toBe('playing');
    expect(calls).toEqual(['title', `open ${kind}`]);
  });

  it('leads back to the title when another tab has it', async () => {
    const { actor, calls, laid, at } = house();
    actor.send({ type: 'CONTINUE' });
    await laid('elsewhere');
    expect(at()).toBe('title');
    expect(calls).toEqual(['title', 'open continue', 'title']);
  });

  it('is gone once: what is pressed on the way changes nothing', async () => {
    const { actor, calls, laid, at } = house();
    for (const type of ['NEW', 'CONTINUE', 'NEW'] as const) actor.send({ type });
    await laid();
    expect(at()).toBe('playing');
    expect(calls).toEqual(['title', 'open new']);
  });

  it('is left when the table was lost before it was laid', async () => {
    const { actor, calls, laid, at } = house();
    actor.send({ type: 'CONTINUE' });
    actor.send({ type: 'LEAVE' });
    await laid();
    expect(at()).toBe('title');
    expect(calls).toEqual(['title', 'open continue', 'close', 'title']);
    actor.send({ type: 'CONTINUE' });
    await laid();
    expect(at()).toBe('playing');
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('torn'))],
    [
      'throws',
      () => {
        throw new Error('torn');
      },
    ],
  ])('ends in a crash with the problem when opening %s', async (_, open) => {
    const { actor, problems, deaths, at } = house({ open });
    actor.send({ type: 'NEW' });
    await settled();
    expect(at()).toBe('crashed');
    expect(problems).toEqual([new Error('torn')]);
    expect(deaths).toEqual([]);
  });
});

describe('at the table', () => {
  it('leaving closes it and shows the title', async () => {
    const at = house();
    await WAYS.playing(at);
    at.actor.send({ type: 'LEAVE' });
    expect(at.at()).toBe('title');
    expect(at.calls).toEqual(['title', 'open new', 'close', 'title']);
  });

  it('another game closes this one first', async () => {
    const at = house();
    await WAYS.playing(at);
    at.actor.send({ type: 'NEW' });
    expect(at.at()).toBe('opening');
    expect(at.calls).toEqual(['title', 'open new', 'close', 'open new']);
  });
});

describe('a mistake of ours', () => {
  it.each(Object.keys(WAYS) as (keyof typeof WAYS)[])('is shown from %s, and only the first', async (state) => {
    const at = house();
    await WAYS[state](at);
    expect(at.at()).toBe(state);
    at.actor.send({ type: 'CRASH', problem: 'first' });
    await at.laid();
    expect(at.at()).toBe('crashed');
    expect(at.problems).toEqual(['first']);
  });

  it.each(['showTitle', 'close'] as const)('in %s is a crash like any other', async (port) => {
    let broken = false;
    const tear = (): void => {
      if (broken) throw new Error('torn');
    };
    const at = house({ [port]: tear });
    await WAYS.playing(at);
    broken = true;
    at.actor.send({ type: 'LEAVE' });
    expect(at.at()).toBe('crashed');
    expect(at.problems).toEqual([new Error('torn')]);
    expect(at.deaths).toEqual([]);
  });

  it('in the crash panel does not go unheard', () => {
    const { actor, deaths } = house({
      showCrash: () => {
        throw new Error('torn');
      },
    });
    actor.send({ type: 'CRASH', problem: 'first' });
    expect(deaths).toEqual([new Error('torn')]);
  });
});
