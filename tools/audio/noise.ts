import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { type Signal, samples } from './signal';

/** Numbers from -1 to 1, the same for the same seed: rendering twice gives the same files. */
export function chance(seed: number): () => number {
  const generator = xoroshiro128plus(seed);
  return () => generator.next() / 2 ** 31;
}

/** All frequencies alike: sand, breath, splinters. */
export function whiteNoise(seconds: number, seed: number): Signal {
  const next = chance(seed);
  return Float32Array.from({ length: samples(seconds) }, next);
}

/** Low frequencies louder: stone and distance. */
export function brownNoise(seconds: number, seed: number): Signal {
  let level = 0;
  return whiteNoise(seconds, seed).map((step) => {
    level = level * 0.995 + step * 0.1;
    return level;
  });
}
