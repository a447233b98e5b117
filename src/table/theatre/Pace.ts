/** All that moves by itself, or only what has to. */
type Liveliness = 'full' | 'calm';

export interface PaceNumbers {
  /** Frames that are looked at together; and how few are enough once they have taken as long as so many slow ones. */
  readonly frames: number;
  readonly few: number;
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
    const { frames, few, slow, pause } = this.numbers;
    const took = time - (this.last ?? Number.NEGATIVE_INFINITY);
    this.last = time;
    if (this.found === 'calm' || took > pause) return;
    this.taken.push(took);
    const total = this.taken.reduce((sum, one) => sum + one, 0);
    if (this.taken.length < frames && (this.taken.length < few || total < frames * slow)) return;
    const sorted = this.taken.splice(0).sort((one, other) => one - other);
    if ((sorted[Math.floor(sorted.length / 2)] ?? 0) > slow) this.found = 'calm';
  }
}
