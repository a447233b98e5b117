import { filtered } from './filters';
import { type Signal, samples } from './signal';

/** Seconds over which the ear adds up what it hears. */
const WINDOW = 0.1;
const HOP = 0.01;

/** Decibels of the loudest tenth of a second, low notes counting less, as the ear has it. */
export function loudnessOf(signal: Signal): number {
  const heard = filtered(filtered(signal, { kind: 'high', at: 90 }), { kind: 'high', at: 250, q: 0.5 });
  const energies = Array.from(heard, (level) => level ** 2);
  const [window, hop] = [samples(WINDOW), samples(HOP)];
  let loudest = 0;
  for (let at = 0; at === 0 || at < energies.length - window; at += hop) {
    const sum = energies.slice(at, at + window).reduce((total, energy) => total + energy, 0);
    loudest = Math.max(loudest, sum / window);
  }
  return 10 * Math.log10(loudest || 1e-12);
}
