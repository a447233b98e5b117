import { carvedButton, made } from '../pages';
import type { Translate } from '../table';
import { openSheet } from './Sheet';

export interface MenuItem {
  readonly label: string;
  readonly detail?: string;
  readonly gold?: boolean;
  readonly onPress: () => void;
}

/** Opens the menu of the table. Each item closes the menu first and then opens its own dialog. */
export function openMenu(items: readonly MenuItem[], translate: Translate): HTMLDialogElement {
  const body = made('div', { className: 'table-menu' });
  const dialog = openSheet({ translate, title: translate('table.menu'), look: 'menu', body });
  body.append(
    ...items.map(({ label, detail = '', gold = false, onPress }) =>
      carvedButton(label, {
        detail,
        gold,
        onPress: () => {
          dialog.close();
          onPress();
        },
      }),
    ),
  );
  body.querySelector('button')?.focus();
  return dialog;
}
