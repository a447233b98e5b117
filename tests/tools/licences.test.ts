import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import credits from '../../assets/credits.json';
import { dependencies } from '../../package.json';
import { inWords, licencesOf, packageFolder } from '../../tools/hosting/licences';

const ROOT = process.cwd();
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lanterndeep-licences-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** A package of its own, and the name of a module in it. */
function install(name: string, files: Readonly<Record<string, unknown>>): string {
  const folder = join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of Object.entries(files))
    writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
  return join(folder, 'dist/index.js');
}

const facts = (name: string, license: unknown = 'MIT') => ({ name, version: '1.2.3', license });

describe('whose a module is', () => {
  it.each([
    ['/game/node_modules/idb/build/index.js', '/game/node_modules/idb'],
    ['/game/node_modules/@fontsource/cinzel/files/a.woff2', '/game/node_modules/@fontsource/cinzel'],
    ['/game/node_modules/phaser/src/core/Game.js?commonjs-es-import', '/game/node_modules/phaser'],
    ['/game/node_modules/a/node_modules/@b/c/d.js', '/game/node_modules/a/node_modules/@b/c'],
    ['\0/game/node_modules/a/index.js?proxy', '/game/node_modules/a'],
    ['\0vite/preload-helper.js', '/game/node_modules/vite'],
    ['\0rolldown/runtime.js', '/game/node_modules/rolldown'],
    ['/game/src/main.ts', null],
    ['/game/assets/onedeck/art/door/closed.svg?url', null],
    ['/game/index.html', null],
  ])('%j', (id, folder) => {
    expect(packageFolder(id, '/game')).toBe(folder);
  });

  it.each(['\0somebody/helper.js', 'virtual:somebody', '/elsewhere/index.js'])('refuses to guess: %j', (id) => {
    expect(() => packageFolder(id, '/game')).toThrow('Nobody knows whose');
  });
});

describe('the licences of a bundle', () => {
  it('are those of its packages, each once, by name', () => {
    const ids = [
      install('zebra', { 'package.json': facts('zebra', 'ISC'), 'license.txt': 'Zebra’s words\n' }),
      install('@scope/ant', { 'package.json': facts('@scope/ant'), 'LICENSE.md': 'Ant’s words' }),
    ];
    expect(licencesOf([...ids, ...ids, join(root, 'src/main.ts')], root)).toEqual([
      { name: '@scope/ant', version: '1.2.3', licence: 'MIT', text: 'Ant’s words' },
      { name: 'zebra', version: '1.2.3', licence: 'ISC', text: 'Zebra’s words' },
    ]);
  });

  it('need a text from each package', () => {
    const without = install('without', { 'package.json': facts('without'), 'README.md': 'MIT' });
    expect(() => licencesOf([without], root)).toThrow('without is in the bundle and has no licence text');
    const blank = install('blank', { 'package.json': facts('blank'), LICENSE: '\n' });
    expect(() => licencesOf([blank], root)).toThrow('blank is in the bundle and has no licence text');
  });

  it('need a name from each package', () => {
    const unnamed = install('unnamed', { 'package.json': facts('unnamed', { type: 'MIT' }), LICENSE: 'words' });
    expect(() => licencesOf([unnamed], root)).toThrow('unnamed is in the bundle, and its package.json names no licence');
  });

  it('leave out the parts of a bundler that stay on the developer’s machine', () => {
    const [vite] = licencesOf(['\0vite/preload-helper.js'], ROOT);
    expect(vite?.text).toContain('Permission is hereby granted');
    expect(vite?.text).not.toContain('Bundled dependencies');
  });

  it('are known for everything that the game depends on', () => {
    const ids = Object.keys(dependencies).map((name) => join(ROOT, 'node_modules', name, 'index.js'));
    const all = licencesOf(ids, ROOT);
    expect(all.map(({ name }) => name)).toEqual(Object.keys(dependencies).sort((one, other) => one.localeCompare(other, 'en')));
    for (const { name, text } of all) expect(text, name).toMatch(/copyright/i);
  });

  it('make a file to read', () => {
    const licences = licencesOf([join(ROOT, 'node_modules/idb/build/index.js')], ROOT);
    const file = inWords(licences);
    expect(file).toContain(`idb ${dependencies.idb} (ISC)`);
    expect(file).toContain(licences[0]?.text);
  });
});

describe('the credits', () => {
  const page = readFileSync('assets/CREDITS.md', 'utf8');

  it('name in the game what the file in the repository names', () => {
    for (const { picture, icon, author } of credits.outlines) expect(page).toContain(`| \`${picture}\` | ${icon} | ${author} |`);
    for (const { name, holder, home } of credits.fonts) expect(page).toContain(`- ${name}: copyright ${holder} (<${home}>)`);
    for (const url of Object.values(credits.licences)) expect(page).toContain(`](${url})`);
    expect(page.match(/^\| `/gm)).toHaveLength(credits.outlines.length);
  });

  it('name the holders that the fonts’ packages name', () => {
    const ids = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource/'));
    const texts = licencesOf(
      ids.map((name) => join(ROOT, 'node_modules', name, 'index.css')),
      ROOT,
    ).map(({ text }) => text);
    expect(texts).toHaveLength(credits.fonts.length);
    for (const { holder, home } of credits.fonts)
      expect(texts.filter((text) => text.startsWith(`Copyright ${holder} (${home}`))).toHaveLength(1);
  });
});
