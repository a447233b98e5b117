import type { Scene } from 'phaser';
import { playTween } from '../../../scenes';
import type { Rect, Timing } from '../../../table';

export interface GlidingParts {
  readonly timing: Timing;
  /** The speed of motions, or null where things move at once. */
  readonly pace: () => 1 | 2 | 4 | null;
}

/** Moves the map to the place that it has already been given, unless things move at once. */
export class Gliding {
  /** Where the map is seen while it glides; null at rest. */
  at: Rect | null = null;
  private running: AbortController | null = null;

  constructor(
    private readonly scene: Scene,
    private readonly parts: GlidingParts,
  ) {}

  get isMoving(): boolean {
    return this.running !== null;
  }

  /** Calls `show` for each place on the way, and for the last one in any case. */
  begin(from: Rect | null, to: Rect, show: (at: Rect) => void): void {
    this.stop();
    const pace = this.parts.pace();
    if (from === null || pace === null || isSame(from, to)) {
      show(to);
      return;
    }
    const running = new AbortController();
    this.running = running;
    void this.run(running, { pace, show: (share) => show(this.pass(from, to, share)) });
  }

  stop(): void {
    this.running?.abort();
    this.running = null;
    this.at = null;
  }

  private async run(
    running: AbortController,
    { pace, show }: { readonly pace: number; readonly show: (share: number) => void },
  ): Promise<void> {
    const { duration, ease } = this.parts.timing;
    const clock = { share: 0 };
    const onUpdate = (): void => {
      if (this.running === running) show(clock.share);
    };
    onUpdate();
    await playTween(this.scene, { targets: clock, share: 1, duration: duration / pace, ease, onUpdate }, running.signal);
    if (this.running !== running) return;
    show(1);
    this.stop();
  }

  private pass(from: Rect, to: Rect, share: number): Rect {
    const mix = (one: number, other: number): number => one + (other - one) * share;
    this.at = {
      x: mix(from.x, to.x),
      y: mix(from.y, to.y),
      width: mix(from.width, to.width),
      height: mix(from.height, to.height),
    };
    return this.at;
  }
}

const isSame = (one: Rect, other: Rect): boolean =>
  Math.abs(one.x - other.x) + Math.abs(one.y - other.y) + Math.abs(one.width - other.width) < 1;
