// Weighs the built game: what a first visitor waits for, packed as a server sends it.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { FIGURES, OWNERS_FILE, ownerOf, parseOwners, SHARED, weightByOwner } from './checks/owners';
import {
  filesAtOnce,
  filesKept,
  filesOfOtherPages,
  filesToPlay,
  isOfOtherPages,
  mediaToPlay,
  parseManifest,
  SHARED_TEXTS,
  soundsByGame,
  textsToRead,
} from './checks/weight';

const DIST = 'dist';
/** The facts of a game that the title needs: a thousand letters are plenty. */
const CATALOG_ENTRY = 1000;
/** Each is a request, and the page waits for all of them. */
const MOST_SCRIPTS = 4;
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`.padStart(8);

const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(DIST.length + 1)
      .replaceAll('\\', '/'),
  );
const weights = new Map(files.map((file) => [file, gzipSync(readFileSync(join(DIST, file))).length]));
const weightOf = (names: readonly string[]): number => names.reduce((total, name) => total + weigh(name), 0);

const manifest = parseManifest(JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')));
const owners = parseOwners(JSON.parse(readFileSync(join(DIST, OWNERS_FILE), 'utf8')));
/** A visitor reads one language: the heavier counts. */
const texts = new Map([...textsToRead(manifest)].map(([folder, names]) => [folder, Math.max(...names.map(weigh))]));
const sharedTexts = texts.get(SHARED_TEXTS) ?? 0;
const toPlay = filesToPlay(manifest);
const byOwner = new Map(weightByOwner(toPlay, owners, weigh));
const others = filesOfOtherPages(manifest);
const aside = new Map(weightByOwner(others, owners, weigh));
for (const [folder, weight] of texts) {
  const owner = ownerOf(`${folder}/`);
  const row = isOfOtherPages(folder) ? aside : byOwner;
  row.set(owner, (row.get(owner) ?? 0) + weight);
}
const { [SHARED]: shared = 0, ...games } = Object.fromEntries(byOwner);
const code = [...byOwner.values(), ...aside.values()].reduce((total, weight) => total + weight, 0);
const kept = filesKept(readFileSync(join(DIST, 'sw.js'), 'utf8')).map((file) => statSync(join(DIST, file)).size);
const rows = [
  {
    what: 'before the first paint',
    weight: weightOf(['index.html', 'early.js', 'start.js', ...filesAtOnce(manifest)]) + sharedTexts,
    budget: 90_000,
  },
  { what: 'shared code to play', weight: shared, budget: 293_000 },
  ...Object.entries(games).map(([owner, weight]) => ({
    what: `the game ${owner}`,
    weight,
    budget: owner.endsWith(FIGURES) ? 18_500 : 171_200,
  })),
  { what: 'other shared pages', weight: aside.get(SHARED) ?? 0, budget: 10_400 },
  ...[...aside]
    .filter(([owner, weight]) => owner !== SHARED && weight > 1000)
    .map(([game, weight]) => ({ what: `other pages of ${game}`, weight, budget: 45_500 })),
  { what: 'code, art, fonts', weight: code + mediaToPlay(weights), budget: 1_159_000 },
  ...[...soundsByGame(manifest, weigh)].map(([game, weight]) => ({ what: `sounds of ${game}`, weight, budget: 298_000 })),
  { what: 'kept, as it is stored', weight: kept.reduce((total, size) => total + size, 0), budget: 3_181_000 },
];
/** No rules of a game, and nothing else of it but its entry in the catalog. */
const early = [...weightByOwner(filesAtOnce(manifest), owners, weigh)].filter(
  ([owner, weight]) => owner !== SHARED && weight > CATALOG_ENTRY,
);
for (const [game, weight] of early) console.log(`${kB(weight)} of ${game} are loaded before the first paint.`);

const scripts = filesAtOnce(manifest).filter((file) => file.endsWith('.js'));
if (scripts.length > MOST_SCRIPTS)
  console.log(`${scripts.length} scripts are loaded before the first paint, not ${MOST_SCRIPTS}: see tools/bundle.`);

for (const { what, weight, budget } of rows) {
  console.log(`${what.padEnd(26)}${kB(weight)} of${kB(budget)}${weight > budget ? '  OVER' : ''}`);
}
process.exitCode =
  early.length > 0 || scripts.length > MOST_SCRIPTS || rows.some(({ weight, budget }) => weight > budget) ? 1 : 0;

function weigh(file: string): number {
  const weight = weights.get(file);
  if (weight === undefined) throw new Error(`The manifest names ${file}, which the build did not write.`);
  return weight;
}
