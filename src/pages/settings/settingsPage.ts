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
  page.append(tableStrip(), settingsForm({ ...parts, more: [dataSection(parts), aboutSection(parts)] }));
  return page;
}

/** Dice and signs in the colours and letters of the moment: a picture of what the settings change. */
function tableStrip(): HTMLElement {
  const strip = made('div', { className: 'table-strip' });
  strip.setAttribute('aria-hidden', 'true');
  const dice = ['strength', 'agility', 'magic', 'heroic'].map((colour, at) => {
    const die = made('i', { className: 'strip-die', textContent: String(6 - at) });
    die.style.background = `var(--${colour})`;
    return die;
  });
  strip.append(...dice, made('i', { className: 'strip-heart' }), made('i', { className: 'strip-time' }));
  return strip;
}

function aboutSection({ translate, onCredits, changedByHost }: Pick<DataParts, 'translate'> & AboutParts): HTMLElement {
  const section = made('section', { className: 'panel data' });
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
