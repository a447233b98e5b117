import { made } from '../dom';
import { type DataParts, dataSection } from './dataSection';
import { type SettingsFormParts, settingsForm } from './settingsForm';

export function settingsPage(parts: SettingsFormParts & DataParts): HTMLElement {
  const page = made('div', { className: 'page-body' });
  page.append(settingsForm(parts), dataSection(parts), debugSection(parts));
  return page;
}

/** A page of its own: whoever tunes begins anew. */
function debugSection({ translate }: Pick<DataParts, 'translate'>): HTMLElement {
  const section = made('section', { className: 'data' });
  const link = made('a', { className: 'carved', textContent: translate('settings.debug') });
  link.href = './?debug';
  section.append(
    made('h2', { textContent: translate('settings.debug') }),
    made('p', { textContent: translate('settings.debugHint') }),
    link,
  );
  return section;
}
