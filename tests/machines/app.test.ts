import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { getAdjacencyMap, getStateNodes } from 'xstate/graph';
import { type AppEvent, type AppPorts, appMachine, type Opening, type PageId, type TableOpened } from '../../src/machines';
import { settled } from './turnTable';

const chart = appMachine<string>();
type Snapshot = ReturnType<typeof chart.transition>;

/** Pages of the app and of games: the chart does not tell them apart. */
const PAGES: readonly PageId[] = ['title', 'setup', 'codex', 'settings', 'burglary/setup', 'burglary/loot'];

/** The chart only hands the game on. */
const NEW: Opening<string> = 'a new game';
const PLAY: AppEvent<string> = { type: 'PLAY', opening: NEW };
const go = (page: PageId, detail: string | null = null): AppEvent<string> => ({ type: 'GO', page, detail });

function app(ports: Partial<AppPorts<string>> = {}, page: PageId = 'title') {
  const calls: string[] = [];
  const problems: unknown[] = [];
  const deaths: unknown[] = [];
  const opened: { settle(how: TableOpened): void; fail(problem: unknown): void }[] = [];
  const noting: AppPorts<string> = {
    open(opening) {
      calls.push(opening === 'continue' ? 'continue' : 'open');
      if (ports.open) return ports.open(opening);
      return new Promise<TableOpened>((settle, fail) => opened.push({ settle, fail }));
    },
    close() {
      calls.push('close');
      ports.close?.();
    },
    showPage(place) {
      calls.push(place.detail === null ? place.page : `${place.page} ${place.detail}`);
      ports.showPage?.(place);
    },
    goBack() {
      calls.push('back');
      ports.goBack?.();
    },
    showCrash(problem) {
      calls.push('crash');
      problems.push(problem);
      ports.showCrash?.(problem);
    },
  };
  const actor = createActor(chart, { input: { ports: noting, place: { page, detail: null } } });
  actor.subscribe({ error: (problem) => deaths.push(problem) });
  actor.start();
  const laid = async (how: TableOpened = 'seated'): Promise<void> => {
    opened.shift()?.settle(how);
    await settled();
  };
  /** The page that is shown, or the state that shows none. */
  const at = (): string => {
    const { value, context } = actor.getSnapshot();
    return value === 'page' ? context.place.page : value;
  };
  return { actor, calls, problems, deaths, opened, laid, at };
}

/** A way into each state that is not the last. */
const WAYS: Readonly<Record<'title' | 'opening' | 'playing', (at: ReturnType<typeof app>) => Promise<void>>> = {
  title: async () => undefined,
  opening: async ({ actor }) => actor.send(PLAY),
  playing: async ({ actor, laid }) => {
    actor.send(PLAY);
    await laid();
  },
};

describe('walking the whole chart of the app', () => {
  const done = (output: TableOpened) => ({ type: 'xstate.done.actor.0.app.opening', output }) as unknown as AppEvent<string>;
  const failed = { type: 'xstate.error.actor.0.app.opening', error: new Error('torn') } as unknown as AppEvent<string>;
  const asked: readonly AppEvent<string>[] = [
    ...PAGES.map((page) => go(page)),
    { type: 'BACK' },
    PLAY,
    { type: 'PLAY', opening: 'continue' },
    { type: 'LEAVE' },
    { type: 'CRASH', problem: 'torn' },
  ];
  const nothing = (): void => undefined;
  const ports = { open: async () => 'seated' as const, close: nothing, showPage: nothing, goBack: nothing, showCrash: nothing };
  const map = getAdjacencyMap(chart, {
    input: { ports, place: { page: 'title', detail: null } },
    events: ({ value }: Snapshot) =>
      value === 'opening' ? [...asked, done('seated'), done('elsewhere'), done('declined'), failed] : asked,
    serializeState: ({ value, context }) =>
      `${value} ${context.place.page} ${context.opening === 'continue'} ${context.left} ${context.stays}`,
  });
  const situations = Object.values(map);

  it('comes to every state, and rests in all but the one that only shows the way', () => {
    const all = getStateNodes(chart).map(({ key }) => key);
    expect(new Set([...situations.map(({ state }) => state.value), 'routing'])).toEqual(new Set(all));
    expect(situations.filter(({ state }) => state.value === 'routing')).toEqual([]);
  });

  it('ends only in a crash', () => {
    for (const { state } of situations) expect(state.status).toBe(state.value === 'crashed' ? 'done' : 'active');
  });
});

describe('the pages', () => {
  it.each(PAGES)('%s can be the first, and be gone to from another', (page) => {
    const first = app({}, page);
    expect([first.at(), first.calls]).toEqual([page, [page]]);
    const later = app({}, page === 'title' ? 'codex' : 'title');
    later.actor.send(go(page));
    expect([later.at(), later.calls.at(-1)]).toEqual([page, page]);
  });

  it('are told what of them is wanted', () => {
    const { actor, calls } = app();
    actor.send(go('codex', 'ogre'));
    actor.send(go('codex', 'goblin'));
    actor.send(go('codex'));
    expect(calls).toEqual(['title', 'codex ogre', 'codex goblin', 'codex']);
  });

  it('go back as the browser does, which answers with a page', () => {
    const { actor, calls, at } = app();
    actor.send(go('settings'));
    actor.send({ type: 'BACK' });
    expect([at(), calls.at(-1)]).toEqual(['settings', 'back']);
    actor.send(go('title'));
    expect(at()).toBe('title');
  });

  it('know nothing of a game that is left', () => {
    const { actor, calls, at } = app({}, 'campaign');
    actor.send({ type: 'LEAVE' });
    expect([at(), calls]).toEqual(['campaign', ['campaign']]);
  });
});

describe('the way to the table', () => {
  it.each([
    ['a game', NEW, 'open'],
    ['the game that was saved', 'continue', 'continue'],
  ] as const)('opens it with %s', async (_, opening, call) => {
    const { actor, calls, laid, at } = app();
    actor.send({ type: 'PLAY', opening });
    expect(at()).toBe('opening');
    await laid();
    expect(at()).toBe('playing');
    expect(calls).toEqual(['title', call]);
  });

  it('leads back to where it began when another tab has the table', async () => {
    const { actor, calls, laid, at } = app({}, 'daily');
    actor.send(PLAY);
    await laid('elsewhere');
    expect(at()).toBe('daily');
    expect(calls).toEqual(['daily', 'open', 'daily']);
  });

  it('leaves the page as it is when the player keeps the game that lies there', async () => {
    const { actor, calls, laid, at } = app({}, 'setup');
    actor.send(PLAY);
    await laid('declined');
    expect([at(), calls]).toEqual(['setup', ['setup', 'open']]);
    actor.send(go('codex'));
    actor.send(go('setup'));
    expect([at(), calls]).toEqual(['setup', ['setup', 'open', 'codex', 'setup']]);
  });

  it('leads to the page that was gone to while the player was asked', async () => {
    const { actor, calls, laid, at } = app({}, 'setup');
    actor.send(PLAY);
    actor.send(go('codex'));
    await laid('declined');
    expect([at(), calls]).toEqual(['codex', ['setup', 'open', 'codex']]);
  });

  it('is gone once: what is pressed on the way changes nothing', async () => {
    const { actor, calls, laid, at } = app();
    for (let press = 0; press < 3; press++) actor.send(PLAY);
    actor.send({ type: 'BACK' });
    await laid();
    expect(at()).toBe('playing');
    expect(calls).toEqual(['title', 'open']);
  });

  it.each([
    ['the table was lost', { type: 'LEAVE' }, 'title'],
    ['the browser went back', go('setup'), 'setup'],
  ] as const)('is left when %s before it was laid', async (_, event, page) => {
    const { actor, calls, laid, at } = app({}, 'daily');
    actor.send(PLAY);
    actor.send(event);
    await laid();
    expect(at()).toBe(page);
    expect(calls).toEqual(['daily', 'open', 'close', page]);
    actor.send(PLAY);
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
    const { actor, problems, deaths, at } = app({ open });
    actor.send(PLAY);
    await settled();
    expect(at()).toBe('crashed');
    expect(problems).toEqual([new Error('torn')]);
    expect(deaths).toEqual([]);
  });
});

describe('at the table', () => {
  it.each([
    ['leaving', { type: 'LEAVE' }, 'title'],
    ['the end of the game', go('burglary/summary'), 'burglary/summary'],
    ['the way to a page', go('codex'), 'codex'],
  ] as const)('%s closes it and shows a page', async (_, event, page) => {
    const at = app();
    await WAYS.playing(at);
    at.actor.send(event);
    expect(at.at()).toBe(page);
    expect(at.calls).toEqual(['title', 'open', 'close', page]);
  });

  it('Back is the browser’s', async () => {
    const at = app();
    await WAYS.playing(at);
    at.actor.send({ type: 'BACK' });
    expect([at.at(), at.calls]).toEqual(['playing', ['title', 'open', 'back']]);
  });

  it('another game closes this one first', async () => {
    const at = app();
    await WAYS.playing(at);
    at.actor.send(PLAY);
    expect(at.at()).toBe('opening');
    expect(at.calls).toEqual(['title', 'open', 'close', 'open']);
  });
});

describe('a mistake of ours', () => {
  it.each(Object.keys(WAYS) as (keyof typeof WAYS)[])('is shown from %s, and only the first', async (state) => {
    const at = app();
    await WAYS[state](at);
    expect(at.at()).toBe(state);
    at.actor.send({ type: 'CRASH', problem: 'first' });
    await at.laid();
    expect(at.at()).toBe('crashed');
    expect(at.problems).toEqual(['first']);
  });

  it.each(['showPage', 'close'] as const)('in %s is a crash like any other', async (port) => {
    let broken = false;
    const tear = (): void => {
      if (broken) throw new Error('torn');
    };
    const at = app({ [port]: tear });
    await WAYS.playing(at);
    broken = true;
    at.actor.send({ type: 'LEAVE' });
    expect(at.at()).toBe('crashed');
    expect(at.problems).toEqual([new Error('torn')]);
    expect(at.deaths).toEqual([]);
  });

  it('in the crash panel does not go unheard', () => {
    const { actor, deaths } = app({
      showCrash: () => {
        throw new Error('torn');
      },
    });
    actor.send({ type: 'CRASH', problem: 'first' });
    expect(deaths).toEqual([new Error('torn')]);
  });
});
