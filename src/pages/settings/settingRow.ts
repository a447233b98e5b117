import type { SettingsStore } from '../../services';
import type { Translate } from '../../table';
import { made } from '../dom';

export type Settings = ReturnType<SettingsStore['current']>;

export interface SettingRowParts<Key extends keyof Settings> {
  readonly key: Key;
  readonly field: HTMLElement;
  readonly translate: Translate;
  readonly initial: Settings;
  readonly onReset: (value: Pick<Settings, Key>) => void;
}

export interface SettingRow {
  readonly element: HTMLElement;
  show(now: Settings): void;
}

/** Returns a setting with a button that sets it as at first, which is there as long as it is otherwise. */
export function settingRow<Key extends keyof Settings>({
  key,
  field,
  translate,
  initial,
  onReset,
}: SettingRowParts<Key>): SettingRow {
  const element = made('div', { className: 'setting' });
  const reset = made('button', { className: 'setting-reset', textContent: '↺' });
  const name = field.querySelector('legend, span')?.textContent ?? '';
  element.dataset['setting'] = key;
  reset.type = 'button';
  reset.title = translate('settings.reset', { setting: name });
  reset.setAttribute('aria-label', reset.title);
  reset.addEventListener('click', () => {
    onReset({ [key]: initial[key] } as Pick<Settings, Key>);
    // The button hides itself, so the focus goes to what it has set.
    (field.querySelector<HTMLElement>('input:checked') ?? field.querySelector('input'))?.focus();
  });
  element.append(field, reset);
  return {
    element,
    show(now) {
      reset.hidden = now[key] === initial[key];
    },
  };
}
