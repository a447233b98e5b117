import { RATE, type Signal } from '../../tools/audio/signal';

/** Hertz where the sound has its middle: how bright it is. */
export function brightnessOf(signal: Signal): number {
  const size = 2048;
  let [weighted, total] = [0, 0];
  for (let at = 0; at < signal.length; at += size) {
    for (const { hertz, power } of spectrumOf(signal.slice(at, at + size), size)) {
      weighted += hertz * power;
      total += power;
    }
  }
  return weighted / (total || 1);
}

const [FRAMES, BANDS] = [12, 10];
const FRAME = 0.06;
const LOWEST = 60;

/** Decibels by pitch (most of an octave each) within each of the first frames. */
export function bandsOf(signal: Signal): readonly number[] {
  const size = 2048;
  return Array.from({ length: FRAMES }, (_, frame) => {
    const start = Math.round(frame * FRAME * RATE);
    const powers = Array.from({ length: BANDS }, () => 1);
    for (const { hertz, power } of spectrumOf(signal.slice(start, start + size), size)) {
      const band = Math.floor(Math.log2(hertz / LOWEST) * 1.2);
      if (band >= 0 && band < BANDS) powers[band] = (powers[band] ?? 0) + power;
    }
    return powers.map((power) => 10 * Math.log10(power));
  }).flat();
}

interface Bin {
  readonly hertz: number;
  readonly power: number;
}

/** Power by frequency, by the fast Fourier transform of one windowed stretch; `size` is a power of two. */
function spectrumOf(stretch: Signal, size: number): readonly Bin[] {
  const real = Float64Array.from({ length: size }, (_, at) => (stretch[at] ?? 0) * Math.sin((Math.PI * at) / size) ** 2);
  const imaginary = new Float64Array(size);
  transform(real, imaginary);
  return Array.from({ length: size / 2 }, (_, bin) => ({
    hertz: (bin * RATE) / size,
    power: (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2,
  }));
}

/** In place, by halves: first every number to where its bits turned round point, then pairs of twice the length each time. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  const bits = Math.log2(size);
  for (let at = 0; at < size; at++) {
    let turned = 0;
    for (let bit = 0; bit < bits; bit++) turned |= ((at >> bit) & 1) << (bits - 1 - bit);
    if (turned > at) for (const part of [real, imaginary]) [part[at], part[turned]] = [part[turned] ?? 0, part[at] ?? 0];
  }
  for (let length = 2; length <= size; length *= 2) {
    for (let at = 0; at < length / 2; at++) {
      const [cosine, sine] = [Math.cos((-2 * Math.PI * at) / length), Math.sin((-2 * Math.PI * at) / length)];
      for (let low = at; low < size; low += length) {
        const high = low + length / 2;
        const [a, b, c, d] = [real[low] ?? 0, imaginary[low] ?? 0, real[high] ?? 0, imaginary[high] ?? 0];
        const [e, f] = [c * cosine - d * sine, c * sine + d * cosine];
        [real[low], imaginary[low], real[high], imaginary[high]] = [a + e, b + f, a - e, b - f];
      }
    }
  }
}
