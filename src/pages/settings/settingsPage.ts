import { made } from '../dom';
import { type DataParts, dataSection } from './dataSection';
import { type SettingsFormParts, settingsForm } from './settingsForm';

export function settingsPage(parts: SettingsFormParts & DataParts): HTMLElement {
  const page = made('div', { className: 'page-body' });
  page.append(settingsForm(parts), dataSection(parts));
  return page;
}
