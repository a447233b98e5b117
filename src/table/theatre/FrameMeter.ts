/** `full` lets everything idle; with `calm` only answers to the player move. */
type MotionLevel = 'full' | 'calm';

export interface FrameLimits {
  /** The number of frames that are judged together; `few` are enough once they have taken as long as `frames` slow ones. */
  readonly frames: number;
  readonly few: number;
  /** Milliseconds. A machine is slow when most of its frames take longer. */
  readonly slow: number;
  /** Milliseconds. A longer pause counts as no frame. */
  readonly pause: number;
}

/** Measures how long frames take, and finds out whether this machine can draw idle motion. */
export class FrameMeter {
  private readonly taken: number[] = [];
  private last: number | null = null;
  private found: MotionLevel = 'full';

  constructor(private readonly numbers: FrameLimits) {}

  /** Starts as `full`; a machine that was found slow stays `calm`. */
  get level(): MotionLevel {
    return this.found;
  }

  /** Notes that a frame was drawn at this time. */
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
