import { createTranslator, LANGUAGES, type Language } from '../../../src/services';
import type { Translate } from '../../../src/table';
import { TEXTS } from '../../support/translator';
import en from './words/en.json';
import it from './words/it.json';

const OWN = { en, it } as const;

/** Speaks as the table does: with the texts of the app and of this game. */
export const SPEECH = Object.fromEntries(
  LANGUAGES.map((language) => [language, createTranslator(language, [TEXTS[language], OWN[language]]).t]),
) as Readonly<Record<Language, Translate>>;
