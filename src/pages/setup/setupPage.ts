import type { Setup } from '../../engine/onedeck';
import type { Translate } from '../../stage';
import { carvedButton, made } from '../dom';
import { setupForm } from './setupForm';

export interface SetupParts {
  readonly translate: Translate;
  /** What was chosen last. */
  readonly setup: Setup;
  readonly onBegin: (setup: Setup) => void;
}

export function setupPage({ translate, setup, onBegin }: SetupParts): HTMLElement {
  const page = made('div', { className: 'page-body' });
  const form = setupForm(translate, setup);
  page.append(form.fields, carvedButton(translate('setup.begin'), { gold: true, onPress: () => onBegin(form.chosen()) }));
  return page;
}
