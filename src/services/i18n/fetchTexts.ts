import en from '../../../assets/locales/en.json?url';
import it from '../../../assets/locales/it.json?url';
import { isRecord } from '../../engine/kernel';
import type { Language } from './pickLanguage';

/** The texts of one language: sentences by their keys, as the locale files have them. */
export type Texts = Readonly<Record<string, unknown>>;

/** The addresses of texts, one file for each language. */
export type TextFiles = Readonly<Record<Language, string>>;

/** The texts that the app itself needs. Each game has its own. */
export const SHARED_TEXTS: TextFiles = { en, it };

/** Fetches a file instead of importing a module: a module that failed once may fail for as long as the page is open. */
export async function fetchTexts(address: string): Promise<Texts> {
  const response = await fetch(address);
  const texts: unknown = response.ok ? await response.json() : null;
  if (!isRecord(texts)) throw new Error(`${address}: ${response.status}`);
  return texts;
}
