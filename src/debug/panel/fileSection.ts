import { LIMITS, type Rejection } from '../../engine/kernel';
import { carvedButton, made } from '../../pages';
import type { TuningDesk } from '../TuningDesk';
import { isWord, type Words } from '../words';

export interface FileSection {
  readonly element: HTMLElement;
  refresh(): void;
}

/** The section with the changes, undo, and the file. */
export function fileSection(words: Words, desk: TuningDesk, save: (name: string, text: string) => void): FileSection {
  const element = made('section');
  const changes = made('ul', { className: 'debug-changes' });
  const said = made('p', { className: 'field-error' });
  const undo = carvedButton(words('undo'), { onPress: () => desk.undo() });
  const redo = carvedButton(words('redo'), { onPress: () => desk.redo() });
  const compare = carvedButton(words('compare'), { onPress: () => desk.compare() });
  const reset = carvedButton(words('reset'), { onPress: () => desk.reset() });
  said.setAttribute('role', 'alert');
  const row = made('div', { className: 'debug-row' });
  const own = carvedButton(words('export'), { onPress: () => save('tuning.json', desk.exported('own')) });
  const shared = carvedButton(words('exportShared'), { onPress: () => save('tuning-shared.json', desk.exported('shared')) });
  const changed = carvedButton(words('exportChanges'), { onPress: () => save('tuning-changes.json', desk.exportedChanges()) });
  row.append(undo, redo, compare, reset, own, shared, changed);
  row.append(
    fileField(words('import'), async (file) => {
      said.textContent = '';
      said.textContent = await taken(file, desk, words);
    }),
  );
  element.append(made('h2', { textContent: words('changes') }), changes, row, said);
  return {
    element,
    refresh() {
      undo.disabled = !desk.canUndo || desk.isComparing;
      changed.disabled = desk.changes.length === 0;
      redo.disabled = !desk.canRedo || desk.isComparing;
      compare.setAttribute('aria-pressed', String(desk.isComparing));
      const lines = desk.changes.map(({ spot, saved, now }) => `${spot.join('.')}: ${saved ?? '–'} → ${now ?? '–'}`);
      const first = lines.length === 0 ? [words('unchanged')] : desk.isComparing ? [words('comparing')] : [];
      changes.replaceChildren(...[...first, ...lines].map((textContent) => made('li', { textContent })));
    },
  };
}

/** Says what became of a file. One that is far larger than any tuning is not read. */
async function taken(file: File, desk: TuningDesk, words: Words): Promise<string> {
  if (file.size > LIMITS.tuning) return words('tooLarge', { size: `${LIMITS.tuning / 2 ** 20} MB` });
  const text = await file.text().catch(() => null);
  if (text === null) return words('unreadable');
  const why = desk.imported(text);
  return why === null ? words('imported') : inWords(why, words);
}

/** `motions.dieRolled.duration: must be …` */
function inWords({ key, params = {} }: Rejection, words: Words): string {
  const must = `must.${params['must']}`;
  if (key !== 'tuningWrong' || !isWord(must)) return words('notJson');
  return words('mustBe', { path: params['path'] || words('wholeFile'), must: words(must) });
}

function fileField(text: string, onFile: (file: File) => Promise<void>): HTMLElement {
  const label = made('label', { className: 'carved file', textContent: text });
  const input = made('input');
  Object.assign(input, { type: 'file', accept: 'application/json,.json' });
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    // The same file, mended, is to be taken again.
    if (file !== undefined) void onFile(file);
    input.value = '';
  });
  label.append(input);
  return label;
}
