import type { SignList } from '../games/contract';
import { made } from '../pages';
import type { Translate } from '../table';
import { openSheet } from './Sheet';

/** Opens the list of all signs with their meanings. */
export function openSymbols(lists: readonly SignList[], translate: Translate): HTMLDialogElement {
  const body = made('div', { className: 'symbols' });
  body.append(...lists.map(listElement));
  body.tabIndex = 0;
  const dialog = openSheet({ translate, title: translate('sheet.symbols'), look: 'symbols', body, keys: ['?', 'f1'] });
  body.focus();
  return dialog;
}

function listElement({ title, signs }: SignList): HTMLElement {
  const section = made('section');
  const list = made('dl');
  list.append(
    ...signs.map(({ picture, name, text }) => {
      const row = made('div');
      row.append(picture, made('dt', { textContent: name }), made('dd', { textContent: text }));
      return row;
    }),
  );
  section.append(made('h3', { textContent: title }), list);
  return section;
}
