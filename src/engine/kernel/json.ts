import { LIMITS } from './limits';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** JSON with sorted keys: two equal states always give the same text, whatever order their fields were set in. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (!isRecord(value)) return (JSON.stringify(value) as string | undefined) ?? 'null';
  const fields = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`);
  return `{${fields.join(',')}}`;
}

/** A nest of a million brackets is valid JSON, and overflows the stack of whoever walks through it. */
export function isShallow(data: unknown, depth: number = LIMITS.depth): boolean {
  if (typeof data !== 'object' || data === null) return true;
  return depth > 0 && Object.values(data).every((entry) => isShallow(entry, depth - 1));
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Text without half of a pair of surrogates: such text can neither be a file name nor be written into an address. */
export function isWellFormed(text: string): boolean {
  return !/\p{Cs}/u.test(text);
}

/** What foreign data calls itself, short enough to show; `String` would run whatever `toString` a file brings along. */
export function nameIn(data: unknown): string {
  return typeof data === 'string' || typeof data === 'number' ? String(data).slice(0, LIMITS.shownName) : '?';
}

export function parseJson(text: string): Parsed<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return { ok: false, rejection: { key: 'notJson' } };
  }
}

/** Why something was refused: a key the interface translates, with the numbers and names it needs. */
export interface Rejection {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

export type Parsed<Value> = { readonly ok: true; readonly value: Value } | Refused;
export type Refused = { readonly ok: false; readonly rejection: Rejection };

export function refuse(key: string, params?: Rejection['params']): Refused {
  return { ok: false, rejection: params === undefined ? { key } : { key, params } };
}

/** A part of a command, however malformed, short enough for a message. */
export function shown(value: unknown): string | number {
  if (typeof value === 'number') return Number.isFinite(value) ? value : 'NaN';
  return typeof value === 'string' ? value.slice(0, 40) : isRecord(value) ? '{}' : 'nothing';
}
