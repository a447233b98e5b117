import { expect } from 'vitest';
import { LANGUAGES } from '../../src/services';
import type { Translate } from '../../src/table';
import { TEXTS, translatorIn } from './translator';

export const TONGUES: readonly (readonly [language: string, translate: Translate])[] = LANGUAGES.map(
  (language) => [language, translatorIn(language).t] as const,
);

const RAW_KEY = new RegExp(`^(${Object.keys(TEXTS.en).join('|')})\\.\\w`);

/** Every text in a value, however deep it lies. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** A sentence for people: no key, no hole that nothing filled. */
export function expectSpoken(text: string): void {
  expect(text).not.toContain('{{');
  expect(text).not.toMatch(RAW_KEY);
  expect(text).not.toMatch(/\b(undefined|null|NaN)\b|\[object/);
  expect(text.trim()).not.toBe('');
  // Nor one that was filled with nothing.
  expect(text).not.toMatch(/^[\s.,:;·]|\s{2}|\s[.,:;)]|\(\s*\)|[\s:·]$/);
}
