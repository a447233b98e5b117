/** The page's time, which may go slower, stand still or be moved on by hand. Everything on the canvas goes by it. */
export interface PageClock {
  now(): number;
  /** 1 is as fast as ever, 0 stands still. */
  pace(rate: number): void;
  /** Goes on by so much and lets it be drawn. */
  step(milliseconds: number): Promise<void>;
  /** When the next frame has been drawn. */
  frame(): Promise<void>;
}

/** What of a page tells the time. */
interface TimedPage {
  readonly performance: Pick<Performance, 'now'>;
  readonly Date: Pick<DateConstructor, 'now'>;
  requestAnimationFrame: (draw: (time: number) => void) => number;
}

/** Takes the place of the page's clocks: tweens look at the date, particles and idles at the time of their frame. */
export function takeClock(page: TimedPage = window): PageClock {
  const real = {
    now: page.performance.now.bind(page.performance),
    date: page.Date.now.bind(page.Date),
    ask: page.requestAnimationFrame.bind(page),
  };
  const began = { time: real.now(), date: real.date() };
  let rate = 1;
  let shown = began.time;
  let since = began.time;
  const now = (): number => shown + (real.now() - since) * rate;
  const anew = (time: number): void => {
    shown = time;
    since = real.now();
  };
  page.performance.now = now;
  page.Date.now = () => Math.round(began.date + now() - began.time);
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
