import { createHash } from 'node:crypto';
import { type Recipes, render } from './recipe';
import { mixed, RATE, type Signal, samples } from './signal';

/** Seconds of silence before, between and after: MP3 decoders shift what they play by up to a twentieth. */
const GAP = 0.09;
const SPARE = 0.035;

export interface Sound {
  readonly name: string;
  readonly signal: Signal;
  /** Seconds into the sheet. */
  readonly at: number;
}

export interface Sheet {
  readonly sounds: readonly Sound[];
  readonly signal: Signal;
}

export function renderSheet(recipes: Recipes): Sheet {
  let at = GAP;
  const sounds = Object.entries(recipes).map(([name, recipe]): Sound => {
    const sound = { name, signal: render(recipe), at };
    at = Math.ceil((at + sound.signal.length / RATE + GAP) * 100) / 100;
    return sound;
  });
  return { sounds, signal: mixed([...sounds, { signal: new Float32Array(samples(at)) }]) };
}

/** Where each sound lies, in milliseconds, as the player wants it. */
export function placesOn({ sounds }: Sheet): Record<string, { from: number; length: number }> {
  return Object.fromEntries(
    sounds.map(({ name, signal, at }) => {
      const length = Math.ceil((signal.length / RATE + SPARE) * 1000);
      return [name, { from: Math.round(at * 1000), length }];
    }),
  );
}

/** Of the sheet in sixteen bits, which leaves out differences in the last digits between processors. */
export function fingerprint({ signal }: Sheet): string {
  return digestOf(new Uint8Array(Int16Array.from(signal, (level) => Math.round(level * 32_767)).buffer));
}

export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
