import type { TextKey, Translate } from '../../table';
import { made } from '../dom';
import { plainText } from '../pieces/plainText';

/** Other words for settings, which the search knows as well. */
const SYNONYMS = {
  master: 'settings.findVolume',
  effects: 'settings.findVolume',
  muted: 'settings.findVolume',
  muteOnBlur: 'settings.findVolume',
  language: 'settings.findLanguage',
  palette: 'settings.findColour',
  textSize: 'settings.findText',
  odds: 'settings.findOdds',
  confirms: 'settings.findConfirm',
  singleKeys: 'settings.findKeys',
  speed: 'settings.findSpeed',
  reducedMotion: 'settings.findMotion',
  theatre: 'settings.findMotion',
} as const satisfies Readonly<Record<string, TextKey>>;

/** Returns the field that searches the groups: it hides the settings, and the groups, that do not have all its words. */
export function searchOf(groups: HTMLElement, translate: Translate): HTMLElement {
  const part = made('div', { className: 'settings-search' });
  const label = made('label');
  const input = made('input');
  const found = made('p');
  const name = translate('settings.search');
  Object.assign(input, { type: 'search', autocomplete: 'off', spellcheck: false, placeholder: name });
  found.setAttribute('role', 'status');
  input.addEventListener('input', () => {
    const words = plainText(input.value).split(/\s+/).filter(Boolean);
    const count = [...groups.children].reduce((sum, group) => sum + filterGroup(group as HTMLElement, words, translate), 0);
    found.textContent = words.length === 0 ? '' : translate('settings.found', { count });
  });
  label.append(made('span', { className: 'unseen', textContent: name }), input);
  part.append(label, found);
  return part;
}

/** Returns how many settings of the group are left; one for a group without settings that has all words. */
function filterGroup(group: HTMLElement, words: readonly string[], translate: Translate): number {
  const title = group.querySelector('h2')?.textContent ?? '';
  const has = (text: string): boolean => words.every((word) => plainText(text).includes(word));
  const rows = [...group.querySelectorAll<HTMLElement>('[data-setting]')];
  for (const row of rows) row.hidden = !has(`${title} ${row.textContent} ${synonymsOf(row, translate)}`);
  const left = rows.length === 0 ? Number(has(group.textContent)) : rows.filter(({ hidden }) => !hidden).length;
  group.hidden = left === 0;
  return left;
}

function synonymsOf({ dataset }: HTMLElement, translate: Translate): string {
  const found = Object.entries(SYNONYMS).find(([key]) => key === dataset['setting']);
  return found === undefined ? '' : translate(found[1]);
}
