/** All that moves by itself, or only what has to. */
export type Liveliness = 'full' | 'calm';

export interface PaceNumbers {
  /** Frames that are looked at together. */
  readonly frames: number;
  /** Milliseconds: a machine that takes longer for most of its frames is slow. */
  readonly slow: number;
  /** Milliseconds: a longer pause is no frame. */
  readonly pause: number;
}

/** Finds out how much this machine can draw, from how long its frames take. */
export class Pace {
  private readonly taken: number[] = [];
  private last: number | null = null;
  private found: Liveliness = 'full';

  constructor(private readonly numbers: PaceNumbers) {}

  /** What was found so far: once slow, always slow. */
  get liveliness(): Liveliness {
    return this.found;
  }

  /** A frame was drawn at this time. */
  frame(time: number): void {
    const { frames, slow, pause } = this.numbers;
    const took = time - (this.last ?? Number.NEGATIVE_INFINITY);
    this.last = time;
    if (this.found === 'calm' || took > pause) return;
    this.taken.push(took);
    if (this.taken.length < frames) return;
    const sorted = this.taken.splice(0).sort((one, other) => one - other);
    if ((sorted[Math.floor(sorted.length / 2)] ?? 0) > slow) this.found = 'calm';
  }
}
