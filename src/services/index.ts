export { createTranslator, type Translator } from './i18n/createTranslator';
export { LANGUAGES, type Language, pickLanguage } from './i18n/pickLanguage';
export { createMirror, type Mirror } from './mirror/createMirror';
export type { Problem, Report } from './report';
export { type GameStorage, openStorage } from './storage/openStorage';
export { type Claim, openTable, type Table } from './storage/table';
