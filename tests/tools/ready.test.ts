import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { whileLocked } from '../../tools/ready/lock.mjs';
import { nodeProblem } from '../../tools/ready/node.mjs';
import { fingerprint, installPackages, isInstalled } from '../../tools/ready/packages.mjs';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lanterndeep-ready-'));
  writeFileSync(join(root, 'package-lock.json'), '{}');
});

afterEach(() => rmSync(root, { recursive: true }));

describe('Node', () => {
  test.each(['20.19.0', '20.20.2', '22.13.0', '24.0.0', '26.1.0'])('%s will do', (version) => {
    expect(nodeProblem(version)).toBeNull();
  });

  test.each(['18.20.0', '20.18.3', '21.7.0', '22.12.0', '23.11.0'])('%s will not, in one line that names it', (version) => {
    expect(nodeProblem(version)).toMatch(new RegExp(`^Lanterndeep needs Node 20\\.19 .+ is Node ${version}\\.$`));
  });
});

describe('the stamp', () => {
  const machine = { platform: 'linux', arch: 'x64', version: '20.20.2' };

  test('is the same for a later Node of the same line', () => {
    expect(fingerprint('{}', { ...machine, version: '20.99.0' })).toBe(fingerprint('{}', machine));
  });

  test.each([{ platform: 'darwin' }, { arch: 'arm64' }, { version: '22.13.0' }])('is another with %o', (other) => {
    expect(fingerprint('{}', { ...machine, ...other })).not.toBe(fingerprint('{}', machine));
  });

  test('is another with other packages', () => {
    expect(fingerprint('{ }', machine)).not.toBe(fingerprint('{}', machine));
  });
});

describe('installing', () => {
  let runs = 0;
  let said: string[] = [];
  const say = (line: string): number => said.push(line);
  const ci = async (folder: string): Promise<{ ok: boolean; output: string }> => {
    runs += 1;
    await wait(20);
    mkdirSync(join(folder, 'node_modules'), { recursive: true });
    return { ok: true, output: '' };
  };

  beforeEach(() => {
    runs = 0;
    said = [];
  });

  test('happens once, says so, and then no more', async () => {
    expect(isInstalled(root)).toBe(false);
    await installPackages(root, { ci, say });
    await installPackages(root, { ci, say });
    expect(isInstalled(root)).toBe(true);
    expect(runs).toBe(1);
    expect(said).toEqual(['Installing the locked packages …']);
  });

  test('never happens through a link into another checkout', async () => {
    mkdirSync(join(root, 'shared'));
    symlinkSync(join(root, 'shared'), join(root, 'node_modules'), 'junction');
    await installPackages(root, { ci, say });
    expect([runs, said, readdirSync(join(root, 'shared'))]).toEqual([0, [], []]);
  });

  test('happens again when the lock file changes', async () => {
    await installPackages(root, { ci, say });
    writeFileSync(join(root, 'package-lock.json'), '{ "changed": true }');
    expect(isInstalled(root)).toBe(false);
    await installPackages(root, { ci, say });
    expect(runs).toBe(2);
  });

  test('leaves no stamp when it fails, and shows what npm said', async () => {
    await installPackages(root, { ci, say });
    writeFileSync(join(root, 'package-lock.json'), '{ "changed": true }');
    const failing = { ci: () => Promise.resolve({ ok: false, output: 'no network' }), say };
    await expect(installPackages(root, failing)).rejects.toThrow('no network');
    writeFileSync(join(root, 'package-lock.json'), '{}');
    expect(isInstalled(root)).toBe(false);
  });

  test('is done by one of two that start at once', async () => {
    await Promise.all([installPackages(root, { ci, say }), installPackages(root, { ci, say })]);
    expect(runs).toBe(1);
    expect(said).toContain('Waiting for another install in this folder …');
    expect(readdirSync(join(root, '.cache'))).toEqual([]);
  });
});

describe('the lock', () => {
  const held = (): string => join(root, 'held.lock');

  function leaveBehind(age: number): void {
    mkdirSync(held());
    writeFileSync(join(held(), 'owner'), 'somebody');
    const then = new Date(Date.now() - age);
    utimesSync(held(), then, then);
  }

  test('is let go after an error', async () => {
    await expect(whileLocked(held(), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(existsSync(held())).toBe(false);
  });

  test('of a process that died is taken over, by one at a time', async () => {
    leaveBehind(60_000);
    let inside = 0;
    let most = 0;
    const work = async (): Promise<void> => {
      inside += 1;
      most = Math.max(most, inside);
      await wait(10);
      inside -= 1;
    };
    await Promise.all([1, 2, 3, 4].map(() => whileLocked(held(), work)));
    expect(most).toBe(1);
    expect(readdirSync(root)).toEqual(['package-lock.json']);
  });

  test('of a process that lives is waited for, however long it works', async () => {
    const ended: string[] = [];
    const options = { staleAfter: 500 };
    const work = (name: string, milliseconds: number) => () => wait(milliseconds).then(() => void ended.push(name));
    const long = whileLocked(held(), work('first', 900), options);
    await wait(20);
    await whileLocked(held(), work('second', 0), options);
    await long;
    expect(ended).toEqual(['first', 'second']);
  });
});
