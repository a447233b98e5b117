export const RATE = 44_100;

/** One channel, RATE samples a second. */
export type Signal = Float32Array;

export interface Layer {
  readonly signal: Signal;
  /** Seconds. */
  readonly at?: number;
  readonly gain?: number;
}

export const samples = (seconds: number): number => Math.round(seconds * RATE);
export const fromDecibels = (decibels: number): number => 10 ** (decibels / 20);

/** A signal written down as a function of the time in seconds. */
export function drawn(seconds: number, level: (time: number) => number): Signal {
  return Float32Array.from({ length: samples(seconds) }, (_, at) => level(at / RATE));
}

/** As long as its longest layer. */
export function mixed(layers: readonly Layer[]): Signal {
  const length = Math.max(...layers.map(({ signal, at = 0 }) => samples(at) + signal.length));
  const sum = new Float32Array(length);
  for (const { signal, at = 0, gain = 1 } of layers) {
    const start = samples(at);
    for (let from = 0; from < signal.length; from++) sum[start + from] = (sum[start + from] ?? 0) + (signal[from] ?? 0) * gain;
  }
  return sum;
}

/** Louder and softer over time. */
export function shaped(signal: Signal, envelope: (time: number) => number): Signal {
  return signal.map((level, at) => level * envelope(at / RATE));
}

/** Soft clipping: what is loud gets rounder and denser rather than louder. */
export function driven(signal: Signal, drive: number): Signal {
  return signal.map((level) => Math.tanh(level * drive) / Math.tanh(drive));
}

export function peakOf(signal: Signal): number {
  return signal.reduce((highest, level) => Math.max(highest, Math.abs(level)), 0);
}

export function toPeak(signal: Signal, decibels: number): Signal {
  const gain = fromDecibels(decibels) / (peakOf(signal) || 1);
  return signal.map((level) => level * gain);
}
