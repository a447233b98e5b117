import { type Parsed, parseSeed, type Seed } from '../../engine/kernel';
import type { Translate } from '../../table';
import { made } from '../dom';

export interface SeedField {
  readonly element: HTMLElement;
  /** Returns the seed; null for a random one. An invalid seed is reported beside the field, which then gets the focus. */
  chosen(): Parsed<Seed | null>;
}

/** Returns the field for a seed, with which the same game can be played again. It is folded at first. */
export function seedField(translate: Translate): SeedField {
  const element = made('details', { className: 'seed' });
  const label = made('label', { textContent: translate('setup.seed') });
  const input = made('input', { id: 'seed' });
  const hint = made('p', { id: 'seed-hint', textContent: translate('setup.seedHint') });
  const error = made('p', { id: 'seed-error', className: 'field-error' });
  const parsed = (): Parsed<Seed | null> => {
    const text = input.value.trim();
    return text === '' ? { ok: true, value: null } : parseSeed(text);
  };
  const tell = (): void => {
    const seed = parsed();
    error.textContent = seed.ok ? '' : translate('setup.seedTooLong', { count: seed.rejection.params?.['most'] ?? 0 });
    input.setAttribute('aria-invalid', String(!seed.ok));
  };
  Object.assign(input, { type: 'text', autocomplete: 'off', spellcheck: false });
  input.setAttribute('autocapitalize', 'off');
  input.setAttribute('aria-describedby', `${error.id} ${hint.id}`);
  error.setAttribute('role', 'alert');
  label.htmlFor = input.id;
  input.addEventListener('input', tell);
  element.append(made('summary', { textContent: translate('setup.sameGame') }), label, input, error, hint);
  return {
    element,
    chosen() {
      const seed = parsed();
      if (!seed.ok) {
        element.open = true;
        input.focus();
      }
      return seed;
    },
  };
}
