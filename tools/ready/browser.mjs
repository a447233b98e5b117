// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

/**
 * @typedef {object} Machine what the search sees of the machine; tests put their own in its place
 * @property {NodeJS.Platform} platform
 * @property {Record<string, string | undefined>} env
 * @property {boolean} isRoot
 * @property {(path: string) => boolean} exists
 * @property {(path: string) => boolean} starts whether the program answers `--version`: a path may be a stub
 * @property {() => string | null} playwrights where Playwright keeps its own, there or not
 * @property {(program: string, args: readonly string[]) => Promise<{ ok: boolean, output: string }>} run
 */

/** @type {Machine} */
const thisMachine = {
  platform: process.platform,
  env: process.env,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  starts: (path) => process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 10_000 }).status === 0,
  playwrights: () => {
    try {
      const playwright = /** @type {typeof import('@playwright/test')} */ (createRequire(import.meta.url)('@playwright/test'));
      return playwright.chromium.executablePath();
    } catch {
      return null;
    }
  },
  run: (program, args) => run(program, args, { env: { DEBIAN_FRONTEND: 'noninteractive' } }),
};

const ON_PATH = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ON_MAC = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
const ON_WINDOWS = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe'];

/**
 * Every place looked at, in order.
 * @param {Machine} machine
 */
function places({ platform, env, playwrights }) {
  const own = [env['CHROMIUM_PATH'], playwrights()];
  if (platform === 'darwin') return [...own, ...ON_MAC, ...ON_MAC.map((path) => join(env['HOME'] ?? '', path))];
  if (platform === 'win32') {
    const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => env[name] ?? []);
    return [...own, ...roots.flatMap((root) => ON_WINDOWS.map((path) => `${root}\\${path}`))];
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...own, ...ON_PATH.flatMap((name) => folders.map((folder) => join(folder, name)))];
}

/**
 * The first browser that is there and starts.
 * @param {Machine} [machine]
 * @returns {string | null}
 */
export function findBrowser(machine = thisMachine) {
  const { exists, starts } = machine;
  return places(machine).find((path) => path && exists(path) && starts(path)) ?? null;
}

/**
 * @param {(line: string) => void} say
 * @param {Machine} [machine]
 * @returns {Promise<string>}
 */
export async function findOrInstallBrowser(say, machine = thisMachine) {
  const found = findBrowser(machine);
  if (found) return found;
  const tried = [`${[...new Set(places(machine).filter(Boolean))].join(', ')}: not there, or does not start`];
  for (const { title, steps } of installers(machine)) {
    say(`Installing Chromium for the browser tests (${title}) …`);
    const failure = await firstFailure(machine, steps);
    const installed = failure === null ? findBrowser(machine) : null;
    if (installed) return installed;
    tried.push(`${title}: ${failure ?? 'no browser that starts'}`);
  }
  const advice = 'Install Chromium or Google Chrome, or set CHROMIUM_PATH to one.';
  throw new Error(['No browser for the browser tests. Tried:', ...tried.map((line) => `- ${line}`), advice].join('\n'));
}

/**
 * @typedef {{ title: string, steps: readonly (readonly [program: string, args: readonly string[]])[] }} Installer
 * @param {Machine} machine
 * @returns {Installer[]}
 */
function installers({ platform, isRoot, exists }) {
  const hasApt = platform === 'linux' && isRoot && exists('/etc/debian_version') && exists('/usr/bin/apt-get');
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const download = ['install', ...(hasApt ? ['--with-deps'] : []), 'chromium'];
  /** @type {Installer} */
  const playwrights = { title: "Playwright's download", steps: [[process.execPath, [cli, ...download]]] };
  /** @type {Installer} */
  const debians = {
    title: 'apt-get',
    steps: [
      ['apt-get', ['update']],
      ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']],
    ],
  };
  return hasApt ? [debians, playwrights] : [playwrights];
}

/**
 * @param {Machine} machine
 * @param {Installer['steps']} steps
 */
async function firstFailure(machine, steps) {
  for (const [program, args] of steps) {
    const { ok, output } = await machine.run(program, args);
    if (!ok) return output.trim().split('\n').slice(-3).join(' / ');
  }
  return null;
}
