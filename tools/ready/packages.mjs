// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { whileLocked } from './lock.mjs';
import { run } from './run.mjs';

/**
 * What the installed packages depend on: the lock file, and the machine, for which native ones were chosen.
 * @param {string} lockFile its content
 * @param {{ platform: string, arch: string, version: string }} machine
 */
export function fingerprint(lockFile, { platform, arch, version }) {
  const hash = createHash('sha256').update(lockFile).digest('hex');
  return [hash, platform, arch, `node${version.split('.')[0]}`].join(' ');
}

/** @param {string} root */
function wanted(root) {
  const { platform, arch, versions } = process;
  return fingerprint(readFileSync(join(root, 'package-lock.json'), 'utf8'), { platform, arch, version: versions.node });
}

const stampOf = (/** @type {string} */ root) => join(root, 'node_modules', '.lanterndeep');

/**
 * A linked folder is another checkout's: to install there would pull the packages from under whoever works with them.
 * @param {string} root
 */
function isLinked(root) {
  return lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

/** @param {string} root */
export function isInstalled(root) {
  if (isLinked(root)) return true;
  return existsSync(stampOf(root)) && readFileSync(stampOf(root), 'utf8') === wanted(root);
}

/**
 * The stamp goes first and comes back last, so an install that failed or was cut short is done again.
 * @param {string} root
 * @param {{ ci?: (root: string) => Promise<{ ok: boolean, output: string }>, say: (line: string) => void }} options
 * `ci` replaces npm in tests
 */
export async function installPackages(root, { ci = npmCi, say }) {
  if (isInstalled(root)) return;
  mkdirSync(join(root, '.cache'), { recursive: true });
  const work = async () => {
    if (isInstalled(root)) return;
    say('Installing the locked packages …');
    const stamp = wanted(root);
    rmSync(stampOf(root), { force: true });
    const { ok, output } = await ci(root);
    if (!ok) throw new Error(`The packages could not be installed (npm ci):\n${output.trim()}`);
    writeFileSync(`${stampOf(root)}.new`, stamp);
    renameSync(`${stampOf(root)}.new`, stampOf(root));
  };
  const onWait = () => say('Waiting for another install in this folder …');
  await whileLocked(join(root, '.cache', 'ready.lock'), work, { onWait });
}

/** @param {string} root */
function npmCi(root) {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: root, env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' } };
  const npm = process.env['npm_execpath'];
  if (npm && basename(npm).startsWith('npm')) return run(process.execPath, [npm, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}
