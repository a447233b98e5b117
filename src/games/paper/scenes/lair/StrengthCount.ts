import type { Adds } from './paintParty';

/** The strength of a party, counted one thing after the other. */
export class StrengthCount {
  readonly moments: readonly number[];
  private readonly sums: readonly number[];

  /** The first thing is counted after `from`, and the last one at `to`. */
  constructor(
    adds: readonly Pick<Adds, 'value'>[],
    private readonly times: { readonly from: number; readonly to: number },
  ) {
    const { from, to } = times;
    this.moments = adds.map((_, at) => from + ((to - from) * (at + 1)) / adds.length);
    this.sums = adds.map((_, at) => adds.slice(0, at + 1).reduce((sum, { value }) => sum + value, 0));
  }

  /** Returns what has been counted by then. */
  at(time: number): number {
    const last = this.moments.findLastIndex((moment) => moment <= time);
    return this.sums[last] ?? 0;
  }

  /** Returns the same, but growing from each number to the next while its light spreads. */
  grownAt(time: number, spreads: number): number {
    const last = this.moments.findLastIndex((moment) => moment <= time);
    const before = this.sums[last - 1] ?? 0;
    const way = Math.min(1, (time - (this.moments[last] ?? time)) / spreads);
    return before + ((this.sums[last] ?? 0) - before) * (1 - (1 - way) ** 3);
  }

  /** Returns what is counted when this thing has been. */
  sumOf(at: number): number {
    return this.sums[at] ?? 0;
  }

  /** How long one thing takes. */
  get step(): number {
    return (this.times.to - this.times.from) / Math.max(1, this.moments.length);
  }
}
