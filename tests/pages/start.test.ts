import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Starter } from '../../src/wiring/missingCode';

const SCRIPT = readFileSync('public/start.js', 'utf8');
const BASE = 'https://play.example/deep/';
const PAGE = '<script type="module" crossorigin src="./assets/index-2.js"></script>';
const PORTAL = '<!doctype html><p>Please log in.</p>';

type Answer = readonly [type: string, body: string] | null;
type Heard = (event: { readonly target: unknown }) => void;

/** An element that is a script, for the script under test. */
class FakeScript {
  constructor(readonly type = 'module') {}
  readonly src = `${BASE}assets/index-1.js`;
}

let answers: Map<string, Answer>;
let asked: string[];
let session: Map<string, string> | null;
let kept: Set<string>;
let deeds: string[];
let heard: Map<string, Heard>;
let dataset: Record<string, string>;

/** Runs the script as a page does, with the parts of a browser that it uses. */
function begin(): Starter {
  const window = { lanterndeepStart: undefined, addEventListener: (type: string, act: Heard) => void heard.set(type, act) };
  const storage = {
    getItem: (key: string) => opened().get(key) ?? null,
    setItem: (key: string, value: string) => void opened().set(key, value),
    removeItem: (key: string) => void opened().delete(key),
  };
  const opened = (): Map<string, string> => {
    if (session === null) throw new DOMException('no storage here', 'SecurityError');
    return session;
  };
  const fetch = async (url: string): Promise<unknown> => {
    const { pathname } = new URL(url, BASE);
    asked.push(pathname);
    const answer = answers.get(pathname) ?? null;
    if (answer === null) throw new TypeError('Failed to fetch');
    return { ok: true, headers: new Headers({ 'content-type': answer[0] }), text: async () => answer[1] };
  };
  const caches = { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) };
  const registration = { scope: BASE, unregister: async () => void deeds.push('unregistered') };
  runInNewContext(SCRIPT, {
    window,
    fetch,
    caches,
    sessionStorage: storage,
    navigator: { serviceWorker: { getRegistration: async () => registration } },
    document: { documentElement: { dataset }, baseURI: BASE, querySelectorAll: () => [{ src: `${BASE}assets/index-1.js` }] },
    location: { reload: () => void deeds.push('reloaded') },
    HTMLScriptElement: FakeScript,
    URL,
    AbortSignal,
    setTimeout,
    Date,
  });
  return window.lanterndeepStart as unknown as Starter;
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
const fail = (type?: string): void => heard.get('error')?.({ target: new FakeScript(type) });

beforeEach(() => {
  answers = new Map<string, Answer>([
    ['/deep/index.html', ['text/html', PAGE]],
    ['/deep/assets/index-2.js', ['text/javascript; charset=utf-8', 'code two']],
  ]);
  asked = [];
  session = new Map();
  kept = new Set([`lanterndeep ${BASE} 1`, `workbox-precache-v2-${BASE}`, 'lanterndeep https://play.example/other/ 1']);
  deeds = [];
  heard = new Map();
  dataset = {};
});

describe('a page that does not start', () => {
  it('says so, forgets the files that it keeps, but no other game’s, and is loaded again', async () => {
    begin();
    fail();
    expect(dataset).toHaveProperty('unstarted');
    await settled();
    expect(deeds).toEqual(['unregistered', 'reloaded']);
    expect([...kept]).toEqual(['lanterndeep https://play.example/other/ 1']);
    // The browser's own cache is made to ask for the old code, too.
    expect(asked.at(-1)).toBe('/deep/assets/index-1.js');
  });

  it('is loaded again once, and no more', async () => {
    begin();
    fail();
    await settled();
    dataset = {};
    begin();
    fail();
    await settled();
    expect(deeds).toEqual(['unregistered', 'reloaded']);
    expect(dataset).toHaveProperty('unstarted');
  });

  it('may be loaded again later, also when the clock was set back', () => {
    const { mayBeginAfresh } = begin();
    expect([mayBeginAfresh(), mayBeginAfresh()]).toEqual([true, false]);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 700_000);
    expect(mayBeginAfresh()).toBe(true);
    vi.spyOn(Date, 'now').mockReturnValue(0);
    expect(mayBeginAfresh()).toBe(true);
  });

  it.each([
    ['there is no network', new Map()],
    ['a portal answers', new Map([['/deep/index.html', ['text/html', PORTAL]]])],
    [
      'a host answers everything with the page',
      new Map([
        ['/deep/index.html', ['text/html', PAGE]],
        ['/deep/assets/index-2.js', ['text/html', PAGE]],
      ]),
    ],
  ])('keeps what it has and only says so when %s', async (_, given) => {
    answers = given as Map<string, Answer>;
    begin();
    fail();
    await settled();
    expect(dataset).toHaveProperty('unstarted');
    expect(deeds).toEqual([]);
    expect(kept.size).toBe(3);
  });

  it('only says so where no storage would remember the reload', async () => {
    session = null;
    begin();
    fail();
    await settled();
    expect(dataset).toHaveProperty('unstarted');
    expect(deeds).toEqual([]);
  });

  it('is not one into which the host has put a script that does not come', async () => {
    begin();
    fail('');
    await settled();
    expect(dataset).not.toHaveProperty('unstarted');
    expect(deeds).toEqual([]);
  });

  it('is known by its module that did not run until the page was loaded', async () => {
    begin();
    heard.get('load')?.({ target: null });
    await settled();
    expect(deeds).toEqual(['unregistered', 'reloaded']);
  });
});

describe('a page whose files stand still', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('says after twenty seconds that it has not started, and is not loaded anew by itself', () => {
    begin();
    vi.advanceTimersByTime(19_000);
    expect(dataset).not.toHaveProperty('slow');
    vi.advanceTimersByTime(2000);
    expect(dataset).toHaveProperty('slow');
    expect(asked).toEqual([]);
  });

  it('says nothing when the title was there in time', () => {
    begin();
    dataset['ready'] = 'true';
    vi.advanceTimersByTime(60_000);
    expect(dataset).not.toHaveProperty('slow');
  });
});

describe('a page that has started', () => {
  it('is left alone, whatever fails then', async () => {
    begin();
    dataset['started'] = '';
    heard.get('load')?.({ target: null });
    fail();
    await settled();
    expect(dataset).not.toHaveProperty('unstarted');
    expect(deeds).toEqual([]);
  });

  it('hears once that it was begun afresh', async () => {
    const { beginAfresh, wasBegunAfresh } = begin();
    expect(wasBegunAfresh()).toBe(false);
    await beginAfresh();
    expect([wasBegunAfresh(), wasBegunAfresh()]).toEqual([true, false]);
  });
});
