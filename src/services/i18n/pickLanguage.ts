export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The first language of the browser's list that the game speaks, regions aside. */
export function pickLanguage(setting: Language | 'auto', preferred: readonly string[]): Language {
  if (setting !== 'auto') return setting;
  const spoken = preferred.map((tag) => LANGUAGES.find((language) => tag.toLowerCase().split(/[-_]/)[0] === language));
  return spoken.find((language) => language !== undefined) ?? 'en';
}
