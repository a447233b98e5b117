import { canonicalJson } from './json';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Base64 in the alphabet that a URL leaves alone, without padding. */
export function toBase64Url(bytes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.slice(at, at + 3);
    const group = (a << 16) | (b << 8) | c;
    const letters = [group >> 18, (group >> 12) & 63, (group >> 6) & 63, group & 63];
    text += letters
      .slice(0, Math.min(3, bytes.length - at) + 1)
      .map((letter) => ALPHABET[letter])
      .join('');
  }
  return text;
}

export function fromBase64Url(text: string): readonly number[] | null {
  const letters = [...text].map((letter) => ALPHABET.indexOf(letter));
  if (letters.includes(-1) || letters.length % 4 === 1) return null;
  const bytes: number[] = [];
  for (let at = 0; at < letters.length; at += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = letters.slice(at, at + 4);
    const group = (a << 18) | (b << 12) | (c << 6) | d;
    const count = Math.min(4, letters.length - at) - 1;
    bytes.push(...[(group >> 16) & 255, (group >> 8) & 255, group & 255].slice(0, count));
  }
  return bytes;
}

/** Seven bits a byte, the eighth says that more follow. */
export function numberBytes(value: number): readonly number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...numberBytes(Math.floor(value / 128))];
}

/** Equal values give equal bytes, whatever order their fields were set in. */
export function asciiJsonBytes(value: unknown): readonly number[] {
  const text = canonicalJson(value).replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const bytes = [...text].map((letter) => letter.charCodeAt(0));
  return [...numberBytes(bytes.length), ...bytes];
}

/** Reads what the writers above wrote; past the end, or at nonsense, it answers null. */
export class ByteReader {
  private at = 0;
  constructor(private readonly bytes: readonly number[]) {}

  byte(): number | null {
    const byte = this.bytes[this.at];
    if (byte === undefined) return null;
    this.at++;
    return byte;
  }

  number(): number | null {
    let value = 0;
    for (let scale = 1; scale < 2 ** 42; scale *= 128) {
      const byte = this.byte();
      if (byte === null) return null;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
    return null;
  }

  text(): string | null {
    const length = this.number();
    if (length === null || this.at + length > this.bytes.length) return null;
    const letters = this.bytes.slice(this.at, this.at + length);
    this.at += length;
    return letters.map((letter) => String.fromCharCode(letter)).join('');
  }

  get position(): number {
    return this.at;
  }
}
