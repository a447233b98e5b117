import { type SettingsFormParts, settingsForm } from '../pages';
import { openSheet } from './Sheet';

/** The settings of the house, without leaving the table. */
export function openSettings({ onClose, ...parts }: Omit<SettingsFormParts, 'until'> & { readonly onClose: () => void }): void {
  const shown = new AbortController();
  const { translate } = parts;
  const body = settingsForm({ ...parts, until: shown.signal });
  openSheet({
    translate,
    title: translate('sheet.settings'),
    look: 'settings',
    body,
    onClose: () => {
      shown.abort();
      onClose();
    },
  });
}
