/** A file of the build: its address below the worker's scope, and the digest that its content must have. */
export interface BuiltFile {
  readonly url: string;
  readonly integrity: string;
  /** The part that it belongs to, as a game. Such a part is kept once something of it was opened; all else is kept from the start. */
  readonly part?: string;
}

export interface BuildFilesParts {
  readonly files: readonly BuiltFile[];
  /** The address that the worker serves, with a slash at its end. */
  readonly scope: string;
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Returns the endings of files that this browser has no use for: sounds in a format that it does not play. */
  readonly unused?: () => Promise<readonly string[]>;
}

const DIGEST = 'x-lanterndeep-integrity';
/** A server may send `Vary`; the files of a build are the same for everybody. */
const MATCH: CacheQueryOptions = { ignoreVary: true };
const AT_ONCE = 6;
/** A file that takes longer does not come: a connection that stands still must not hold up all later updates. */
const PATIENCE = 120_000;
/** The number of older builds that stay at most, however many tabs were left open. */
const OLDER = 3;

/**
 * The files of one build in a cache of its own, each with the content that was built. Names of files carry a hash of their content,
 * so the caches of older builds can answer the tabs that still run them.
 */
export class BuildFiles {
  private readonly digests: ReadonlyMap<string, string>;
  /** The parts of files that are not kept from the start. */
  private readonly partsOf: ReadonlyMap<string, string>;
  private name: Promise<string> | null = null;

  constructor(private readonly parts: BuildFilesParts) {
    const at = ({ url }: BuiltFile): string => new URL(url, parts.scope).href;
    this.digests = new Map(parts.files.map((file) => [at(file), file.integrity]));
    this.partsOf = new Map(parts.files.flatMap((file) => (file.part === undefined ? [] : [[at(file), file.part] as const])));
  }

  /**
   * Fills the cache of this build, and rejects when a single file is not what was built; `onRefused` hears which. Parts that were
   * opened in an older build are kept in this one, too.
   */
  async install(onRefused: (file: BuiltFile) => void = () => undefined): Promise<void> {
    const older = await Promise.all((await this.olderNames()).map((name) => this.parts.caches.open(name)));
    const own = await this.own();
    for (const part of new Set(this.partsOf.values())) {
      const marks = await Promise.all(older.map((cache) => cache.match(this.markOf(part), MATCH)));
      if (marks.some((mark) => mark !== undefined)) await own.put(this.markOf(part), new Response(part));
    }
    await this.takeAll([own, ...older], onRefused);
  }

  /** Keeps the whole part that this file belongs to, now and in later builds. */
  async keepPartOf(url: string): Promise<void> {
    const part = this.partsOf.get(url);
    if (part === undefined) return;
    const own = await this.own();
    if ((await own.match(this.markOf(part), MATCH)) !== undefined) return;
    await own.put(this.markOf(part), new Response(part));
    await this.takeAll([own]);
  }

  has(url: string): boolean {
    return this.digests.has(url);
  }

  async isWhole(): Promise<boolean> {
    const own = await this.own();
    const kept = new Set((await own.keys()).map(({ url }) => url));
    return (await this.wanted(own)).every((url) => kept.has(url));
  }

  /** Responds with what this build or an older one has; null leaves the request to the network. */
  answer(request: Request): Promise<Response> | null {
    const url = new URL(request.url);
    url.hash = '';
    if (request.method !== 'GET' || !url.href.startsWith(this.parts.scope)) return null;
    if (request.mode === 'navigate') return this.page(request, url);
    // Nothing that was built is asked for with a query: pages use one to get past this worker.
    return url.search === '' ? this.file(request, url.href) : null;
  }

  /** Removes the builds that no open page runs any more. `running` names the entry scripts of the pages that are open. */
  async prune(running: readonly string[]): Promise<void> {
    const wanted = running.filter((entry) => !this.has(entry));
    const older = await this.olderNames();
    for (const [index, name] of older.entries()) {
      const cache = await this.parts.caches.open(name);
      const found = await Promise.all(wanted.map((entry) => cache.match(entry, MATCH)));
      if (found.every((response) => response === undefined) || index < older.length - OLDER) await this.parts.caches.delete(name);
    }
  }

  private page(request: Request, url: URL): Promise<Response> {
    const { scope } = this.parts;
    url.search = '';
    const page = url.href === scope ? new URL('index.html', scope).href : url.href;
    if (this.has(page)) return this.file(request, page);
    // The page works at its own address only.
    return this.parts.fetch(request).catch(() => Response.redirect(scope));
  }

  private async file(request: Request, url: string): Promise<Response> {
    const own = await this.own();
    const found = await own.match(url, MATCH);
    if (found !== undefined) return found;
    // The browser has lost it: what takes its place must be the same.
    if (this.has(url)) return this.take(url, [own]);
    for (const name of await this.olderNames()) {
      const old = await (await this.parts.caches.open(name)).match(url, MATCH);
      if (old !== undefined) return old;
    }
    return this.parts.fetch(request);
  }

  private async takeAll(
    caches: readonly [Cache, ...Cache[]],
    onRefused: (file: BuiltFile) => void = () => undefined,
  ): Promise<void> {
    const waiting = [...(await this.wanted(caches[0]))];
    const work = async (): Promise<void> => {
      for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
        const file = { url, integrity: this.digests.get(url) ?? '' };
        await this.take(url, caches).catch((problem: unknown) => {
          onRefused(file);
          throw problem;
        });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  /** Returns the files that are kept without being asked for: of the shell, and of every part that was opened. */
  private async wanted(own: Cache): Promise<readonly string[]> {
    const unused = (await this.parts.unused?.()) ?? [];
    const opened = new Set<string>();
    for (const part of new Set(this.partsOf.values())) {
      if ((await own.match(this.markOf(part), MATCH)) !== undefined) opened.add(part);
    }
    return [...this.digests.keys()].filter((url) => {
      const part = this.partsOf.get(url);
      return (part === undefined || opened.has(part)) && !unused.some((ending) => url.endsWith(ending));
    });
  }

  private markOf(part: string): string {
    return new URL(`opened/${part}`, this.parts.scope).href;
  }

  /** Puts a file into the first of these caches: from another one that has the same content, or from the server. */
  private async take(url: string, [own, ...others]: readonly [Cache, ...Cache[]]): Promise<Response> {
    const integrity = this.digests.get(url) ?? '';
    for (const cache of [own, ...others]) {
      const found = await cache.match(url, MATCH);
      if (found?.headers.get(DIGEST) !== integrity) continue;
      if (cache !== own) await own.put(url, found.clone());
      return found;
    }
    const response = await this.fetched(url, integrity);
    const sealed = sealedWith(integrity, response);
    await own.put(url, sealed.clone());
    return sealed;
  }

  private async fetched(url: string, integrity: string): Promise<Response> {
    const patience = new AbortController();
    const late = setTimeout(() => patience.abort(), PATIENCE);
    try {
      // The browser compares the content with the digest before it answers.
      const wanted = { integrity, cache: 'no-cache', credentials: 'same-origin', signal: patience.signal } as const;
      const response = await this.parts.fetch(new Request(url, wanted));
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
      return response;
    } finally {
      clearTimeout(late);
    }
  }

  private async own(): Promise<Cache> {
    this.name ??= digestOf([...this.digests].join('\n')).then((digest) => `${this.prefix}${digest}`);
    return this.parts.caches.open(await this.name);
  }

  private async olderNames(): Promise<readonly string[]> {
    await this.own();
    const own = await this.name;
    return (await this.parts.caches.keys()).filter((name) => name.startsWith(this.prefix) && name !== own);
  }

  /** Several games may be served from one origin. */
  private get prefix(): string {
    return `lanterndeep ${this.parts.scope} `;
  }
}

/** Copies a response: one that was redirected may not answer a navigation, and the body is no longer compressed. */
function sealedWith(integrity: string, { body, headers }: Response): Response {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) kept.delete(name);
  kept.set(DIGEST, integrity);
  return new Response(body, { headers: kept });
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest.slice(0, 8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
