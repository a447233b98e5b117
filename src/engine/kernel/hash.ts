import { canonicalJson } from './json';

export type StateHash = string & { readonly brand: 'StateHash' };

const LANES = [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d, 0x27d4eb2f] as const;

/** 128 bits of a text as four unsigned words: the seed of a stream, or, shortened, the hash of a state. */
export function digest(text: string): readonly [number, number, number, number] {
  return [digestLane(text, LANES[0]), digestLane(text, LANES[1]), digestLane(text, LANES[2]), digestLane(text, LANES[3])];
}

export function hashOf(value: unknown): StateHash {
  const [a, b] = digest(canonicalJson(value));
  return (hex(a) + hex(b)) as StateHash;
}

function digestLane(text: string, prime: number): number {
  let word = prime ^ text.length;
  for (let at = 0; at < text.length; at++) {
    word = Math.imul(word ^ text.charCodeAt(at), prime);
    word = (word << 13) | (word >>> 19);
  }
  // Without this last stirring the final characters would reach only some of the bits.
  word = Math.imul(word ^ (word >>> 16), LANES[1]);
  word = Math.imul(word ^ (word >>> 13), LANES[2]);
  return (word ^ (word >>> 16)) >>> 0;
}

function hex(word: number): string {
  return word.toString(16).padStart(8, '0');
}
