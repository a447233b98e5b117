import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('npm run shots knows every scene by its name', () => {
  const list = execFileSync(process.execPath, ['--import', 'tsx', 'tools/shots.ts', '--list'], { encoding: 'utf8' });
  expect(list.split('\n')).toEqual(expect.arrayContaining(['campaign', 'summary-won', 'door-1', 'split-4', 'boss-dragon-1']));
}, 60_000);
