import { expect, it } from 'vitest';
import { parseManifest } from '../../tools/checks/weight';
import { offlineParts } from '../../tools/hosting/offlineParts';

const manifest = parseManifest({
  'index.html': {
    file: 'index.js',
    isEntry: true,
    assets: ['face.svg'],
    dynamicImports: ['records/index.ts', 'table.ts', 'debug/index.ts', 'bots/seatBots.ts'],
  },
  'records/index.ts': { file: 'records.js', imports: ['_rules.js'] },
  '_rules.js': { file: 'rules.js' },
  'table.ts': { file: 'table.js', imports: ['_rules.js'], css: ['table.css'] },
  'debug/index.ts': { file: 'debug.js', imports: ['_rules.js', '_words.js'], css: ['debug.css'] },
  '_words.js': { file: 'words.js' },
  'bots/seatBots.ts': { file: 'seatBots.js', assets: ['worker.js', 'sign.svg'] },
  'assets/digger/art/face.svg': { file: 'face.svg', src: 'assets/digger/art/face.svg' },
  'assets/digger/art/mole.svg': { file: 'mole.svg', src: 'assets/digger/art/mole.svg' },
});
const ONE_GAME = { 'rules.js': { onedeck: 10 }, 'table.js': { onedeck: 5 } };

it('with one game only the debug scene and the bots wait to be opened', () => {
  expect(Object.fromEntries(offlineParts(manifest, ONE_GAME))).toEqual({
    'debug.js': 'debug',
    'debug.css': 'debug',
    'words.js': 'debug',
    'seatBots.js': 'bots',
    'worker.js': 'bots',
  });
});

it('of several games, all waits that the title does not read, but for the first game', () => {
  const owners = { ...ONE_GAME, 'index.js': { shared: 9, digger: 1 }, 'words.js': { digger: 4 }, 'sack.js': { digger: 7 } };
  const parts = offlineParts(manifest, owners);
  expect(parts.get('sack.js')).toBe('digger');
  expect(parts.get('mole.svg')).toBe('digger');
  for (const file of ['index.js', 'face.svg', 'records.js', 'rules.js', 'table.js']) expect(parts.has(file)).toBe(false);
});
