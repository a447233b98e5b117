import { made, type SettingsFormParts, settingsForm } from '../pages';
import { openSheet } from './Sheet';

export interface SettingsSheetParts extends Omit<SettingsFormParts, 'until'> {
  /** Calls whenever all words are others. The answer ends it. */
  readonly onLanguage: (act: () => void) => () => void;
  readonly onClose: () => void;
}

/** The settings of the app, without leaving the table. */
export function openSettings({ onLanguage, onClose, ...parts }: SettingsSheetParts): void {
  const { translate } = parts;
  let shown = new AbortController();
  const body = made('div');
  const dialog = openSheet({
    translate,
    title: translate('sheet.settings'),
    look: 'settings',
    body,
    onClose: () => {
      shown.abort();
      stop();
      onClose();
    },
  });
  const fill = (): void => {
    shown.abort();
    shown = new AbortController();
    const form = settingsForm({ ...parts, until: shown.signal });
    const isBegun = body.childElementCount > 0;
    dialog.querySelector('h2')?.replaceChildren(translate('sheet.settings'));
    body.replaceChildren(form);
    // Whoever has just chosen a language stays with it.
    if (isBegun) body.querySelector<HTMLElement>('input[name=language]:checked')?.focus();
  };
  const stop = onLanguage(fill);
  fill();
}
