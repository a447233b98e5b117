import type { SettingsStore } from '../services';

/** Calls when what is written has to be in another language, or of another size. The answer ends it. */
export function onOtherWords(settings: Pick<SettingsStore, 'current' | 'subscribe'>, act: () => void): () => void {
  let { language, textSize } = settings.current();
  return settings.subscribe((now) => {
    const same = now.language === language && now.textSize === textSize;
    ({ language, textSize } = now);
    if (!same) act();
  });
}
