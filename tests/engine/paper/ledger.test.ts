import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ledgerIn, rulingsNamedIn, testTitlesIn } from '../../support/ledger';

const pathOf = (...path: readonly string[]): string => resolve(import.meta.dirname, ...path);

const ENTRIES = ledgerIn(pathOf('ledger.md'));

/** Rulings that came with the game; those that came with the engine follow them. */
const GIVEN = 48;

describe('the ledger of Paper Dungeons', () => {
  it('numbers its entries without a gap, part by part', () => {
    expect(ENTRIES.map(({ id }) => id)).toEqual(ENTRIES.map((_, at) => `L${at + 1}`));
    const parts = ENTRIES.map(({ place }) => place);
    expect(parts.filter((part, at) => part !== parts[at - 1])).toEqual([...new Set(parts)]);
    expect(ENTRIES.filter(({ rule }) => rule === '')).toEqual([]);
  });

  it.each(ENTRIES)('$id ($place) $rule', ({ proofs }) => {
    expect(proofs.length).toBeGreaterThan(0);
    for (const { file, title } of proofs) {
      expect(existsSync(pathOf(file)), file).toBe(true);
      expect(testTitlesIn(pathOf(file)), file).toContain(title);
    }
  });
});

describe('rulings of Paper Dungeons', () => {
  const named = rulingsNamedIn(import.meta.dirname, 'P');
  const ours = [...readFileSync(pathOf('rulings.md'), 'utf8').matchAll(/^- \*\*(P\d+) /gm)].map(([, id = '']) => id);

  it.each([...Array.from({ length: GIVEN }, (_, at) => `P${at + 1}`), ...ours])('%s has a test that names it', (ruling) => {
    expect(named).toContain(ruling);
  });

  it('those of the engine follow the others without a gap', () => {
    expect(ours).toEqual(ours.map((_, at) => `P${GIVEN + 1 + at}`));
    expect(ours.length).toBeGreaterThan(0);
  });
});
