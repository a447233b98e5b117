import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const MOST_KB = 150_000;
const FILES = 200;

let root = '';

/** As large as the game's own build, and no less to pack. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lanterndeep-start-'));
  mkdirSync(join(root, 'dist/assets'), { recursive: true });
  writeFileSync(join(root, 'dist/index.html'), '<!doctype html><title>Lanterndeep</title>');
  for (let file = 0; file < FILES; file++)
    writeFileSync(join(root, `dist/assets/part-${file}.js`), `part(${file});`.repeat(3000));
});

afterEach(() => rmSync(root, { recursive: true }));

/** Starts as `npm start` does, on what was built already. */
function start(...args: readonly string[]) {
  const script = ['--import', import.meta.resolve('tsx'), resolve('tools/start.ts'), '--no-build', ...args];
  const child = spawn(process.execPath, script, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const heard = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      heard.text += text;
    });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const address = async (): Promise<string> => {
    for (;;) {
      const [url] = /http:\/\/localhost:\d+\//.exec(heard.text) ?? [];
      if (url !== undefined) return url;
      await Promise.race([once(child.stdout, 'data'), ended]);
      if (child.exitCode !== null) throw new Error(heard.text);
    }
  };
  return { child, heard, ended, address };
}

it(`serves a whole build in at most ${MOST_KB / 1000} MB, until Ctrl-C`, async () => {
  const { child, address, ended } = start();
  const url = await address();
  for (const accepted of ['br', 'gzip', 'identity'])
    for (let file = 0; file < FILES; file++) {
      const answer = await fetch(`${url}assets/part-${file}.js`, { headers: { 'accept-encoding': accepted } });
      expect((await answer.text()).length).toBeGreaterThan(10_000);
    }
  expect((await fetch(`${url}assets/part-${FILES}.js`)).status).toBe(404);
  const kB = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' }));
  expect(kB).toBeGreaterThan(20_000);
  expect(kB).toBeLessThanOrEqual(MOST_KB);
  child.kill('SIGINT');
  expect(await ended).toBe(0);
});

it('takes the port that is asked for, or says that it is taken', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const { heard, ended } = start('--port', String(port));
  expect(await ended).toBe(1);
  expect(heard.text.trim()).toBe(`Port ${port} is in use already.`);
  other.close();
});

it.each([
  [['--port', 'eighty'], '--port takes a number from 1 to 65535, not "eighty".'],
  [['--harbour', '1'], 'Usage: npm start [-- --port <number>] [--no-build]'],
])('refuses %j in words', async (args, sentence) => {
  const { heard, ended } = start(...args);
  expect(await ended).toBe(1);
  expect(heard.text).toContain(sentence);
});
