import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { ARGS } from '../e2e/support/launch';

const folder = mkdtempSync(join(tmpdir(), 'launch-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Launches a program that only writes down its arguments, and returns the features that each of its lists disables. */
async function disabledIn(args: readonly string[]): Promise<readonly (readonly string[])[]> {
  const [program, noted] = [join(folder, 'browser'), join(folder, 'arguments')];
  writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$@" > '${noted}'\nexit 1\n`);
  chmodSync(program, 0o755);
  await expect(chromium.launch({ executablePath: program, args: [...args] })).rejects.toThrow();
  const lists = readFileSync(noted, 'utf8').matchAll(/^--disable-features=(.*)$/gm);
  return [...lists].map(([, features = '']) => features.split(','));
}

test('the list of disabled features has all that Playwright disables itself', async () => {
  const [playwrights = [], ours = [], ...others] = await disabledIn(ARGS);
  expect(playwrights.length).toBeGreaterThan(0);
  expect(playwrights.filter((feature) => !ours.includes(feature))).toEqual([]);
  expect(others).toEqual([]);
});
