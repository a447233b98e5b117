import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (...path: readonly string[]): string => readFileSync(resolve(import.meta.dirname, ...path), 'utf8');

interface Proof {
  readonly file: string;
  readonly title: string;
}

interface Entry {
  readonly id: string;
  readonly page: number;
  readonly rule: string;
  readonly proofs: readonly Proof[];
}

const ENTRIES: readonly Entry[] = read('ledger.md')
  .split('\n')
  .filter((line) => /^\| L/.test(line))
  .map((line) => {
    const [id = '', page = '', rule = '', proofs = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return { id, page: Number(page), rule, proofs: proofs.split('<br>').flatMap(proofIn) };
  });

function proofIn(cell: string): readonly Proof[] {
  const [, file, title] = /^`([^`]+)` (.+)$/.exec(cell) ?? [];
  return file === undefined || title === undefined ? [] : [{ file, title }];
}

const TEST_TITLE = /\bit(?:\.each(?:<[^>]*>)?\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
const ANY_TITLE = /\b(?:it|describe)(?:\.each(?:<[^>]*>)?\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

const titlesIn = (source: string, pattern: RegExp): readonly string[] =>
  [...source.matchAll(pattern)].map(([, , title = '']) => title.replace(/\\(.)/g, '$1'));

const FILES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
const NAMED = FILES.flatMap((file) => titlesIn(read(file), ANY_TITLE));

/** A test names rulings as `R7: …`, or several as `R4 and R9: …` and `R18, R21: …`. */
function rulingsNamed(title: string): readonly string[] {
  const [head] = /^R\d+(?:(?:, | and | to )R\d+)*(?=:)/.exec(title) ?? [''];
  return head.match(/R\d+/g) ?? [];
}

describe('the ledger', () => {
  it('numbers its entries without a gap, from the first page to the last', () => {
    expect(ENTRIES.map(({ id }) => id)).toEqual(ENTRIES.map((_, at) => `L${at + 1}`));
    const pages = ENTRIES.map(({ page }) => page);
    expect(pages).toEqual([...pages].sort((one, other) => one - other));
    expect([Math.min(...pages), Math.max(...pages)]).toEqual([24, 37]);
    expect([...new Set(pages)]).toHaveLength(14);
    expect(ENTRIES.filter(({ rule }) => rule === '')).toEqual([]);
  });

  it.each(ENTRIES)('$id (p. $page) $rule', ({ proofs }) => {
    expect(proofs.length).toBeGreaterThan(0);
    for (const { file, title } of proofs) {
      expect(existsSync(resolve(import.meta.dirname, file)), file).toBe(true);
      expect(titlesIn(read(file), TEST_TITLE), file).toContain(title);
    }
  });
});

describe('rulings', () => {
  const named = new Set(NAMED.flatMap(rulingsNamed));
  const ours = [...read('..', '..', 'docs', 'RULINGS.md').matchAll(/^- \*\*(R\d+) /gm)].map(([, id = '']) => id);

  it.each(Array.from({ length: 33 }, (_, at) => `R${at + 1}`))('%s has a test that names it', (ruling) => {
    expect(named).toContain(ruling);
  });

  it.each(ours)('%s, one of ours, has a test that names it', (ruling) => {
    expect(named).toContain(ruling);
  });

  it('ours follow the others without a gap', () => {
    expect(ours).toEqual(ours.map((_, at) => `R${at + 34}`));
    expect(ours.length).toBeGreaterThan(0);
  });
});
