import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Files that serve any game, and may know none; the rooms of a game are its rules and its own folder. */
const SHARED = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/^(engine|games)\/onedeck\//.test(file))
  .map((file) => `src/${file}`);

function filesWith(pattern: RegExp): readonly string[] {
  return SHARED.filter((file) => pattern.test(readFileSync(file, 'utf8')));
}

/**
 * One Deck Dungeon was the only game at this table, and much that serves any game still knows it. Each number may only fall:
 * when it does, the smaller one is written down here.
 */
test.each([
  ['its rules', /from '[./]*\/engine\/onedeck/, 79],
  ['its folder', /from '[./]*\/games\/onedeck/, 32],
])('%s are imported by so many files that serve any game', (_, pattern, most) => {
  expect(filesWith(pattern)).toHaveLength(most);
});
