import type { SettingsStore } from '../../services';
import type { Languages } from '../languages';

export interface Wording extends Pick<Languages, 'onLanguage'> {
  readonly settings: Pick<SettingsStore, 'current' | 'subscribe'>;
}

/** Calls when what is written is in another language, has to be of another size, or shows keys or none. The answer ends it. */
export function onOtherWords({ settings, onLanguage }: Wording, act: () => void): () => void {
  let { textSize, singleKeys } = settings.current();
  const stopLanguage = onLanguage(act);
  const stop = settings.subscribe((now) => {
    const same = now.textSize === textSize && now.singleKeys === singleKeys;
    ({ textSize, singleKeys } = now);
    if (!same) act();
  });
  return () => {
    stopLanguage();
    stop();
  };
}
