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
  page.append(settingsForm(parts), dataSection(parts), aboutSection(parts));
  return page;
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
