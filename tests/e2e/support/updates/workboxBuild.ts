import type { Build } from './builds';

/**
 * The same files under a worker like those of earlier builds: it takes every answer with 200 for the file that it asked for, and
 * answers from its cache first. The page has nothing that watches over its start.
 */
export function workboxBuild({ files, entry }: Build): Build {
  const page = files.get('index.html')?.toString() ?? '';
  const urls = [...files.keys()].filter((path) => /\.(js|css|html|json|woff2)$/.test(path) && !/^(sw|start)\.js$/.test(path));
  return {
    entry,
    files: new Map([
      ...files,
      ['index.html', Buffer.from(page.replace(/<script src="[^"]*start\.js"><\/script>/, ''))],
      ['sw.js', Buffer.from(`(${worker})(${JSON.stringify(urls)})`)],
    ]),
  };
}

/** Runs in the worker. */
const worker = `async (urls) => {
  const { scope } = self.registration;
  const name = 'workbox-precache-v2-' + scope;
  const keep = async () => {
    const cache = await caches.open(name);
    const take = async (url) => {
      const response = await fetch(url, { cache: 'reload' });
      if (!response.ok) throw new Error(url);
      await cache.put(url + '?__WB_REVISION__=1', response);
    };
    await Promise.all(urls.map(take));
    await self.skipWaiting();
  };
  const answer = async (request) => {
    const url = request.mode === 'navigate' ? scope + 'index.html' : request.url;
    const cache = await caches.open(name);
    return (await cache.match(url, { ignoreSearch: true })) ?? fetch(request);
  };
  self.addEventListener('install', (event) => event.waitUntil(keep()));
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('message', ({ data }) => data?.type === 'SKIP_WAITING' && self.skipWaiting());
  self.addEventListener('fetch', (event) => {
    if (event.request.url.startsWith(scope) && !event.request.url.includes('blank')) event.respondWith(answer(event.request));
  });
}`;
