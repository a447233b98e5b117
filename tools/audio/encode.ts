import { createMp3Encoder, createOggEncoder } from 'wasm-media-encoders';
import { RATE, type Signal } from './signal';

/** The stream's number in the file. By default it is random, and no two files would be alike. */
const SERIAL = 1;

interface Encoder {
  encode(channels: readonly Float32Array[]): Uint8Array;
  finalize(): Uint8Array;
}

export async function toOgg(signal: Signal): Promise<Uint8Array> {
  const encoder = await createOggEncoder();
  encoder.configure({ channels: 1, sampleRate: RATE, vbrQuality: 2, oggSerialNo: SERIAL });
  return encoded(encoder, signal);
}

/** For browsers without Vorbis. A constant bit rate, because seeking in the other kind is guesswork. */
export async function toMp3(signal: Signal): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({ channels: 1, sampleRate: RATE, bitrate: 48 });
  return encoded(encoder, signal);
}

function encoded(encoder: Encoder, signal: Signal): Uint8Array {
  const parts: Uint8Array[] = [];
  // What the encoder returns is its own memory, good until the next call.
  for (let at = 0; at < signal.length; at += RATE) parts.push(encoder.encode([signal.slice(at, at + RATE)]).slice());
  parts.push(encoder.finalize().slice());
  return Buffer.concat(parts);
}
