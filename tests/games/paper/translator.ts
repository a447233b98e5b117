import en from '../../../src/games/paper/words/en.json';
import it from '../../../src/games/paper/words/it.json';
import { createTranslator, LANGUAGES, type Language } from '../../../src/services';
import type { Translate } from '../../../src/table';
import { TEXTS } from '../../support/translator';

const OWN = { en, it } as const;

/** Speaks as the table does: with the texts of the app and of this game. */
export const SPEECH = Object.fromEntries(
  LANGUAGES.map((language) => [language, createTranslator(language, [TEXTS[language], OWN[language]]).t]),
) as Readonly<Record<Language, Translate>>;
