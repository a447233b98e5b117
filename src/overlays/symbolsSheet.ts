import { type SymbolList, symbolLists } from '../games/onedeck/table';
import { made, signElement } from '../pages';
import type { Translate } from '../table';
import { openSheet } from './Sheet';

/** Every sign at the table with what it means. */
export function openSymbols(translate: Translate): HTMLDialogElement {
  const body = made('div', { className: 'symbols' });
  body.append(...symbolLists(translate).map(listElement));
  body.tabIndex = 0;
  const dialog = openSheet({ translate, title: translate('sheet.symbols'), look: 'symbols', body, keys: ['?', 'f1'] });
  body.focus();
  return dialog;
}

function listElement({ title, symbols }: SymbolList): HTMLElement {
  const section = made('section');
  const list = made('dl');
  list.append(
    ...symbols.map(({ id, name, text }) => {
      const row = made('div');
      row.append(signElement(id), made('dt', { textContent: name }), made('dd', { textContent: text }));
      return row;
    }),
  );
  section.append(made('h3', { textContent: title }), list);
  return section;
}
