import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { type Entry, galleryEntries } from './gallery/entries';
import { galleryList, galleryPage, pictureOf } from './gallery/page';
import { render } from './gallery/render';

/** `npm run gallery`: every picture of the game with its name, in `docs/gallery`. What has not changed is left as it is. */
const FOLDER = 'docs/gallery';
const LIST = `${FOLDER}/made-of.json`;

mkdirSync(FOLDER, { recursive: true });
const entries = galleryEntries();
const before = madeBefore();
const stale = entries.filter((entry) => before[pictureOf(entry)] !== entry.hash);
for (const entry of stale) writeFileSync(`${FOLDER}/${pictureOf(entry)}`, await render(entry));
writeFileSync(`${FOLDER}/README.md`, galleryPage(entries));
writeFileSync(LIST, galleryList(entries));
dropOthers(entries);
console.log(`${stale.length} of ${entries.length} pictures made anew`);

function madeBefore(): Readonly<Record<string, string>> {
  const there = readdirSync(FOLDER);
  if (!there.includes('made-of.json')) return {};
  const made = v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(LIST, 'utf8')));
  return Object.fromEntries(Object.entries(made).filter(([file]) => there.includes(file)));
}

function dropOthers(kept: readonly Entry[]): void {
  const names = new Set([...kept.map(pictureOf), 'README.md', 'made-of.json']);
  for (const file of readdirSync(FOLDER)) if (!names.has(file)) rmSync(`${FOLDER}/${file}`);
}
