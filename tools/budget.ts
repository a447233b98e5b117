// Weighs the built game: what a first visitor waits for, packed as a server sends it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesAtOnce, filesToPlay, mediaToPlay, parseManifest, textsToRead } from './checks/weight';

const DIST = 'dist';

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
const texts = Math.max(...textsToRead(manifest).map(weigh));
const toPlay = weightOf(filesToPlay(manifest)) + texts;
const rows = [
  {
    what: 'before the first paint',
    weight: weightOf(['index.html', 'early.js', 'start.js', ...filesAtOnce(manifest)]) + texts,
    budget: 120_000,
  },
  { what: 'all code to play', weight: toPlay, budget: 450_000 },
  { what: 'code, art, fonts, sounds', weight: toPlay + mediaToPlay(weights), budget: 2_000_000 },
];

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`.padStart(8);
for (const { what, weight, budget } of rows) {
  console.log(`${what.padEnd(26)}${kB(weight)} of${kB(budget)}${weight > budget ? '  OVER' : ''}`);
}
process.exitCode = rows.some(({ weight, budget }) => weight > budget) ? 1 : 0;

function weigh(file: string): number {
  const weight = weights.get(file);
  if (weight === undefined) throw new Error(`The manifest names ${file}, which the build did not write.`);
  return weight;
}
