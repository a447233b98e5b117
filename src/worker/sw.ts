import { entryIn, type News, type Standing } from '.';
import { isChangedByHost } from './changedFiles';
import { BuildFiles, type BuiltFile } from './files';
import { ForeignCaches } from './foreignCaches';
import { unplayedSounds } from './sounds';

/** The events and clients of a service worker, which the types of a page lack. */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerEvents {
  readonly install: Waiting;
  readonly activate: Waiting;
  readonly fetch: Fetching;
  readonly message: MessageEvent<unknown> & Waiting;
}
interface WindowClient {
  readonly url: string;
  postMessage(news: { readonly type: News }): void;
}
interface WorkerScope {
  /** The build puts the list of its files here; the plugin adds the web manifest a second time, without a digest. */
  readonly __WB_MANIFEST: readonly (Pick<BuiltFile, 'url'> & Partial<BuiltFile>)[];
  readonly registration: ServiceWorkerRegistration;
  readonly location: { readonly href: string };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClient[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, act: (event: WorkerEvents[Name]) => void): void;
}
declare const self: WorkerScope;

const { scope } = self.registration;
const built = self.__WB_MANIFEST.filter((file): file is BuiltFile => file.integrity !== undefined);
const files = new BuildFiles({ files: built, scope, caches, fetch: (request) => fetch(request), unused: unplayedSounds });
const foreign = new ForeignCaches(caches, scope);

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(begin()));
self.addEventListener('fetch', (event) => {
  const answer = files.answer(event.request);
  if (answer === null) return;
  event.respondWith(answer);
  // What is not there yet comes when it is asked for: nobody waits for the rest.
  event.waitUntil(answer.then(() => files.keepPartOf(event.request.url)).catch(() => undefined));
});
self.addEventListener('message', (event) => event.waitUntil(handleMessage(event)));

async function install(): Promise<void> {
  const refused: BuiltFile[] = [];
  await files
    .install((file) => refused.push(file))
    .catch(async (problem: unknown) => {
      if (self.registration.active === null) await tellOfHost(refused[0]).catch(() => undefined);
      throw problem;
    });
  if (await foreign.areSpoilt()) await self.skipWaiting();
}

/** Where an older build is kept, the game is played without a network as before, and there is nothing to tell. */
async function tellOfHost(file: BuiltFile | undefined): Promise<void> {
  const host = { worker: self.location.href, scope, fetch: (request: Request) => fetch(request) };
  if (file === undefined || !(await isChangedByHost(file, host))) return;
  for (const page of await pages()) page.postMessage({ type: 'CHANGED' });
}

async function pages(): Promise<readonly WindowClient[]> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter(({ url }) => url.startsWith(scope));
}

/**
 * A page that was there before its first worker is controlled from now on. A new worker waits until the player accepts it, or until
 * no page of the old one is left. A tab that runs an older build keeps it: every file has its content in its name.
 */
async function begin(): Promise<void> {
  await self.clients.claim();
  await foreign.remove();
  await prune();
}

async function handleMessage({ data, ports }: MessageEvent<unknown>): Promise<void> {
  const { type, entry } = typeof data === 'object' && data !== null ? (data as { type?: unknown; entry?: unknown }) : {};
  if (type === 'SKIP_WAITING') await self.skipWaiting();
  else if (type === 'CLAIM') await self.clients.claim();
  else if (type === 'PRUNE') await prune();
  else if (type === 'ASK') ports[0]?.postMessage(await standing(String(entry)));
}

async function standing(entry: string): Promise<Standing> {
  return { knows: files.has(entry), whole: await files.isWhole() };
}

/** Each page holds a lock named by its entry script. One that holds none yet may need any build: then all stay. */
async function prune(): Promise<void> {
  if (self.registration.installing !== null || self.registration.waiting !== null) return;
  const { held = [] } = await navigator.locks.query();
  const running = held.map(({ name = '' }) => entryIn(name)).filter((entry) => entry?.startsWith(scope) === true);
  if (running.length >= (await pages()).length) await files.prune(running.map(String));
}
