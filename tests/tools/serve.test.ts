import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECKED, COMMON_HEADERS, FOREVER } from '../../tools/hosting/headers';
import { policyHeader } from '../../tools/hosting/policy';
import { type Served, serve } from '../../tools/hosting/serve';
import { type Answer, answerTo, readSite } from '../../tools/hosting/site';

const PAGE = '<!doctype html><title>Lanterndeep</title>'.padEnd(2000, ' ');
const FILES: Readonly<Record<string, string>> = {
  'index.html': PAGE,
  'early.js': 'early()',
  'sw.js': 'worker()',
  'manifest.webmanifest': '{}',
  'assets/index-C0nwxsJw.js': 'play()'.padEnd(2000, ';'),
  'assets/index-DtW0fXGN.css': 'h1 {}',
  'assets/en-abcdefgh.json': '{}',
  'assets/door-abcdefgh.svg': '<svg/>',
  'assets/cinzel-abcdefgh.woff2': 'font',
  'assets/effects-abcdefgh.ogg': 'sound',
  'icons/icon 192.png': 'picture',
  '.vite/manifest.json': '{"secret":true}',
};

let root = '';
let folder = '';
let served: Served;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'lanterndeep-site-'));
  folder = join(root, 'dist');
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  writeFileSync(join(root, 'package.json'), '{"secret":true}');
  served = await serve(folder, null);
});

afterAll(async () => {
  await served.stop();
  rmSync(root, { recursive: true });
});

const ask = (path: string, init: RequestInit = {}): Promise<Response> => fetch(new URL(path, served.url), init);

/** The first line of the answer to a request that no browser would send. */
function raw(line: string): Promise<string> {
  const { hostname, port } = new URL(served.url);
  return new Promise((settle, fail) => {
    let heard = '';
    const socket = connect({ host: hostname, port: Number(port) }, () =>
      socket.write(`${line}\r\nHost: x\r\nConnection: close\r\n\r\n`),
    );
    socket.on('error', fail).on('data', (data) => {
      heard += data.toString();
    });
    socket.on('close', () => settle(heard));
  });
}

describe('the server of the build', () => {
  it('answers the page for the root, with its query, and for its own name', async () => {
    for (const path of ['/', '/?debug', '/index.html']) {
      const answer = await ask(path);
      expect([answer.status, await answer.text()], path).toEqual([200, PAGE]);
    }
  });

  it.each([
    ['index.html', 'text/html; charset=utf-8', CHECKED],
    ['early.js', 'text/javascript; charset=utf-8', CHECKED],
    ['sw.js', 'text/javascript; charset=utf-8', CHECKED],
    ['manifest.webmanifest', 'application/manifest+json', CHECKED],
    ['icons/icon 192.png', 'image/png', CHECKED],
    ['assets/index-C0nwxsJw.js', 'text/javascript; charset=utf-8', FOREVER],
    ['assets/index-DtW0fXGN.css', 'text/css; charset=utf-8', FOREVER],
    ['assets/en-abcdefgh.json', 'application/json', FOREVER],
    ['assets/door-abcdefgh.svg', 'image/svg+xml', FOREVER],
    ['assets/cinzel-abcdefgh.woff2', 'font/woff2', FOREVER],
    ['assets/effects-abcdefgh.ogg', 'audio/ogg', FOREVER],
  ])('sends %s as %s, %s', async (path, type, caching) => {
    const answer = await ask(`/${path}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(FILES[path]);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toBe(caching);
    for (const [name, value] of Object.entries(COMMON_HEADERS)) expect(answer.headers.get(name), name).toBe(value);
  });

  it('sends the policy with the page and with the worker', async () => {
    for (const path of ['/', '/sw.js']) expect((await ask(path)).headers.get('content-security-policy')).toBe(policyHeader());
  });

  it('says that a file is missing, and answers no page in its place', async () => {
    for (const path of ['/assets/index-gone0000.js', '/assets/', '/deep/address', '/index.html/', '/constructor', '/__proto__']) {
      const answer = await ask(path);
      expect([answer.status, await answer.text()], path).toEqual([404, 'There is no such file.\n']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it.each([
    'GET /../package.json HTTP/1.1',
    'GET /%2e%2e/package.json HTTP/1.1',
    'GET /assets/..%2f..%2f..%2fpackage.json HTTP/1.1',
    String.raw`GET /..\package.json HTTP/1.1`,
    'GET //etc/passwd HTTP/1.1',
    'GET /.vite/manifest.json HTTP/1.1',
    'GET http://elsewhere/package.json HTTP/1.1',
  ])('leads nowhere but to the files of the build: %s', async (line) => {
    const answer = await raw(line);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toContain('secret');
  });

  it('refuses addresses that cannot be read and other methods', async () => {
    expect(await raw('GET /%E0%A4%A HTTP/1.1')).toMatch(/^HTTP\/1\.1 400 /);
    const posted = await ask('/', { method: 'POST', body: 'x' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('answers HEAD with the headers alone', async () => {
    const answer = await ask('/', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect([answer.status, await answer.text(), answer.headers.get('content-length')]).toEqual([200, '', String(PAGE.length)]);
  });

  it('sends nothing again that has not changed', async () => {
    const tag = (await ask('/')).headers.get('etag') ?? '';
    const again = await ask('/', { headers: { 'if-none-match': `"other", ${tag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await ask('/early.js', { headers: { 'if-none-match': tag } })).status).toBe(200);
  });
});

describe('an answer', () => {
  const asked = (url: string, accepted: string): Promise<Answer> =>
    answerTo({ url, headers: { 'accept-encoding': accepted } }, readSite(folder));

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
    ['deflate', undefined, (body: Buffer) => body],
    ['', undefined, (body: Buffer) => body],
  ])('is packed for whoever accepts %j', async (accepted, packing, unpack) => {
    const { headers, body } = await asked('/', accepted);
    expect(headers['Content-Encoding']).toBe(packing);
    expect(headers['Vary']).toBe('Accept-Encoding');
    expect(headers['Content-Length']).toBe(String(body.length));
    expect(unpack(body).toString()).toBe(PAGE);
    if (packing !== undefined) expect(body.length).toBeLessThan(PAGE.length / 4);
  });

  it('packs no pictures, fonts and sounds, which are packed already', async () => {
    for (const path of ['/icons/icon%20192.png', '/assets/cinzel-abcdefgh.woff2', '/assets/effects-abcdefgh.ogg'])
      expect((await asked(path, 'br')).headers, path).not.toHaveProperty('Content-Encoding');
  });
});

describe('ports', () => {
  it('are the next one that is free where none is asked for, and exactly the one that is', async () => {
    const port = Number(new URL(served.url).port);
    const next = await serve(folder, null);
    expect(Number(new URL(next.url).port)).toBeGreaterThan(port);
    await next.stop();
    await expect(serve(folder, port)).rejects.toThrow(`Port ${port} is in use already.`);
  });

  it('stay free where there is no build', async () => {
    await expect(serve(join(folder, 'icons'), null)).rejects.toThrow('has no index.html: `npm run build` makes it.');
  });
});
