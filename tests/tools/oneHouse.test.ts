import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Files that serve any game, and may know none; the rooms of a game are its rules and its own folder. */
const SHARED = globSync('src/**/*.ts').filter((file) => !/^src\/(engine|games)\/onedeck\//.test(file));

function filesWith(pattern: RegExp): readonly string[] {
  return SHARED.filter((file) => pattern.test(readFileSync(file, 'utf8')));
}

/**
 * One Deck Dungeon was the only game at this table, and much that serves any game still knows it. Each number may only fall:
 * when it does, the smaller one is written down here.
 */
test.each([
  ['its rules', /from '[./]*\/engine\/onedeck/, 0],
  ['its folder', /from '[./]*\/games\/onedeck/, 0],
])('%s are imported by so many files that serve any game', (_, pattern, most) => {
  expect(filesWith(pattern)).toHaveLength(most);
});
