import type { Translate } from '../../table';
import { carvedButton, made } from '../dom';

export interface DataParts {
  readonly translate: Translate;
  /** Saves the file. Returns what is in it, or why there is none. */
  readonly onSave: () => Promise<{ readonly isDone: boolean; readonly words: string }>;
  /** Returns the reason why the file is refused, in words, or null. */
  readonly onFile: (file: File) => Promise<string | null>;
}

/** The section that saves everything as a file and reads it back. */
export function dataSection({ translate, onSave, onFile }: DataParts): HTMLElement {
  const section = made('section', { className: 'panel data' });
  const buttons = made('div', { className: 'buttons' });
  const input = made('input', { id: 'backup-file' });
  const label = made('label', { className: 'carved file', textContent: translate('backup.read') });
  const error = made('p', { className: 'field-error' });
  const status = made('p', { className: 'data-status' });
  Object.assign(input, { type: 'file', accept: 'application/json,.json' });
  input.setAttribute('aria-describedby', 'backup-error');
  error.id = 'backup-error';
  error.setAttribute('role', 'alert');
  status.setAttribute('role', 'status');
  const say = (words: string | null, isDone: boolean): void => {
    status.textContent = isDone ? words : '';
    error.textContent = isDone ? '' : words;
  };
  const save = async (): Promise<void> => {
    const { isDone, words } = await onSave();
    say(words, isDone);
  };
  const take = async (file: File): Promise<void> => {
    say('', true);
    // The same file can be chosen again after it was corrected.
    input.value = '';
    say(await onFile(file), false);
  };
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file !== undefined) void take(file);
  });
  label.append(input);
  buttons.append(carvedButton(translate('backup.save'), { onPress: () => void save() }), label);
  section.append(
    made('h2', { textContent: translate('backup.title') }),
    made('p', { textContent: translate('backup.hint') }),
    buttons,
    error,
    status,
  );
  return section;
}
