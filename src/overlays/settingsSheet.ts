import { made, type SettingsFormParts, settingsForm } from '../pages';
import { openSheet } from './Sheet';

export interface SettingsSheetParts extends Omit<SettingsFormParts, 'until'> {
  /** Calls `act` when the language changes. Returns a function that ends it. */
  readonly onLanguage: (act: () => void) => () => void;
  readonly onClose: () => void;
}

/** Opens the settings of the app over the table. */
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
    // The focus stays on the language that was just chosen.
    if (isBegun) body.querySelector<HTMLElement>('input[name=language]:checked')?.focus();
  };
  const stop = onLanguage(fill);
  fill();
}
