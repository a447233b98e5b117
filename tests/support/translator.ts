import en from '../../assets/locales/en.json';
import it from '../../assets/locales/it.json';
import { createTranslator, type Language, type Translator } from '../../src/services';

export const TEXTS = { en, it } as const satisfies Record<Language, unknown>;

export const translatorIn = (language: Language): Translator => createTranslator(language, TEXTS[language]);
