import { expect } from 'vitest';
import type { Parsed } from '../../src/engine/kernel';
import { type Chance, oneOf } from './mutate';

/** Something that takes data from outside. */
export interface Target {
  readonly name: string;
  /** How many of a hundred inputs are for it. */
  readonly weight: number;
  readonly sources: readonly [unknown, ...unknown[]];
  /** Makes of mutated data what would come in. */
  readonly dress?: (data: unknown, chance: Chance) => unknown;
  /** Takes the input as the game would, and fails where a promise is broken. Answers whether it was accepted. */
  readonly attempt: (input: unknown, chance: Chance) => boolean;
}

export const jsonOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

export function sourceOf({ sources }: Target, chance: Chance): unknown {
  return oneOf(sources, chance);
}

/** A refusal has a short key, and its parameters are short enough to be shown. */
export function expectNamed({ ok, ...parsed }: Parsed<unknown>): void {
  if (ok || !('rejection' in parsed)) return;
  const { key, params = {} } = parsed.rejection;
  expect(key).toMatch(/^[a-z]\w{2,30}$/);
  for (const param of Object.values(params)) expect(String(param).length, key).toBeLessThan(400);
}

/** What was accepted can be written and read again, and is the same. */
export function expectKept<Value>(value: Value, parse: (data: unknown) => Parsed<Value>): void {
  const written = jsonOf(value);
  expect(parse(written)).toEqual({ ok: true, value: written });
}
