import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ledgerIn, rulingsNamedIn, testTitlesIn } from '../../support/ledger';

const pathOf = (...path: readonly string[]): string => resolve(import.meta.dirname, ...path);

const PAGE = readFileSync(pathOf('ledger.md'), 'utf8');
const ENTRIES = ledgerIn(pathOf('ledger.md'));
/** Paragraphs that the rules do not play yet. */
const OPEN = new Set([...PAGE.matchAll(/^\| (L\d+) \|.*\| open: .+ \|$/gm)].map(([, id = '']) => id));
const OPEN_RULINGS = [...PAGE.matchAll(/^\| (D\d+) \|/gm)].map(([, id = '']) => id);
/** Rulings that came with the game; those that came with the engine follow them. */
const GIVEN = 76;
const OURS = [...readFileSync(pathOf('rulings.md'), 'utf8').matchAll(/^- \*\*(D\d+) /gm)].map(([, id = '']) => id);

describe('the ledger of Dungeon Digger', () => {
  it('numbers its entries without a gap, part by part', () => {
    expect(ENTRIES.map(({ id }) => id)).toEqual(ENTRIES.map((_, at) => `L${at + 1}`));
    const parts = ENTRIES.map(({ place }) => place);
    expect(parts.filter((part, at) => part !== parts[at - 1])).toEqual([...new Set(parts)]);
    expect(ENTRIES.filter(({ rule }) => rule === '')).toEqual([]);
  });

  it.each(ENTRIES.filter(({ id }) => !OPEN.has(id)))('$id ($place) $rule', ({ proofs }) => {
    expect(proofs.length).toBeGreaterThan(0);
    for (const { file, title } of proofs) {
      expect(existsSync(pathOf(file)), file).toBe(true);
      expect(testTitlesIn(pathOf(file)), file).toContain(title);
    }
  });
});

describe('rulings of Dungeon Digger', () => {
  const named = rulingsNamedIn(import.meta.dirname, 'D');
  const all = [...Array.from({ length: GIVEN }, (_, at) => `D${at + 1}`), ...OURS];

  it.each(all.filter((ruling) => !OPEN_RULINGS.includes(ruling)))('%s has a test that names it', (ruling) => {
    expect(named).toContain(ruling);
  });

  it('those of the engine follow the others without a gap', () => {
    expect(OURS).toEqual(OURS.map((_, at) => `D${GIVEN + 1 + at}`));
    expect(OURS.length).toBeGreaterThan(0);
  });

  it('an open ruling leaves the list when a test names it', () => {
    expect(OPEN_RULINGS.filter((ruling) => named.has(ruling) || !all.includes(ruling))).toEqual([]);
  });
});
