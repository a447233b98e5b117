import { mixed, type Signal, samples } from './signal';

interface Room {
  /** Share of the room in what is heard, 0 to 1. */
  readonly wet: number;
  /** Seconds until it has fallen to a thousandth. */
  readonly tail: number;
  /** How dull its walls are, 0 to 1. */
  readonly dull?: number;
}

const COMBS = [0.0297, 0.0371, 0.0411, 0.0437, 0.0503, 0.0531] as const;
const ALLPASSES = [0.0113, 0.0067, 0.0031] as const;

/** A small stone room: echoes that pile up until they are a tail. The signal grows by the tail's length. */
export function inRoom(signal: Signal, { wet, tail, dull = 0.5 }: Room): Signal {
  const dry = new Float32Array(signal.length + samples(tail));
  dry.set(signal);
  const combs = COMBS.map((delay) => ({
    signal: comb(dry, { delay, feedback: 10 ** ((-3 * delay) / tail), dull }),
    gain: 1 / COMBS.length,
  }));
  const room = ALLPASSES.reduce(allpass, mixed(combs));
  return mixed([
    { signal: dry, gain: 1 - wet },
    { signal: room, gain: wet * 2 },
  ]);
}

interface Comb {
  readonly delay: number;
  readonly feedback: number;
  readonly dull: number;
}

function comb(signal: Signal, { delay, feedback, dull }: Comb): Signal {
  const length = samples(delay);
  const out = new Float32Array(signal.length);
  let damped = 0;
  return out.map((_, at) => {
    const echo = out[at - length] ?? 0;
    damped = echo * (1 - dull) + damped * dull;
    out[at] = (signal[at - length] ?? 0) + damped * feedback;
    return out[at] ?? 0;
  });
}

function allpass(signal: Signal, delay: number): Signal {
  const length = samples(delay);
  const out = new Float32Array(signal.length);
  for (let at = 0; at < signal.length; at++) {
    const [before, echo] = [signal[at - length] ?? 0, out[at - length] ?? 0];
    out[at] = before - 0.5 * (signal[at] ?? 0) + 0.5 * echo;
  }
  return out;
}
