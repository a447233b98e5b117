import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('npm run shots knows every scene by its name', () => {
  const list = execFileSync(process.execPath, ['--import', 'tsx', 'tools/shots.ts', '--list'], { encoding: 'utf8' });
  expect(list.split('\n')).toEqual(
    expect.arrayContaining([
      'campaign',
      'summary-won',
      'door-1',
      'split-4',
      'boss-dragon-1',
      'paper-setup',
      'paper-curtain-3',
      'paper-boss-2-1',
    ]),
  );
}, 60_000);
