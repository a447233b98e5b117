import { made } from '../dom';
import { type SettingsFormParts, settingsForm } from './settingsForm';

export function settingsPage(parts: SettingsFormParts): HTMLElement {
  const page = made('div', { className: 'page-body' });
  page.append(settingsForm(parts));
  return page;
}
