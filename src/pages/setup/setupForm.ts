import './setup.css';
import type { Seed } from '../../engine/kernel';
import type { Translate } from '../../table';
import { made, submitButton } from '../dom';
import { seedField } from './seedField';

export interface SetupFormParts {
  readonly translate: Translate;
  /** The fields, in this order. */
  readonly fields: readonly HTMLElement[];
  /** Begins the game with the current choices; without a seed, a random one is used. */
  readonly onBegin: (seed: Seed | null) => void;
}

export interface SetupForm {
  readonly element: HTMLElement;
  /** Returns the summary of the choices beside the button. */
  tell(words: string): void;
}

/** The form before a game of any kind: its own fields, a seed for those who want one, and the bar with the button. */
export function setupForm({ translate, fields, onBegin }: SetupFormParts): SetupForm {
  const element = made('form', { className: 'setup' });
  const words = made('p', { className: 'begin-words' });
  const seed = seedField(translate);
  const begin = (): void => {
    const by = seed.chosen();
    if (by.ok) onBegin(by.value);
  };
  element.append(...fields, seed.element, beginBar(words, submitButton(translate('setup.begin'), begin)));
  return {
    element,
    tell(text) {
      words.textContent = text;
    },
  };
}

function beginBar(words: HTMLElement, button: HTMLElement): HTMLElement {
  const bar = made('div', { className: 'begin' });
  bar.append(words, button);
  return bar;
}
