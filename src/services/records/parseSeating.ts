import * as v from 'valibot';
import { isRecord, isWellFormed, LIMITS } from '../../engine/kernel';
import type { Seating, Sitter } from '../../games/contract';

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(LIMITS.id), v.check(isWellFormed));
const sitter = v.object({ player: text, name: text, banner: text });

/** Reads who sits where. A seat that cannot be read is left out: a person can take it, and the game goes on. */
export function parseSeating(data: unknown): Seating | null {
  if (!isRecord(data)) return null;
  const seats = Object.entries(data).flatMap(([seat, value]) => {
    const read = v.safeParse(sitter, value);
    return read.success ? [[seat, read.output as Sitter] as const] : [];
  });
  return Object.fromEntries(seats);
}
