import { loudnessOf } from './loudness';
import { fromDecibels, peakOf, type Signal, samples } from './signal';

/** Nothing is louder than this, and what would be is rounded from the knee on: encoders overshoot a little. */
const CEILING = fromDecibels(-2.5);
const KNEE = fromDecibels(-9);
const ROUNDS = 4;

/** Cut to length, without a click at either end, as loud to the ear as is wanted and never too loud for the machine. */
export function finished(signal: Signal, seconds: number, loudness: number): Signal {
  const cut = signal.slice(0, samples(seconds));
  const [fadeIn, fadeOut] = [samples(0.001), Math.min(samples(0.25), cut.length / 3)];
  const faded = cut.map((level, at) => {
    const end = (cut.length - 1 - at) / fadeOut;
    return level * Math.min(1, at / fadeIn) * Math.min(1, end) ** 2;
  });
  let made: Signal = faded;
  // What is rounded off is lost to the ear: a few rounds make up for it.
  for (let round = 0; round < ROUNDS; round++) {
    const gain = fromDecibels(loudness - loudnessOf(made));
    made = rounded(made.map((level) => level * gain));
  }
  return made;
}

function rounded(signal: Signal): Signal {
  if (peakOf(signal) <= KNEE) return signal;
  const room = CEILING - KNEE;
  return signal.map((level) => {
    const over = Math.abs(level) - KNEE;
    return over <= 0 ? level : Math.sign(level) * (KNEE + room * Math.tanh(over / room));
  });
}
