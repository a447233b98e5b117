/** What many games come to. */
export interface Figures {
  readonly count: number;
  readonly mean: number;
  readonly deviation: number;
  readonly error: number;
}

export function figuresOf(values: readonly number[]): Figures {
  const count = values.length;
  const mean = meanOf(values);
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, count - 1));
  return { count, mean, deviation, error: deviation / Math.sqrt(Math.max(1, count)) };
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** The value below which such a share of all lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

/** A number with one decimal, and a real minus. */
export function shown(value: number): string {
  const text = value.toFixed(1);
  return text === '-0.0' ? '0.0' : text.replace('-', '−');
}

export function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
