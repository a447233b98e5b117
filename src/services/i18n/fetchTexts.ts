import en from '../../../assets/locales/en.json?url';
import it from '../../../assets/locales/it.json?url';
import { isRecord } from '../../engine/kernel';
import type { Language } from './pickLanguage';

/** The texts of one language: sentences by their keys, as the locale files have them. */
export type Texts = Readonly<Record<string, unknown>>;

const FILES: Readonly<Record<Language, string>> = { en, it };

/** Fetches a file instead of importing a module: a module that failed once may fail for as long as the page is open. */
export async function fetchTexts(language: Language): Promise<Texts> {
  const response = await fetch(FILES[language]);
  const texts: unknown = response.ok ? await response.json() : null;
  if (!isRecord(texts)) throw new Error(`${FILES[language]}: ${response.status}`);
  return texts;
}
