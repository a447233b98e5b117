import { describe, expect, it } from 'vitest';
import { ForeignCaches } from '../../src/worker/foreignCaches';
import { FakeCaches } from './fakeCaches';

const SCOPE = 'https://play.example/deep/';
const PORTAL = '<!doctype html><p>Please log in to this network.</p>';
const PAGE = '<!doctype html><title>Lanterndeep</title>';

const answer = (type: string, text: string): Response => new Response(text, { headers: { 'content-type': type } });

async function kept(name: string, files: Readonly<Record<string, Response>>): Promise<FakeCaches> {
  const caches = new FakeCaches();
  const cache = await caches.open(name);
  for (const [path, response] of Object.entries(files)) await cache.put(`${SCOPE}${path}`, response);
  return caches;
}

const NAME = `workbox-precache-v2-${SCOPE}`;
const script = (): Response => answer('text/javascript; charset=utf-8', 'code');

describe('what Workbox kept of earlier builds', () => {
  it.each([
    ['a portal’s page is a script', { 'index.html': answer('text/html', PAGE), 'assets/seat-1.js': answer('text/html', PORTAL) }],
    [
      'the page itself is a script',
      { 'index.html': answer('text/html', PAGE), 'assets/seat-1.js?__WB_REVISION__=1': answer('text/html', PAGE) },
    ],
    [
      'a portal’s page is the page',
      { 'index.html?__WB_REVISION__=1': answer('text/html', PORTAL), 'assets/seat-1.js': script() },
    ],
  ])('is spoilt when %s', async (_, files) => {
    expect(await new ForeignCaches(await kept(NAME, files), SCOPE).areSpoilt()).toBe(true);
  });

  it('is not spoilt when each file is what its name says', async () => {
    const files = {
      'index.html?__WB_REVISION__=1': answer('text/html', PAGE),
      'assets/seat-1.js': script(),
      'assets/goblin-7.svg': answer('image/svg+xml', '<svg/>'),
    };
    expect(await new ForeignCaches(await kept(NAME, files), SCOPE).areSpoilt()).toBe(false);
  });

  it('is looked at and removed for this game only', async () => {
    const other = 'workbox-precache-v2-https://play.example/other/';
    const caches = await kept(other, { 'assets/seat-1.js': answer('text/html', PORTAL) });
    await caches.open(NAME);
    await caches.open(`lanterndeep ${SCOPE} 1`);
    const foreign = new ForeignCaches(caches, SCOPE);
    expect(await foreign.areSpoilt()).toBe(false);
    await foreign.remove();
    expect([...caches.all.keys()]).toEqual([other, `lanterndeep ${SCOPE} 1`]);
  });
});
