import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

interface Proof {
  readonly file: string;
  readonly title: string;
}

/** One paragraph of a rule book, and the tests that prove it. */
export interface LedgerEntry {
  readonly id: string;
  /** The page, or the part of the book. */
  readonly place: string;
  readonly rule: string;
  readonly proofs: readonly Proof[];
}

const TEST_TITLE = /\bit(?:\.each(?:<[^>]*>)?\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
const ANY_TITLE = /\b(?:it|describe)(?:\.each(?:<[^>]*>)?\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

export function ledgerIn(file: string): readonly LedgerEntry[] {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^\| L/.test(line));
  return rows.map((line) => {
    const [id = '', place = '', rule = '', proofs = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return { id, place, rule, proofs: proofs.split('<br>').flatMap(proofIn) };
  });
}

function proofIn(cell: string): readonly Proof[] {
  const [, file, title] = /^`([^`]+)` (.+)$/.exec(cell) ?? [];
  return file === undefined || title === undefined ? [] : [{ file, title }];
}

/** The titles of the tests in a file. */
export function testTitlesIn(file: string): readonly string[] {
  return titlesIn(readFileSync(file, 'utf8'), TEST_TITLE);
}

/** The rulings that tests in a folder name: `R7: …`, or several as `R4 and R9: …` and `R18, R21: …`. */
export function rulingsNamedIn(folder: string, letter: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
  const titles = files.flatMap((file) => titlesIn(readFileSync(resolve(folder, file), 'utf8'), ANY_TITLE));
  const one = `${letter}\\d+`;
  const head = new RegExp(`^${one}(?:(?:, | and | to )${one})*(?=:)`);
  return new Set(titles.flatMap((title) => head.exec(title)?.[0].match(new RegExp(one, 'g')) ?? []));
}

function titlesIn(source: string, pattern: RegExp): readonly string[] {
  return [...source.matchAll(pattern)].map(([, , title = '']) => title.replace(/\\(.)/g, '$1'));
}
