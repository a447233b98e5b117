import { carvedButton, made } from '../pages';
import type { Translate } from '../table';
import { openSheet } from './Sheet';

export interface MenuItem {
  readonly label: string;
  readonly detail?: string;
  readonly gold?: boolean;
  readonly onPress: () => void;
}

/** Opens the menu of the table: the wanderer at rest, and beside it the items in groups. Each closes the menu first and then does what it says. */
export function openMenu(groups: readonly (readonly MenuItem[])[], translate: Translate): HTMLDialogElement {
  const body = made('div', { className: 'table-menu' });
  const scene = made('div', { className: 'menu-scene' });
  const list = made('div', { className: 'menu-groups' });
  const dialog = openSheet({ translate, title: translate('table.menu'), look: 'menu', body });
  scene.setAttribute('aria-hidden', 'true');
  for (const items of groups) {
    const group = made('div', { className: 'menu-group' });
    group.append(...items.map((item) => itemButton(item, () => dialog.close())));
    list.append(group);
  }
  body.append(scene, list);
  body.querySelector('button')?.focus();
  return dialog;
}

function itemButton({ label, detail = '', gold = false, onPress }: MenuItem, close: () => void): HTMLButtonElement {
  return carvedButton(label, {
    detail,
    gold,
    onPress: () => {
      close();
      onPress();
    },
  });
}
