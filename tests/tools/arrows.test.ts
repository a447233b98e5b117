import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** What lies in the model project beside the files under test; each exports `it`. */
const THERE = [
  'src/engine/kernel/index.ts',
  'src/engine/kernel/hash.ts',
  'src/engine/onedeck/index.ts',
  'src/engine/paper/index.ts',
  'src/games/contract/index.ts',
  'src/games/onedeck/index.ts',
  'src/games/contract/index.ts',
  'src/bots/index.ts',
  'src/games/paper/index.ts',
  'src/machines/index.ts',
  'src/games/onedeck/table/index.ts',
  'src/games/onedeck/tuning.json',
  'src/table/index.ts',
  'src/table/ports.ts',
  'src/table/director.ts',
  'src/services/index.ts',
  'src/scenes/index.ts',
  'src/debug/index.ts',
  'src/scenes/views/Door.ts',
  'src/pages/index.ts',
  'src/wiring/Table.ts',
  'assets/tuning.json',
  'node_modules/phaser/index.js',
  'node_modules/xstate/index.js',
  'node_modules/pure-rand/index.js',
];

const ALLOWED = [
  ['src/engine/kernel/a.ts', "import 'pure-rand';"],
  ['src/engine/onedeck/a.ts', "import { it } from '../kernel';"],
  ['src/bots/a.ts', "import { it } from '../engine/kernel'; import type { it as too } from '../games/contract';"],
  ['src/games/contract/a.ts', "import type { it } from '../../engine/kernel';"],
  ['src/games/onedeck/bots/a.ts', "import type { it } from '../../contract'; import '../../../bots';"],
  ['src/games/bots.ts', "import './onedeck';"],
  ['src/debug/a.ts', "import { it } from '../engine/kernel'; import type { it as too } from '../games/contract';"],
  ['src/games/onedeck/debug/a.ts', "import '../../../debug'; import '../table';"],
  ['src/machines/a.ts', "import { it } from '../engine/kernel'; import 'xstate';"],
  ['src/games/onedeck/a.ts', "import { it } from '../../engine/onedeck'; import '../../machines';"],
  ['src/games/onedeck/table/tuning.ts', "import type it from '../tuning.json';"],
  ['src/games/onedeck/b.ts', "import './table'; import '../../table';"],
  [
    'src/games/onedeck/pages/a.ts',
    "import '../table'; import '../../contract'; import '../../../pages'; import '../../../services';",
  ],
  ['src/games/onedeck/scenes/a.ts', "import 'phaser'; import '../table'; import '../../../scenes';"],
  ['src/table/a.ts', "import { it } from '../engine/kernel';"],
  ['src/table/b.ts', "import type it from '../../assets/tuning.json';"],
  ['src/services/a.ts', "import { it } from '../table/ports';"],
  ['src/services/b.ts', "import type { it } from '../games/contract';"],
  ['src/services/c.ts', "import { it } from '../engine/kernel';"],
  ['src/games/onedeck/records/a.ts', "import { it } from '../../../services'; import '../../contract'; import '../table';"],
  ['src/scenes/a.ts', "import { it } from 'phaser'; import './views/Door'; import '../table';"],
  [
    'src/pages/a.ts',
    "import { it } from '../engine/kernel'; import '../table'; import type { it as too } from '../games/contract';",
  ],
  ['src/pages/b.ts', "import type { it } from '../machines'; import type { it as too } from '../services';"],
  ['src/main.ts', "import './scenes'; import './services'; import './engine/paper'; import './wiring/Table';"],
  ['src/wiring/a.ts', "import '../machines'; import 'xstate';"],
] as const;

const FORBIDDEN = [
  ['src/table/bad.ts', "import 'phaser';", 'table-packages'],
  ['src/services/bad.ts', "import type { it } from 'phaser';", 'services-packages'],
  ['src/engine/kernel/bad.ts', "import '../../table';", 'kernel-imports'],
  ['src/engine/kernel/worse.ts', "import '../onedeck';", 'kernel-imports'],
  ['src/engine/kernel/files.ts', "import 'node:fs';", 'kernel-packages'],
  ['src/engine/onedeck/bad.ts', "import '../../table';", 'game-imports'],
  ['src/engine/onedeck/deep.ts', "import '../kernel/hash';", 'doors'],
  ['src/engine/onedeck/other.ts', "import '../paper';", 'game-imports'],
  ['src/table/deep.ts', "import '../engine/kernel/hash';", 'doors'],
  ['src/table/value.ts', "import it from '../../assets/tuning.json';", 'table-types'],
  ['src/games/onedeck/bad.ts', "import '../paper';", 'games-imports'],
  ['src/games/onedeck/worse.ts', "import '../../engine/paper';", 'games-imports'],
  ['src/games/contract/bad.ts', "import { it } from '../../engine/kernel';", 'contract-types'],
  ['src/games/contract/worse.ts', "import type { it } from '../onedeck';", 'contract-imports'],
  ['src/debug/bad.ts', "import type { it } from '../engine/onedeck';", 'debug-imports'],
  ['src/debug/worse.ts', "import '../games/onedeck';", 'debug-imports'],
  ['src/bots/bad.ts', "import type { it } from '../engine/onedeck';", 'bots-imports'],
  ['src/bots/worse.ts', "import '../games/contract';", 'bots-types'],
  ['src/table/worse.ts', "import '../engine/onedeck';", 'table-imports'],
  ['src/machines/worse.ts', "import '../games/paper';", 'machines-imports'],
  ['src/machines/rules.ts', "import type { it } from '../engine/onedeck';", 'machines-imports'],
  ['src/machines/bad.ts', "import '../table';", 'machines-imports'],
  ['src/services/game.ts', "import type { it } from '../engine/onedeck';", 'services-imports'],
  ['src/services/records/bad.ts', "import type { it } from '../../games/onedeck';", 'services-imports'],
  ['src/services/records/worse.ts', "import '../../games/contract';", 'services-types'],
  ['src/services/stage.ts', "import '../table';", 'services-imports'],
  ['src/scenes/game.ts', "import { it } from '../engine/onedeck';", 'scenes-imports'],
  ['src/scenes/chart.ts', "import { it } from '../machines';", 'scenes-imports'],
  ['src/scenes/type.ts', "import type { it } from '../games/onedeck';", 'scenes-imports'],
  ['src/scenes/deep.ts', "import '../table/director';", 'doors'],
  ['src/pages/bad.ts', "import '../scenes';", 'pages-imports'],
  ['src/pages/game.ts', "import type { it } from '../games/onedeck';", 'pages-imports'],
  ['src/pages/contract.ts', "import { it } from '../games/contract';", 'pages-types'],
  ['src/pages/chart.ts', "import { it } from '../machines';", 'pages-types'],
  ['src/overlays/game.ts', "import type { it } from '../games/onedeck';", 'overlays-imports'],
  ['src/pages/worse.ts', "import 'xstate';", 'pages-packages'],
  ['src/scenes/lost.ts', "import './nowhere';", 'resolvable'],
  ['src/table/wired.ts', "import '../wiring/Table';", 'table-imports'],
  ['src/wiring/bad.ts', "import '../table/director';", 'doors-for-wiring'],
  ['src/wiring/worse.ts', "import 'phaser';", 'wiring-packages'],
  ['src/table/alone.ts', 'export const alone = 1;', 'no-orphans'],
  ['src/table/here.ts', "import './there';\nexport const here = 1;", 'no-cycles'],
] as const;

const report = v.object({
  summary: v.object({
    violations: v.array(v.object({ from: v.string(), rule: v.object({ name: v.string() }) })),
  }),
});

const project = mkdtempSync(join(tmpdir(), 'lanterndeep-arrows-'));
const broken = new Map<string, string[]>();

function write(file: string, content: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), content);
}

beforeAll(async () => {
  for (const file of THERE) write(file, file.endsWith('.json') ? '{ "it": 1 }' : 'export const it = 1;\n');
  for (const [file, content] of [...ALLOWED, ...FORBIDDEN]) write(file, content);
  write('src/table/there.ts', "import type { here } from './here';");
  write('tsconfig.json', '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "Bundler" } }');
  cpSync('.dependency-cruiser.cjs', join(project, '.dependency-cruiser.cjs'));
  const cruiser = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [cruiser, 'src', '--output-type', 'json'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: project, maxBuffer: 16_000_000 });
  for (const { from, rule } of v.parse(report, JSON.parse(stdout)).summary.violations) {
    broken.set(from, [...(broken.get(from) ?? []), rule.name]);
  }
}, 20_000);

afterAll(() => rmSync(project, { recursive: true }));

describe('what is allowed', () => {
  test.each(ALLOWED)('%s: %s', (file) => {
    expect(broken.get(file) ?? []).toEqual([]);
  });
});

describe('what is not', () => {
  test.each(FORBIDDEN)('%s: %s', (file, _content, rule) => {
    expect(broken.get(file)).toEqual([rule]);
  });
});
