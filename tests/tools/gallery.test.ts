import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { galleryEntries } from '../../tools/gallery/entries';
import { galleryList, galleryPage, pictureOf } from '../../tools/gallery/page';
import { render } from '../../tools/gallery/render';

const FOLDER = 'docs/gallery';
const AGAIN = 'Run `npm run gallery`.';
const MOST_BYTES = 1_000_000;

describe('the gallery', () => {
  const entries = galleryEntries();
  const files = readdirSync(FOLDER);

  test('shows every picture that there is, made of what it is made of now', () => {
    expect(readFileSync(`${FOLDER}/made-of.json`, 'utf8'), AGAIN).toBe(galleryList(entries));
    expect(readFileSync(`${FOLDER}/README.md`, 'utf8'), AGAIN).toBe(galleryPage(entries));
    expect([...files].sort(), AGAIN).toEqual(['README.md', 'made-of.json', ...entries.map(pictureOf)].sort());
  });

  test('has all sheets of all drawings, and none twice', () => {
    const drawn = ['assets/art', 'assets/onedeck/art', 'assets/paper/art', 'assets/digger/art', 'assets/icons'].flatMap(
      (folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    );
    expect(entries.flatMap((entry) => entry.files).sort()).toEqual(drawn.filter((file) => file.endsWith('.svg')).sort());
    expect(new Set(entries.map(pictureOf)).size).toBe(entries.length);
  });

  test('is small enough to be carried along', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(`${FOLDER}/${file}`).size, 0);
    expect(bytes).toBeLessThan(MOST_BYTES);
  });

  test('draws sheets one above the other, before their light', async () => {
    const floor = entries.find(({ group }) => group === 'backdrop');
    if (floor === undefined) throw new Error('there are no floors');
    expect(floor.files).toHaveLength(4);
    const whole = await render(floor);
    for (const missing of floor.files)
      expect((await render({ ...floor, files: floor.files.filter((file) => file !== missing) })).equals(whole)).toBe(false);
    expect((await render({ ...floor, glow: { ...floor.glow, hue: floor.glow.hue + 90 } })).equals(whole)).toBe(false);
  });
});
