import { AT_LENGTH } from './atLength';

export const LOCALES = ['en-GB', 'it-IT'] as const;

/** What axe checks hardly depends on the words: the suite asks it in the language with the longer ones, at length in both. */
export const FOR_AXE = AT_LENGTH ? LOCALES : (['it-IT'] as const);
