import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ledgerIn, rulingsNamedIn, testTitlesIn } from '../support/ledger';

const pathOf = (...path: readonly string[]): string => resolve(import.meta.dirname, ...path);

const ENTRIES = ledgerIn(pathOf('ledger.md'));

describe('the ledger', () => {
  it('numbers its entries without a gap, from the first page to the last', () => {
    expect(ENTRIES.map(({ id }) => id)).toEqual(ENTRIES.map((_, at) => `L${at + 1}`));
    const pages = ENTRIES.map(({ place }) => Number(place));
    expect(pages).toEqual([...pages].sort((one, other) => one - other));
    expect([Math.min(...pages), Math.max(...pages)]).toEqual([24, 37]);
    expect([...new Set(pages)]).toHaveLength(14);
    expect(ENTRIES.filter(({ rule }) => rule === '')).toEqual([]);
  });

  it.each(ENTRIES)('$id (p. $place) $rule', ({ proofs }) => {
    expect(proofs.length).toBeGreaterThan(0);
    for (const { file, title } of proofs) {
      expect(existsSync(pathOf(file)), file).toBe(true);
      expect(testTitlesIn(pathOf(file)), file).toContain(title);
    }
  });
});

describe('rulings', () => {
  const named = rulingsNamedIn(import.meta.dirname, 'R');
  const ours = [...readFileSync(pathOf('..', '..', 'docs', 'RULINGS.md'), 'utf8').matchAll(/^- \*\*(R\d+) /gm)].map(
    ([, id = '']) => id,
  );

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
