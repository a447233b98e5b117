import { made, type SettingsFormParts, settingsForm } from '../pages';
import { openSheet } from './Sheet';

/** The settings of the house, without leaving the table. */
export function openSettings({ onClose, ...parts }: Omit<SettingsFormParts, 'until'> & { readonly onClose: () => void }): void {
  const { translate, settings } = parts;
  let shown = new AbortController();
  let language = '';
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
    if (language === settings.current().language) return;
    ({ language } = settings.current());
    shown.abort();
    shown = new AbortController();
    const form = settingsForm({ ...parts, until: shown.signal });
    const isBegun = body.childElementCount > 0;
    dialog.querySelector('h2')?.replaceChildren(translate('sheet.settings'));
    body.replaceChildren(form);
    // Whoever has just chosen a language stays with it.
    if (isBegun) body.querySelector<HTMLElement>('input[name=language]:checked')?.focus();
  };
  const stop = settings.subscribe(fill);
  fill();
}
