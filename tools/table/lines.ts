/** Cuts what comes in into lines; of a line that is too long nothing is kept but the fact. */
export class Lines {
  private parts: Buffer[] = [];
  private length = 0;
  constructor(private readonly longest: number) {}

  /** The lines that are complete now; null stands for one that was too long. */
  take(chunk: Buffer): readonly (string | null)[] {
    const lines: (string | null)[] = [];
    let from = 0;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      this.keep(chunk.subarray(from, at));
      lines.push(this.finished());
      from = at + 1;
    }
    this.keep(chunk.subarray(from));
    return lines;
  }

  /** What is left at the end, without a line break after it. */
  rest(): readonly (string | null)[] {
    return this.length === 0 ? [] : [this.finished()];
  }

  private keep(part: Buffer): void {
    this.length += part.length;
    if (this.length <= this.longest) this.parts.push(part);
    else this.parts = [];
  }

  private finished(): string | null {
    const line = this.length > this.longest ? null : Buffer.concat(this.parts).toString('utf8');
    this.parts = [];
    this.length = 0;
    return line;
  }
}
