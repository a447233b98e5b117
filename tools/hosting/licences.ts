// Finds the licences of the packages whose modules are in a bundle.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export interface Licence {
  readonly name: string;
  readonly version: string;
  /** As in `package.json`: `MIT`. */
  readonly licence: string;
  readonly text: string;
}

/** Code that bundlers add has no file in `node_modules`: `\0vite/preload-helper.js`. */
const ADDED = /^\0(vite|rolldown)\//;

/** The text that the project's repository has, for a package that comes without one. */
const KEPT: Readonly<Record<string, string>> = { tweakpane: 'tools/hosting/texts/tweakpane.txt' };

const TEXT_FILE = /^(licen[cs]e|copying)(\.(md|txt))?$/i;
/** Vite's file goes on with the licences of its own parts, none of which is in a game. */
const OTHERS = /\n# Licenses of bundled dependencies\n.*$/s;

/** The folder of the package that a module is from, or null for one of the game's own. */
export function packageFolder(id: string, root: string): string | null {
  const [, added] = ADDED.exec(id) ?? [];
  if (added !== undefined) return join(root, 'node_modules', added);
  const [path = ''] = id.replace('\0', '').split('?');
  const [, inside] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [];
  if (inside !== undefined) return inside;
  if (path.startsWith(`${root}/`)) return null;
  throw new Error(`Nobody knows whose ${JSON.stringify(id)} is, and it is in the bundle: see tools/hosting/licences.ts.`);
}

/** Each package once, in the order of their names. */
export function licencesOf(ids: Iterable<string>, root: string): readonly Licence[] {
  const folders = new Set<string>();
  for (const id of ids) {
    const folder = packageFolder(id, root);
    if (folder !== null) folders.add(folder);
  }
  return [...folders].map((folder) => licenceIn(folder, root)).sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

export function licenceIn(folder: string, root: string): Licence {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Readonly<
    Record<'name' | 'version' | 'license', unknown>
  >;
  if (typeof name !== 'string' || typeof version !== 'string') throw new Error(`${folder}/package.json names no package.`);
  if (typeof license !== 'string') throw new Error(`${name} is in the bundle, and its package.json names no licence.`);
  const file = textFile(folder, name, root);
  const text = file === null ? '' : readFileSync(file, 'utf8').replace(OTHERS, '').trim();
  if (text === '') throw new Error(`${name} is in the bundle and has no licence text: see tools/hosting/licences.ts.`);
  return { name, version, licence: license, text };
}

function textFile(folder: string, name: string, root: string): string | null {
  const own = readdirSync(folder).find((file) => TEXT_FILE.test(file));
  if (own !== undefined) return join(folder, own);
  const kept = KEPT[name];
  return kept !== undefined && existsSync(resolve(root, kept)) ? resolve(root, kept) : null;
}

const RULE = '='.repeat(80);

/** All of them as a file to read. */
export function inWords(licences: readonly Licence[]): string {
  const parts = licences.map(
    ({ name, version, licence, text }) => `${RULE}\n${name} ${version} (${licence})\n${RULE}\n\n${text}\n`,
  );
  return `Lanterndeep contains the following works, each under the licence printed below its name.\n\n${parts.join('\n')}`;
}
