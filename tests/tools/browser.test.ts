import { describe, expect, test } from 'vitest';
import { findBrowser, findOrInstallBrowser } from '../../tools/ready/browser.mjs';

type Machine = NonNullable<Parameters<typeof findBrowser>[0]>;

const APT = ['/etc/debian_version', '/usr/bin/apt-get'];
const ran: string[] = [];

/** A Linux machine with these files on it; what `run` installs appears among them. */
function aMachine(there: readonly string[], more: Partial<Machine> = {}): Machine {
  const files = new Set(there);
  ran.length = 0;
  return {
    platform: 'linux',
    env: { PATH: '/usr/local/bin:/usr/bin' },
    isRoot: false,
    exists: (path) => files.has(path),
    starts: () => true,
    playwrights: () => '/cache/chromium/chrome',
    run: (program, args) => {
      ran.push([program, ...args].join(' '));
      if (program === 'apt-get' && args.includes('chromium')) files.add('/usr/bin/chromium');
      if (args.includes('install') && program !== 'apt-get') files.add('/cache/chromium/chrome');
      return Promise.resolve({ ok: true, output: '' });
    },
    ...more,
  };
}

const silent = (): void => undefined;

describe('the search', () => {
  const all = ['/mine/chrome', '/cache/chromium/chrome', '/usr/bin/chromium', '/usr/local/bin/google-chrome'];
  const env = { PATH: '/usr/local/bin:/usr/bin', CHROMIUM_PATH: '/mine/chrome' };

  test.each([0, 1, 2, 3])('takes the named one, then Playwright’s own, then Chromium, then Chrome (%i)', (first) => {
    expect(findBrowser(aMachine(all.slice(first), { env }))).toBe(all[first]);
  });

  test('passes over a program that does not start', () => {
    expect(findBrowser(aMachine(all, { env, starts: (path) => path === '/usr/bin/chromium' }))).toBe('/usr/bin/chromium');
  });

  test('finds nothing where there is nothing', () => {
    expect(findBrowser(aMachine([]))).toBeNull();
  });

  test('knows the usual places of macOS and Windows', () => {
    const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    const windows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
    expect(findBrowser(aMachine([mac], { platform: 'darwin' }))).toBe(mac);
    const onWindows = aMachine([windows], { platform: 'win32', env: { PROGRAMFILES: 'C:\\Program Files' } });
    expect(findBrowser(onWindows)).toBe(windows);
  });
});

describe('when there is none', () => {
  test('nothing is installed where one is there', async () => {
    expect(await findOrInstallBrowser(silent, aMachine(['/usr/bin/chromium']))).toBe('/usr/bin/chromium');
    expect(ran).toEqual([]);
  });

  test('Debian’s is installed by root', async () => {
    expect(await findOrInstallBrowser(silent, aMachine(APT, { isRoot: true }))).toBe('/usr/bin/chromium');
    expect(ran).toEqual(['apt-get update', 'apt-get install -y --no-install-recommends chromium']);
  });

  test('others get Playwright’s download', async () => {
    expect(await findOrInstallBrowser(silent, aMachine(APT))).toBe('/cache/chromium/chrome');
    expect(ran).toEqual([expect.stringMatching(/cli\.js install chromium$/)]);
  });

  test('Playwright’s download follows when Debian’s does not start, as on Ubuntu', async () => {
    const machine = aMachine(APT, { isRoot: true, starts: (path) => path.startsWith('/cache') });
    expect(await findOrInstallBrowser(silent, machine)).toBe('/cache/chromium/chrome');
    expect(ran).toHaveLength(3);
  });

  test('the error lists what was tried and says what to do', async () => {
    const machine = aMachine(APT, { isRoot: true, run: () => Promise.resolve({ ok: false, output: 'no network' }) });
    const error = await findOrInstallBrowser(silent, machine).catch(String);
    expect(error).toMatch(/\/usr\/bin\/chromium.+\n- apt-get: no network\n- Playwright's download: no network\n.+CHROMIUM_PATH/);
  });
});
