import type { PageClock } from './clock';

export interface PlayerParts<Take> {
  readonly clock: PageClock;
  /** Plays it at the table, and waits for `stay` before the table is as it was. It ends at once when the signal is aborted. */
  readonly show: (take: Take, signal: AbortSignal, stay: () => Promise<void>) => Promise<void>;
  /** Returns the least number of milliseconds that it takes. */
  readonly lasts: (take: Take) => number;
}

/** Two frames of a slow machine. While scrubbing, the picture is drawn once for each step. */
const STEP = 40;

/** Plays a take once, over and over, slowly, or up to any moment of it. */
export class Player<Take> {
  loop = false;
  /** The end stays on show until something else is played. */
  keepsEnd = false;
  /** The length of the take when it was last played or scrubbed; the end of the slider. */
  length = 0;
  private taken: Take | null = null;
  private over: Promise<void> = Promise.resolve();
  private held = new AbortController();
  private from = 0;
  private rate = 1;
  /** Counts the requests: each request ends the one before. */
  private turn = 0;
  private wanted: number | null = null;
  private isOver = false;

  constructor(private readonly parts: PlayerParts<Take>) {}

  /** The current position in the take. */
  get at(): number {
    return Math.min(this.parts.clock.now() - this.from, this.length);
  }

  take(take: Take | null): void {
    this.taken = take;
    this.length = 0;
  }

  pace(rate: number): void {
    this.rate = rate;
    this.parts.clock.pace(rate);
  }

  async play(): Promise<void> {
    this.turn += 1;
    this.wanted = null;
    const { turn } = this;
    const { clock } = this.parts;
    do {
      await this.begin();
      if (turn !== this.turn) return;
      clock.pace(this.rate);
      await this.over;
      if (turn === this.turn) this.length = clock.now() - this.from;
    } while (this.loop && turn === this.turn && this.taken !== null);
  }

  /** Goes to the last requested moment. For a moment that has passed it starts again from the beginning. */
  async scrub(to: number): Promise<void> {
    const busy = this.wanted !== null;
    this.wanted = to;
    if (busy) return;
    this.turn += 1;
    const { turn } = this;
    const { clock } = this.parts;
    clock.pace(0);
    await this.begin();
    let at = 0;
    for (let target = this.target(turn); target !== null && target !== at; target = this.target(turn)) {
      if (target < at) {
        await this.begin();
        at = 0;
      }
      const step = Math.min(STEP, target - at);
      await clock.step(step);
      at += step;
      if (turn === this.turn && this.isOver) this.wanted = this.length = at;
    }
    if (turn === this.turn) this.wanted = null;
  }

  /** Returns the target of a scrub; null when another request has replaced it. */
  private target(turn: number): number | null {
    return turn === this.turn ? this.wanted : null;
  }

  async stop(): Promise<void> {
    this.turn += 1;
    this.wanted = null;
    await this.end();
    this.parts.clock.pace(this.rate);
  }

  private async begin(): Promise<void> {
    await this.end();
    this.held = new AbortController();
    this.from = this.parts.clock.now();
    this.isOver = false;
    if (this.taken !== null) this.over = this.shown(this.taken, this.held.signal);
  }

  private async end(): Promise<void> {
    this.held.abort();
    await this.over;
  }

  private async stay(signal: AbortSignal): Promise<void> {
    if (!this.keepsEnd || this.loop) return;
    const { clock, lasts } = this.parts;
    const isLeft = (): boolean => signal.aborted;
    while (!isLeft() && this.taken !== null && clock.now() - this.from < lasts(this.taken)) await clock.frame();
    if (isLeft()) return;
    this.length = clock.now() - this.from;
    this.isOver = true;
    await new Promise<void>((left) => signal.addEventListener('abort', () => left(), { once: true }));
  }

  private async shown(take: Take, signal: AbortSignal): Promise<void> {
    const { show, clock, lasts } = this.parts;
    await show(take, signal, () => this.stay(signal));
    while (!signal.aborted && clock.now() - this.from < lasts(take)) await clock.frame();
    if (!signal.aborted) this.isOver = true;
  }
}
