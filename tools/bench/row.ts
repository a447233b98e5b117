/** A figure beside its budget. */
export interface Row {
  readonly what: string;
  readonly budget: string;
  readonly found: string;
  readonly ok: boolean;
}

export function printRows(rows: readonly Row[]): void {
  const cells = rows.map(({ what, budget, found }) => [what, budget, found]);
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  for (const [at, row] of cells.entries()) {
    const line = row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
    console.log(`${line}${rows[at]?.ok === false ? '  MISSED' : ''}`);
  }
}
