import { createTranslator, type Language, openSettings, pickLanguage, type Report, type SettingsStore } from '../services';
import type { Speed, TableTools, Translate } from '../stage';
import { type PaletteWatch, watchPalette } from './palette';

export interface Preferences extends PaletteWatch {
  readonly settings: SettingsStore;
  /** Speaks whatever language is set when it is asked. */
  readonly translate: Translate;
  language(): Language;
  speed(): Speed;
  /** The speed that is set, where motion is wanted at all. */
  pace(): TableTools['speed'];
}

export interface PreferenceParts {
  readonly report: Report;
  /** What is on the screen has to be said anew. */
  readonly onLanguage: () => void;
}

/** The settings, and what they mean for the whole document. */
export function openPreferences({ report, onLanguage }: PreferenceParts): Preferences {
  const settings = openSettings({ report, tabs: window });
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const languageNow = (): Language => pickLanguage(settings.current().language, navigator.languages);
  let translator = createTranslator(languageNow());

  const isReduced = (): boolean => {
    const { reducedMotion } = settings.current();
    return reducedMotion === 'on' || (reducedMotion === 'auto' && still.matches);
  };
  const dress = (): void => {
    const { documentElement: root } = document;
    root.lang = translator.language;
    root.dataset['motion'] = isReduced() ? 'reduced' : 'full';
    root.style.setProperty('--text-scale', String(settings.current().textSize / 100));
  };
  const heed = (): void => {
    const spoken = translator.language;
    if (languageNow() !== spoken) translator = createTranslator(languageNow());
    dress();
    if (translator.language !== spoken) onLanguage();
  };

  settings.subscribe(heed);
  still.addEventListener('change', dress);
  window.addEventListener('languagechange', heed);
  dress();
  return {
    ...watchPalette(settings),
    settings,
    translate: (key, params) => translator.t(key, params),
    language: () => translator.language,
    speed: () => (isReduced() ? 'instant' : settings.current().speed),
    pace: () => (isReduced() ? 'still' : settings.current().speed),
  };
}
