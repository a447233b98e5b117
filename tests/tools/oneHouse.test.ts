import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Files that serve any game, and may know none; the rooms of a game are its rules and its own folder. */
const SHARED = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/^(engine|games)\/onedeck\//.test(file))
  .map((file) => `src/${file}`);

/** One Deck Dungeon was the only game at this table, and much that serves any game still knows it. The number may only fall. */
const MOST = 1;

test('so many files that serve any game import the rules or the folder of one', () => {
  const tied = SHARED.filter((file) => /from '[./]*\/(engine|games)\/onedeck/.test(readFileSync(file, 'utf8')));
  expect(tied.length, tied.join('\n')).toBeLessThanOrEqual(MOST);
});
