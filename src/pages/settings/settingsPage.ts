import { carvedButton, made } from '../dom';
import { type DataParts, dataSection } from './dataSection';
import { type SettingsFormParts, settingsForm } from './settingsForm';

export interface AboutParts {
  readonly onCredits: () => void;
  /** Resolves when the host turns out to change the game's files, so that they cannot be kept. */
  readonly changedByHost: Promise<void>;
}

export function settingsPage(parts: SettingsFormParts & DataParts & AboutParts): HTMLElement {
  const page = made('div', { className: 'page-body' });
  page.append(settingsForm(parts), dataSection(parts), debugSection(parts), aboutSection(parts));
  return page;
}

/** The debug scene is a page of its own, so the app starts again there. */
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

function aboutSection({ translate, onCredits, changedByHost }: Pick<DataParts, 'translate'> & AboutParts): HTMLElement {
  const section = made('section', { className: 'data' });
  const changed = made('p', { textContent: translate('settings.changedByHost') });
  changed.hidden = true;
  void changedByHost.then(() => {
    changed.hidden = false;
  });
  section.append(
    made('h2', { textContent: translate('settings.about') }),
    changed,
    made('p', { textContent: translate('settings.aboutHint') }),
    carvedButton(translate('page.credits'), { onPress: onCredits }),
  );
  return section;
}
