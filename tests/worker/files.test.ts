import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { BuildFiles, type BuiltFile } from '../../src/worker/files';
import { FakeCaches } from './fakeCaches';

const SCOPE = 'https://play.example/deep/';
const PORTAL = '<!doctype html><p>Please log in to this network.</p>';

type Build = Readonly<Record<string, string>>;
const ONE: Build = { 'index.html': 'page one', 'assets/index-1.js': 'code one', 'assets/goblin-7.svg': 'a goblin' };
const TWO: Build = { 'index.html': 'page two', 'assets/index-2.js': 'code two', 'assets/goblin-7.svg': 'a goblin' };

const digestOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A server of one build, and a network that may stand between: it compares digests as browsers do. */
class Net {
  readonly asked: string[] = [];
  constructor(
    public build: Build | null,
    public answer: (path: string, file: string | undefined) => Response = (_, file) =>
      file === undefined ? new Response('nothing here', { status: 404 }) : new Response(file),
  ) {}

  readonly fetch = async (request: Request): Promise<Response> => {
    const path = request.url.slice(SCOPE.length);
    this.asked.push(path);
    if (this.build === null) throw new TypeError('Failed to fetch');
    const response = this.answer(path, this.build[path]);
    const { integrity } = request;
    if (integrity !== '' && digestOf(await response.clone().text()) !== integrity) throw new TypeError('Failed to fetch');
    return response;
  };
}

function workerOf(build: Build, net: Net, caches: FakeCaches, fetch = net.fetch): BuildFiles {
  const files = Object.entries(build).map(([url, text]) => ({ url, integrity: digestOf(text) }));
  return new BuildFiles({ files, scope: SCOPE, caches, fetch });
}

const DIGGER: Build = { 'assets/digger-4.js': 'a game', 'assets/mole-2.svg': 'a mole' };
const SOUNDS: Build = { 'assets/effects-1.ogg': 'a bell', 'assets/effects-2.mp3': 'the same bell' };

/** A worker whose build has a second game and sounds, in a browser that plays one format. */
function workerOfTwo(build: Build, net: Net, caches: FakeCaches): BuildFiles {
  const files = Object.entries({ ...build, ...DIGGER, ...SOUNDS }).map(([url, text]) => {
    const file = { url, integrity: digestOf(text) };
    return url in DIGGER ? { ...file, part: 'digger' } : file;
  });
  net.build = { ...build, ...DIGGER, ...SOUNDS };
  return new BuildFiles({ files, scope: SCOPE, caches, fetch: net.fetch, unused: async () => ['.mp3'] });
}

const bytesIn = async (caches: FakeCaches): Promise<number> => {
  const kept = [...caches.all.values()].flatMap((cache) => [...cache.values()]);
  return (await Promise.all(kept.map(async (file) => (await file.clone().blob()).size))).reduce((all, size) => all + size, 0);
};
const lengthOf = (build: Build): number => Object.values(build).join('').length;

const got = async (worker: BuildFiles, path: string, init?: RequestInit): Promise<string | null> => {
  const answer = worker.answer(new Request(`${SCOPE}${path}`, init));
  return answer === null ? null : (await answer).text();
};

/** Node refuses to make a request that navigates; the worker only reads these of it. */
const navigation = (path: string): Request =>
  ({ url: `${SCOPE}${path}`, method: 'GET', mode: 'navigate', integrity: '' }) as unknown as Request;

const html = (): Response => new Response(PORTAL, { headers: { 'content-type': 'text/html' } });

describe('the files of a build', () => {
  it('are all there after the install, and answered without a network', async () => {
    const net = new Net(ONE);
    const worker = workerOf(ONE, net, new FakeCaches());
    expect(await worker.isWhole()).toBe(false);
    await worker.install();
    expect(await worker.isWhole()).toBe(true);
    net.build = null;
    expect(await got(worker, 'assets/index-1.js')).toBe('code one');
    expect(await (await worker.answer(navigation('')))?.text()).toBe('page one');
    expect(await (await worker.answer(navigation('?debug#settings')))?.text()).toBe('page one');
  });

  it.each(Object.keys(ONE))(
    'are refused as a whole when %s is a portal’s page, and come when the portal is gone',
    async (hit) => {
      const net = new Net(ONE, (path, file) => (path === hit ? html() : new Response(file)));
      const caches = new FakeCaches();
      const worker = workerOf(ONE, net, caches);
      const refused: BuiltFile[] = [];
      await expect(worker.install((file) => refused.push(file))).rejects.toThrow('Failed to fetch');
      expect(refused).toEqual([{ url: `${SCOPE}${hit}`, integrity: digestOf(ONE[hit] ?? '') }]);
      const kept = await Promise.all(
        [...caches.all.values()].flatMap((cache) => [...cache.values()].map((file) => file.clone().text())),
      );
      expect(kept).not.toContain(PORTAL);
      net.answer = (_, file) => new Response(file);
      net.asked.splice(0);
      await worker.install();
      expect(await worker.isWhole()).toBe(true);
      // Those that were right the first time are not asked for again.
      expect(net.asked).toEqual([hit]);
    },
  );

  it('are refused when one of them is not there', async () => {
    const worker = workerOf({ ...ONE, 'assets/rooms-3.js': 'rooms' }, new Net(ONE), new FakeCaches());
    await expect(worker.install()).rejects.toThrow();
  });

  it('are given up when a connection stands still, and come with the next try', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const net = new Net(ONE);
    const caches = new FakeCaches();
    let ask = (): void => undefined;
    const asked = new Promise<void>((go) => {
      ask = go;
    });
    const stalled = workerOf(ONE, net, caches, (request) => {
      if (!request.url.endsWith('.svg')) return net.fetch(request);
      ask();
      return new Promise((_, fail) => request.signal.addEventListener('abort', () => fail(request.signal.reason as Error)));
    });
    const ended = stalled.install().then(
      () => 'all there',
      () => 'given up',
    );
    await asked;
    vi.advanceTimersByTime(110_000);
    expect(await Promise.race([ended, new Promise((go) => setImmediate(() => go('waiting')))])).toBe('waiting');
    vi.advanceTimersByTime(20_000);
    vi.useRealTimers();
    expect(await ended).toBe('given up');
    net.asked.splice(0);
    await workerOf(ONE, net, caches).install();
    expect(net.asked).toEqual(['assets/goblin-7.svg']);
  });

  it('that the browser has lost come again from the network, but only the same', async () => {
    const net = new Net(ONE);
    const caches = new FakeCaches();
    const worker = workerOf(ONE, net, caches);
    await worker.install();
    for (const cache of caches.all.values()) cache.delete(`${SCOPE}assets/goblin-7.svg`);
    expect(await worker.isWhole()).toBe(false);
    net.answer = html;
    await expect(got(worker, 'assets/goblin-7.svg')).rejects.toThrow('Failed to fetch');
    net.answer = (_, file) => new Response(file);
    expect(await got(worker, 'assets/goblin-7.svg')).toBe('a goblin');
    expect(await worker.isWhole()).toBe(true);
  });

  it('leave to the network what is not theirs: other methods, queries, other places', async () => {
    const worker = workerOf(ONE, new Net(ONE), new FakeCaches());
    await worker.install();
    expect(await got(worker, 'assets/index-1.js', { method: 'POST' })).toBeNull();
    expect(await got(worker, 'index.html?fresh=1')).toBeNull();
    expect(worker.answer(new Request('https://play.example/other/index.html'))).toBeNull();
  });

  it('lead an address below the game back to it where there is no network', async () => {
    const net = new Net(ONE);
    const worker = workerOf(ONE, net, new FakeCaches());
    await worker.install();
    expect((await worker.answer(navigation('foo/bar')))?.status).toBe(404);
    net.build = null;
    expect((await worker.answer(navigation('foo/bar')))?.headers.get('location')).toBe(SCOPE);
  });
});

describe('the parts of a build', () => {
  it('are not kept before they are opened, nor is a format of sounds that is not played', async () => {
    const caches = new FakeCaches();
    const net = new Net(ONE);
    const worker = workerOfTwo(ONE, net, caches);
    await worker.install();
    expect(net.asked.toSorted()).toEqual([...Object.keys(ONE), 'assets/effects-1.ogg'].toSorted());
    expect(await bytesIn(caches)).toBe(lengthOf(ONE) + 'a bell'.length);
    expect(await worker.isWhole()).toBe(true);
  });

  it('are kept as a whole once a file of them was asked for, and in later builds from the install on', async () => {
    const caches = new FakeCaches();
    const net = new Net(ONE);
    const worker = workerOfTwo(ONE, net, caches);
    await worker.install();
    expect(await got(worker, 'assets/digger-4.js')).toBe('a game');
    await worker.keepPartOf(`${SCOPE}assets/digger-4.js`);
    net.build = null;
    expect(await got(worker, 'assets/mole-2.svg')).toBe('a mole');
    expect(await worker.isWhole()).toBe(true);
    const next = workerOfTwo(TWO, net, caches);
    await next.install();
    net.build = null;
    expect(await got(next, 'assets/mole-2.svg')).toBe('a mole');
  });

  it('come from the network with the content that was built, or not at all', async () => {
    const caches = new FakeCaches();
    const net = new Net(ONE);
    const worker = workerOfTwo(ONE, net, caches);
    await worker.install();
    net.answer = html;
    await expect(got(worker, 'assets/digger-4.js')).rejects.toThrow('Failed to fetch');
    await expect(got(worker, 'assets/effects-2.mp3')).rejects.toThrow('Failed to fetch');
    await expect(worker.keepPartOf(`${SCOPE}assets/digger-4.js`)).rejects.toThrow('Failed to fetch');
    net.answer = (_, file) => new Response(file);
    expect(await got(worker, 'assets/effects-2.mp3')).toBe('the same bell');
  });
});

describe('the files of an older build', () => {
  async function updated() {
    const net = new Net(ONE);
    const caches = new FakeCaches();
    await workerOf(ONE, net, caches).install();
    net.build = TWO;
    net.asked.splice(0);
    const worker = workerOf(TWO, net, caches);
    await worker.install();
    return { net, caches, worker };
  }

  it('are taken over where they are the same, without the network', async () => {
    const { net } = await updated();
    expect(net.asked.toSorted()).toEqual(['assets/index-2.js', 'index.html']);
  });

  it('answer the tabs that still run it, and never the page', async () => {
    const { worker } = await updated();
    expect(await got(worker, 'assets/index-1.js')).toBe('code one');
    expect(await (await worker.answer(navigation('')))?.text()).toBe('page two');
  });

  it('stay as long as a tab runs it, and go with the last one', async () => {
    const { worker, caches } = await updated();
    await worker.prune([`${SCOPE}assets/index-1.js`, `${SCOPE}assets/index-2.js`]);
    expect(caches.all.size).toBe(2);
    await worker.prune([`${SCOPE}assets/index-2.js`]);
    expect(caches.all.size).toBe(1);
    expect(await worker.isWhole()).toBe(true);
  });

  it('are of three builds at most', async () => {
    const caches = new FakeCaches();
    const builds = [1, 2, 3, 4, 5, 6].map(
      (build): Build => ({ 'index.html': `page ${build}`, [`index-${build}.js`]: `code ${build}` }),
    );
    for (const build of builds) await workerOf(build, new Net(build), caches).install();
    await workerOf({ 'index.html': 'page 6', 'index-6.js': 'code 6' }, new Net(null), caches).prune(
      builds.map((_, index) => `${SCOPE}index-${index + 1}.js`),
    );
    expect(caches.all.size).toBe(4);
  });

  it('leave alone what other games of this origin keep', async () => {
    const { worker, caches } = await updated();
    await caches.open('lanterndeep https://play.example/other/ 0123456789abcdef');
    await worker.prune([]);
    expect(caches.all.size).toBe(2);
  });

  it('do not harm the next one: HTML in the middle of an update leaves the old build whole', async () => {
    const net = new Net(ONE);
    const caches = new FakeCaches();
    const old = workerOf(ONE, net, caches);
    await old.install();
    net.build = TWO;
    net.answer = html;
    await expect(workerOf(TWO, net, caches).install()).rejects.toThrow();
    net.build = null;
    expect(await old.isWhole()).toBe(true);
    for (const path of Object.keys(ONE)) expect(await got(old, path)).toBe(ONE[path]);
  });
});
