import { carvedButton, made } from '../pages';
import type { Translate } from '../stage';
import { openSheet } from './Sheet';

export interface MenuItem {
  readonly label: string;
  readonly detail?: string;
  readonly gold?: boolean;
  /** Why it cannot be done now. */
  readonly refusal?: string;
  /** Asked before it is done. */
  readonly question?: string;
  readonly onPress: () => void;
}

/** What can be done beside the game: each item closes the menu, those that cannot be taken back ask first. */
export function openMenu(items: readonly MenuItem[], translate: Translate): HTMLDialogElement {
  const body = made('div', { className: 'table-menu' });
  const dialog = openSheet({ translate, title: translate('table.menu'), look: 'menu', body });
  const list = (): void => {
    body.replaceChildren(...items.map((item) => itemButton(item, { dialog, ask })));
    body.querySelector('button')?.focus();
  };
  const ask = (item: MenuItem): void => {
    const yes = itemButton({ label: item.label, gold: true, onPress: item.onPress }, { dialog, ask });
    const no = carvedButton(translate('sheet.back'), { onPress: list });
    body.replaceChildren(made('p', { textContent: item.question ?? '' }), no, yes);
    no.focus();
  };
  list();
  return dialog;
}

interface Setting {
  readonly dialog: HTMLDialogElement;
  readonly ask: (item: MenuItem) => void;
}

function itemButton(item: MenuItem, { dialog, ask }: Setting): HTMLButtonElement {
  const { label, detail = '', gold = false, refusal, question, onPress } = item;
  const button = carvedButton(label, {
    detail: refusal ?? detail,
    gold,
    onPress: () => {
      if (refusal !== undefined) return;
      if (question !== undefined) {
        ask(item);
        return;
      }
      dialog.close();
      onPress();
    },
  });
  if (refusal !== undefined) button.setAttribute('aria-disabled', 'true');
  return button;
}
