import { createTranslator, type Language, openSettings, pickLanguage, type Report, type SettingsStore } from '../services';
import { PALETTE, type PaletteId, type Speed, type TableTools, type Translate } from '../stage';
import { dressPage } from './dressPage';

export interface Preferences {
  readonly settings: SettingsStore;
  /** Speaks whatever language is set when it is asked. */
  readonly translate: Translate;
  language(): Language;
  speed(): Speed;
  /** The speed that is set, where motion is wanted at all. */
  pace(): TableTools['speed'];
  /** Calls whenever other colours are in force. The answer ends it. */
  onPalette(act: () => void): () => void;
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
  const contrast = ['(prefers-contrast: more)', '(forced-colors: active)'].map((query) => matchMedia(query));
  const watchers = new Set<() => void>();
  const paletteNow = (): PaletteId => {
    const { palette } = settings.current();
    if (palette !== 'auto') return palette;
    return contrast.some(({ matches }) => matches) ? 'contrast' : 'lantern';
  };
  const dress = (): void => {
    const { documentElement: root } = document;
    const before = PALETTE.id;
    dressPage(paletteNow());
    if (PALETTE.id !== before) for (const act of [...watchers]) act();
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
  for (const query of [still, ...contrast]) query.addEventListener('change', dress);
  window.addEventListener('languagechange', heed);
  dress();
  return {
    settings,
    translate: (key, params) => translator.t(key, params),
    language: () => translator.language,
    speed: () => (isReduced() ? 'instant' : settings.current().speed),
    pace: () => (isReduced() ? 'still' : settings.current().speed),
    onPalette(act) {
      watchers.add(act);
      return () => void watchers.delete(act);
    },
  };
}
