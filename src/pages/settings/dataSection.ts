import type { Translate } from '../../stage';
import { carvedButton, made } from '../dom';

export interface DataParts {
  readonly translate: Translate;
  readonly onSave: () => void;
  /** Answers why the file cannot be taken, in words, or null. */
  readonly onFile: (file: File) => Promise<string | null>;
}

/** Everything as a file, to keep or to take to another device. */
export function dataSection({ translate, onSave, onFile }: DataParts): HTMLElement {
  const section = made('section', { className: 'data' });
  const buttons = made('div', { className: 'buttons' });
  const input = made('input', { id: 'backup-file' });
  const label = made('label', { className: 'carved file', textContent: translate('backup.read') });
  const error = made('p', { className: 'field-error' });
  Object.assign(input, { type: 'file', accept: 'application/json,.json' });
  input.setAttribute('aria-describedby', 'backup-error');
  error.id = 'backup-error';
  error.setAttribute('role', 'alert');
  const take = async (file: File): Promise<void> => {
    error.textContent = '';
    // The same file, mended, is to be taken again.
    input.value = '';
    error.textContent = await onFile(file);
  };
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file !== undefined) void take(file);
  });
  label.append(input);
  buttons.append(carvedButton(translate('backup.save'), { onPress: onSave }), label);
  section.append(
    made('h2', { textContent: translate('backup.title') }),
    made('p', { textContent: translate('backup.hint') }),
    buttons,
    error,
  );
  return section;
}
