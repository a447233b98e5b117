import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isChangedByHost } from '../../src/worker/changedFiles';

const SCOPE = 'https://play.example/deep/';
const PAGE = '<!doctype html><p>the page as it was built</p>';
const PORTAL = '<!doctype html><p>Please log in to this network.</p>';
const digestOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const FILE = { url: 'index.html', integrity: digestOf(PAGE) };
const WORKER = `skip([${JSON.stringify(FILE)}])`;

function isChanged(site: Readonly<Record<string, string>>): Promise<boolean> {
  const fetch = async ({ url }: Request): Promise<Response> => {
    const text = site[url.slice(SCOPE.length)];
    return text === undefined ? new Response('nothing here', { status: 404 }) : new Response(text);
  };
  return isChangedByHost(FILE, { worker: `${SCOPE}sw.js`, scope: SCOPE, fetch });
}

describe('a file that was refused', () => {
  it('is changed by the host when the same worker lists another content for it', async () => {
    expect(await isChanged({ 'index.html': `${PAGE}<script src="https://count.example"></script>`, 'sw.js': WORKER })).toBe(true);
  });

  it('is not when it is as it was built after all', async () => {
    expect(await isChanged({ 'index.html': PAGE, 'sw.js': WORKER })).toBe(false);
  });

  it('is not when the host has another build by now', async () => {
    const next = `${PAGE} and changed`;
    const list = JSON.stringify([{ ...FILE, integrity: digestOf(next) }]);
    expect(await isChanged({ 'index.html': next, 'sw.js': list })).toBe(false);
  });

  it('is not when a portal answers everything', async () => {
    expect(await isChanged({ 'index.html': PORTAL, 'sw.js': PORTAL })).toBe(false);
  });

  it.each(['index.html', 'sw.js'])('is not when %s is missing', async (missing) => {
    expect(await isChanged({ 'index.html': 'another', 'sw.js': WORKER, [missing]: undefined as unknown as string })).toBe(false);
  });
});
