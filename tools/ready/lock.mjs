// @ts-check
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Runs `work` while holding a lock that other processes (and containers over the same folder) respect. The lock is a
 * folder whose time its owner keeps fresh: one that has not been touched for `staleAfter` belongs to a process that died.
 * @param {string} lock path of the folder
 * @param {() => Promise<void>} work
 * @param {{ staleAfter?: number, onWait?: () => void }} [options] times in milliseconds
 */
export async function whileLocked(lock, work, { staleAfter = 10_000, onWait } = {}) {
  const token = randomUUID();
  let waiting = false;
  while (!take(lock, token)) {
    if (breakStale(lock, staleAfter)) continue;
    if (!waiting) onWait?.();
    waiting = true;
    await wait(Math.min(200, staleAfter / 5));
  }
  const beat = setInterval(() => touch(lock), staleAfter / 5);
  try {
    await work();
  } finally {
    clearInterval(beat);
    release(lock, token);
  }
}

/**
 * The folder is filled first and then renamed into place: a lock never exists without its owner's name, and a rename
 * onto somebody's lock fails.
 * @param {string} lock
 * @param {string} token
 */
function take(lock, token) {
  const mine = `${lock}.${token}`;
  mkdirSync(mine, { recursive: true });
  writeFileSync(join(mine, 'owner'), token);
  try {
    renameSync(mine, lock);
    return true;
  } catch (error) {
    rmSync(mine, { recursive: true, force: true });
    if (isTaken(error)) return false;
    throw error;
  }
}

/** @param {unknown} error */
function isTaken(error) {
  return error instanceof Error && 'code' in error && ['EEXIST', 'ENOTEMPTY', 'EPERM'].includes(String(error.code));
}

/**
 * A dead owner's lock is renamed after that owner. Of several processes that see it at once only the first can do so:
 * for the others the name is taken, even if the first has locked anew in between.
 * @param {string} lock
 * @param {number} staleAfter
 */
function breakStale(lock, staleAfter) {
  const owner = ownerOf(lock);
  const found = statSync(lock, { throwIfNoEntry: false });
  if (owner === null || !found || Date.now() - found.mtimeMs < staleAfter) return false;
  try {
    renameSync(lock, `${lock}.dead-${owner}`);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} lock
 * @param {string} token
 */
function release(lock, token) {
  if (ownerOf(lock) === token) rmSync(lock, { recursive: true, force: true });
  const folder = dirname(lock);
  const dead = readdirSync(folder).filter((name) => name.startsWith(`${basename(lock)}.dead-`));
  for (const name of dead) rmSync(join(folder, name), { recursive: true, force: true });
}

/** @param {string} lock */
function ownerOf(lock) {
  try {
    return readFileSync(join(lock, 'owner'), 'utf8');
  } catch {
    return null;
  }
}

/** @param {string} lock */
function touch(lock) {
  try {
    utimesSync(lock, new Date(), new Date());
  } catch {
    // Somebody took us for dead (the machine slept): there is nothing left to keep fresh.
  }
}
