/** A measurement that is kept and compared from one build to the next: a count, or a ratio that no machine changes. */
export interface Figure {
  readonly key: string;
  readonly value: number;
  readonly better: 'more' | 'less';
}

/** A measurement beside its budget. */
export interface Row {
  readonly what: string;
  readonly budget: string;
  readonly found: string;
  readonly ok: boolean;
  readonly figure?: Figure;
}

export function printRows(rows: readonly Row[]): void {
  const cells = rows.map(({ what, budget, found }) => [what, budget, found]);
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  for (const [at, row] of cells.entries()) {
    const line = row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
    console.log(`${line}${rows[at]?.ok === false ? '  MISSED' : ''}`);
  }
}
