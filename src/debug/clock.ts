/** The page's time, which can be slowed down, stopped or moved on by hand. Everything on the canvas uses it. */
export interface PageClock {
  now(): number;
  /** Sets the rate: 1 is normal, 0 stops the time. */
  pace(rate: number): void;
  /** Moves the time on and waits for a frame. */
  step(milliseconds: number): Promise<void>;
  /** Resolves when the next frame has been drawn. */
  frame(): Promise<void>;
}

/** The clocks of a page. */
interface TimedPage {
  readonly performance: Pick<Performance, 'now'>;
  requestAnimationFrame: (draw: (time: number) => void) => number;
}

/** Replaces the page's clocks: tweens read `performance.now()`, particles and idles the time of their frame. */
export function takeClock(page: TimedPage = window): PageClock {
  const real = {
    now: page.performance.now.bind(page.performance),
    ask: page.requestAnimationFrame.bind(page),
  };
  let rate = 1;
  let shown = real.now();
  let since = shown;
  const now = (): number => shown + (real.now() - since) * rate;
  const anew = (time: number): void => {
    shown = time;
    since = real.now();
  };
  page.performance.now = now;
  page.requestAnimationFrame = (draw) => real.ask(() => draw(now()));
  const frame = (): Promise<void> => new Promise((settle) => real.ask(() => settle()));
  return {
    now,
    frame,
    pace(wanted) {
      anew(now());
      rate = wanted;
    },
    step(milliseconds) {
      anew(now() + milliseconds);
      return frame();
    },
  };
}
