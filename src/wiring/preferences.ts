import { guardSingleKeys, openSettings, type Report } from '../services';
import type { Presentation } from '../table';
import { type Languages, openLanguages } from './languages';
import { type PaletteWatch, watchPalette } from './palette';

export interface Preferences extends PaletteWatch, Languages {
  /** Returns how events are shown. A player who wants them at once gets them so, also where nothing else may move. */
  manner(): Presentation;
  /** The speed that is set, where motion is wanted at all. */
  pace(): Presentation;
}

/** The settings, and what they mean for the whole document. */
export function openPreferences(report: Report): Preferences {
  const stored = openSettings({ report, tabs: window });
  const languages = openLanguages({ settings: stored, report });
  const { settings, language, onLanguage } = languages;
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  // It is asked for at every frame, and to look it up takes the browser long.
  let isStill = still.matches;

  const isReduced = (): boolean => {
    const { reducedMotion } = settings.current();
    return reducedMotion === 'on' || (reducedMotion === 'auto' && isStill);
  };
  const dress = (): void => {
    const { documentElement: root } = document;
    root.lang = language();
    root.dataset['motion'] = isReduced() ? 'reduced' : 'full';
    root.style.setProperty('--text-scale', String(settings.current().textSize / 100));
  };

  onLanguage(dress);
  settings.subscribe(dress);
  guardSingleKeys(window, () => settings.current().singleKeys);
  still.addEventListener('change', () => {
    isStill = still.matches;
    dress();
  });
  dress();
  return {
    ...watchPalette(settings),
    ...languages,
    manner: () => (isReduced() && settings.current().speed !== 'instant' ? 'crossfade' : settings.current().speed),
    pace: () => (isReduced() ? 'crossfade' : settings.current().speed),
  };
}
