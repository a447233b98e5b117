import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ownerOf, parseOwners, SHARED, weightByOwner } from '../../tools/checks/owners';
import { secondTries } from '../../tools/checks/secondTries';
import { playwrightTimes, slowest, vitestTimes } from '../../tools/checks/slowest';
import { inWords, playwrightTally, sum, tallyOf, vitestTally } from '../../tools/checks/tally';
import {
  filesAtOnce,
  filesOfOtherPages,
  filesToPlay,
  isOfOtherPages,
  mediaToPlay,
  parseManifest,
  soundsByGame,
  textsToRead,
} from '../../tools/checks/weight';

describe('what a run of tests counts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lanterndeep-checks-'));
  const file = join(folder, 'report.json');
  afterAll(() => rmSync(folder, { recursive: true }));

  const report = (expected: number, unexpected: number, flaky = 0) => ({ stats: { expected, unexpected, flaky } });
  const counted = (ok: boolean, content: unknown) => {
    writeFileSync(file, JSON.stringify(content));
    return tallyOf(ok, file, playwrightTally);
  };

  test('its tests', () => {
    expect(counted(true, report(3, 0))).toEqual({ passed: 3, failed: 0 });
    expect(counted(false, report(3, 2))).toEqual({ passed: 3, failed: 2 });
  });

  test('two that passed only at their second try as passed, and three as failed', () => {
    expect(counted(true, report(5, 0, 2))).toEqual({ passed: 7, failed: 0 });
    expect(counted(true, report(5, 0, 3))).toEqual({ passed: 5, failed: 3 });
    expect(counted(false, report(5, 1, 2))).toEqual({ passed: 7, failed: 1 });
  });

  test('one failure for a crash, with or without a report', () => {
    expect(counted(false, report(3, 0))).toEqual({ passed: 3, failed: 1 });
    expect(counted(true, 'half a rep')).toEqual({ passed: 0, failed: 1 });
    expect(tallyOf(true, join(folder, 'none.json'), playwrightTally)).toEqual({ passed: 0, failed: 1 });
  });

  test('one failure for no tests at all', () => {
    expect(counted(true, report(0, 0))).toEqual({ passed: 0, failed: 1 });
  });

  test('one failure for a file that cannot be loaded', () => {
    const loaded = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] };
    const broken = { status: 'failed', assertionResults: [] };
    const all = { numPassedTests: 1, numFailedTests: 1, testResults: [loaded, broken] };
    expect(vitestTally(all)).toEqual({ passed: 1, failed: 2 });
  });

  test('in one line', () => {
    expect(
      inWords(
        sum([
          { passed: 2, failed: 1 },
          { passed: 3, failed: 0 },
        ]),
      ),
    ).toBe('5 passed, 1 failed');
  });
});

describe('the slowest tests', () => {
  const spec = (title: string, ...durations: readonly number[]) => ({
    title,
    file: 'games.spec.ts',
    tests: [{ status: durations.length > 1 ? 'flaky' : 'expected', results: durations.map((duration) => ({ duration })) }],
  });
  const browser = { suites: [{ specs: [spec('starts', 1500)], suites: [{ specs: [spec('is played out', 4000, 5000)] }] }] };
  const unit = { testResults: [{ name: join(process.cwd(), 'tests/slow.test.ts'), startTime: 1000, endTime: 3250 }] };

  test('are files of unit tests and browser tests together, the slowest first', () => {
    expect(slowest([...vitestTimes(unit), ...playwrightTimes(browser)], 15)).toEqual([
      '    9.0 s  games.spec.ts: is played out',
      '    2.3 s  tests/slow.test.ts',
      '    1.5 s  games.spec.ts: starts',
    ]);
  });

  test('are as many as are wanted', () => {
    expect(slowest(playwrightTimes(browser), 1)).toHaveLength(1);
  });

  test('are named, too, where they passed only at their second try', () => {
    expect(secondTries(browser)).toEqual(['games.spec.ts: is played out']);
  });
});

describe('what a first visitor loads', () => {
  const manifest = parseManifest({
    'index.html': {
      file: 'main.js',
      isEntry: true,
      imports: ['_shared.js'],
      dynamicImports: ['scenes', 'src/debug.ts', 'src/wiring/credits.ts'],
      css: ['main.css'],
    },
    '_shared.js': { file: 'shared.js' },
    scenes: { file: 'scenes.js', imports: ['_shared.js'], dynamicImports: ['deep'] },
    deep: { file: 'deep.js', dynamicImports: ['src/games/any/pages/modes.ts', 'src/games/any/pages/codex/chapters.ts'] },
    'src/games/any/pages/modes.ts': { file: 'modes.js', imports: ['_shared.js', '_sheet.js'], css: ['modes.css'] },
    'src/games/any/pages/codex/chapters.ts': { file: 'chapters.js' },
    '_sheet.js': { file: 'sheet.js' },
    'src/debug.ts': { file: 'debug.js' },
    worker: { file: 'worker.js' },
    'assets/locales/en.json': { file: 'en.json', src: 'assets/locales/en.json' },
    'assets/locales/it.json': { file: 'it.json', src: 'assets/locales/it.json' },
    'src/games/any/words/en.json': { file: 'any.json', src: 'src/games/any/words/en.json' },
    'src/games/any/words/pages/en.json': { file: 'pages.json', src: 'src/games/any/words/pages/en.json' },
  });

  test('at once: the entry, what it imports outright, and styles', () => {
    expect(filesAtOnce(manifest)).toEqual(['main.js', 'main.css', 'shared.js']);
  });

  test('to play: also what comes on demand, but neither the debug panel nor workers', () => {
    expect(filesToPlay(manifest)).toEqual(['main.js', 'main.css', 'shared.js', 'scenes.js', 'deep.js']);
  });

  test('the other pages of a game: what none but they load', () => {
    expect(filesOfOtherPages(manifest)).toEqual(['modes.js', 'modes.css', 'chapters.js', 'sheet.js']);
  });

  test('one of the languages', () => {
    expect([...textsToRead(manifest)]).toEqual([
      ['assets/locales', ['en.json', 'it.json']],
      ['src/games/any/words', ['any.json']],
      ['src/games/any/words/pages', ['pages.json']],
    ]);
    expect([...textsToRead(manifest).keys()].filter(isOfOtherPages)).toEqual(['src/games/any/words/pages']);
    expect(() => textsToRead(parseManifest({ 'index.html': { file: 'main.js', isEntry: true } }))).toThrow('assets/locales');
  });

  test('by owner: a file is divided among the games and what serves all', () => {
    expect(['node_modules/phaser/x.js', 'src/engine/kernel/hash.ts', 'src/games/contract/table.ts'].map(ownerOf)).toEqual([
      ...[SHARED, SHARED, SHARED],
    ]);
    expect(ownerOf('assets/any/art/figures.json')).toBe('any (figures)');
    expect(['src/engine/any/step.ts', '/home/src/games/any/table/view.ts'].map(ownerOf)).toEqual(['any', 'any']);
    const owners = parseOwners({ 'a.js': { shared: 30, any: 10 }, 'b.js': { any: 7 }, 'c.css': {} });
    expect([...weightByOwner(['a.js', 'b.js', 'c.css'], owners, () => 100)]).toEqual([
      ['shared', 175],
      ['any', 125],
    ]);
  });

  test('a build without an entry is an error, not a light one', () => {
    expect(() => filesAtOnce(parseManifest({}))).toThrow('no entry');
  });

  test('media: pictures and fonts', () => {
    const weights = {
      'a.png': 100,
      'b.woff2': 10,
      'effects-Ab_d-f12.ogg': 1000,
      'a.js': 1000,
      'icons/a.png': 1000,
    };
    expect(mediaToPlay(new Map(Object.entries(weights)))).toBe(110);
  });

  test('sounds: each game in one format', () => {
    const weights: Readonly<Record<string, number>> = { 'a.ogg': 5, 'a.mp3': 7, 'b.ogg': 30, 'b.mp3': 20 };
    const entries = Object.keys(weights).map((file) => [`assets/${file[0]}/audio/effects.${file.slice(2)}`, file]);
    const manifest = parseManifest(Object.fromEntries(entries.map(([src = '', file]) => [src, { file, src }])));
    expect(Object.fromEntries(soundsByGame(manifest, (file) => weights[file] ?? 0))).toEqual({ a: 7, b: 30 });
  });
});
