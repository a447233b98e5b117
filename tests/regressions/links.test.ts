import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hashOf, parseReplay } from '../../src/engine/kernel';
import { oneDeckDungeon } from '../../src/engine/onedeck';

/** Links as earlier builds wrote them, with commands spelled out, each behind the hash of the state that it leads to. */
const LINKS = readFileSync(new URL('links.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

it.each(LINKS)('a link of an earlier build opens: %.16s', (line) => {
  const [hash = '', link = ''] = line.split(' ');
  const parsed = parseReplay(oneDeckDungeon, link);
  expect(parsed.ok && hashOf(parsed.value.state)).toBe(hash);
});
