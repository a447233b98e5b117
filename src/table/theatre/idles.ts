import type { Pose } from './pose';

/** Amplitudes at full strength, in degrees, parts of one and units of a figure; the period in milliseconds. */
export interface IdleNumbers {
  readonly period: number;
  readonly turn?: number;
  readonly slide?: number;
  readonly rise?: number;
  readonly swell?: number;
  readonly stretch?: number;
  readonly fade?: number;
}

export type IdleTable = Readonly<Record<string, IdleNumbers>>;

/** An idle of a part, as the figure's file says it. */
export interface Idle {
  readonly as: string;
  readonly by?: number;
  readonly from?: number;
}

type Wave = (share: number) => number;

const TURN = Math.PI * 2;
const RADIANS = Math.PI / 180;

const back: Wave = (share) => Math.sin(share * TURN);
/** Never the same twice in a row, as a flame is. */
const restless: Wave = (share) =>
  0.5 * Math.sin(share * TURN) + 0.3 * Math.sin(share * TURN * 3 + 1) + 0.2 * Math.sin(share * TURN * 7 + 2);
/** Shuts for a moment, now and then. */
const lid: Wave = (share) => Math.max(0, 1 - Math.abs(share - 0.5) * 40);
/** Goes slowly and comes back fast; the rest of the time it is still. */
const bite: Wave = (share) => (share < 0.28 ? Math.sin((share / 0.28) ** 1.6 * Math.PI) : 0);
/** Is dark most of the time, and then flashes. */
const flash: Wave = (share) => (share < 0.24 ? Math.sin((share / 0.24) * Math.PI) ** 2 * 2 - 1 : -1);
const once: Wave = (share) => share;
/** Goes from one side to the other, and is drawn on its way only. */
const across: Wave = (share) => share - 0.5;
/** Hangs, and falls faster and faster. */
const fall: Wave = (share) => Math.max(0, (share - 0.7) / 0.3) ** 2;
/** Opens for a while, with a wink in it, and then shuts. */
const watch: Wave = (share) => {
  if (share < 0.04) return 1 - share / 0.04;
  if (share < 0.56) return Math.max(0, 1 - Math.abs(share - 0.36) * 70);
  return Math.min(1, (share - 0.56) * 25);
};

/** The wave of each idle; all others swing. */
const WAVES: Readonly<Record<string, Wave>> = {
  flicker: restless,
  tremble: restless,
  blink: lid,
  twinkle: flash,
  glint: flash,
  bite,
  snap: bite,
  drip: once,
  drop: fall,
  bubble: once,
  smoke: once,
  spin: once,
  pass: across,
  peer: watch,
};
/** Idles that start anew at the end of each round; they fade in and out, so that the jump cannot be seen. */
const FLEETING: ReadonlySet<string> = new Set(['drip', 'drop', 'bubble', 'smoke', 'pass']);

/** How far the idles of a part move it at their fullest; acts bend it further the same way. */
export interface Reach {
  readonly turn: number;
  readonly x: number;
  readonly y: number;
  readonly stretch: number;
}

/** Idles that circle, fade or only shine have no direction to bend a part in. */
const REACHLESS: ReadonlySet<string> = new Set([...FLEETING, 'spin', 'blink', 'peer', 'flap', 'flicker']);

export function reachOf(idles: readonly { readonly idle: Idle; readonly numbers: IdleNumbers }[]): Reach {
  const far = { turn: 0, x: 0, y: 0, stretch: 0 };
  for (const { idle, numbers } of idles) {
    const { as, by = 1 } = idle;
    if (REACHLESS.has(as)) continue;
    far.turn += (numbers.turn ?? 0) * by * RADIANS;
    far.x += (numbers.slide ?? 0) * by;
    far.y -= (numbers.rise ?? 0) * by;
    far.stretch += (numbers.stretch ?? 0) * by;
  }
  return far;
}

/** Adds what an idle does at this time to a pose. */
export function addIdle(
  pose: Pose,
  { as, by = 1, from = 0 }: Idle,
  { numbers, time }: { numbers: IdleNumbers; time: number },
): void {
  const { period, turn = 0, slide = 0, rise = 0, swell = 0, stretch = 0, fade = 0 } = numbers;
  const share = (((time / period + from) % 1) + 1) % 1;
  const value = (WAVES[as] ?? back)(share) * by;
  pose.turn += value * turn * RADIANS;
  pose.x += value * slide;
  pose.y -= value * rise;
  pose.wide *= 1 + value * swell;
  pose.high *= (1 + value * swell) * (1 - value * stretch);
  if (FLEETING.has(as)) pose.alpha *= Math.sin(share * Math.PI) ** 0.6;
  else pose.alpha *= 1 - (fade * (1 - value)) / 2;
}
