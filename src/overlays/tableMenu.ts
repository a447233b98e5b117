import { carvedButton, made } from '../pages';
import type { Translate } from '../table';
import { openSheet } from './Sheet';

export interface MenuItem {
  readonly label: string;
  readonly detail?: string;
  readonly gold?: boolean;
  readonly onPress: () => void;
}

/** What can be done beside the game. Each item closes the menu first: what it opens comes in its place. */
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
