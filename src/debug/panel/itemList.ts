import type { DebugItem } from '../../games/contract';
import { made } from '../../pages';
import { found, groupOf, keyOf } from '../catalogue';
import { isWord, type Words } from '../words';

export interface ItemList {
  readonly element: HTMLElement;
  show(items: readonly DebugItem[]): void;
  focus(): void;
}

/** The list of everything that can be played or tuned, by group, filtered by the search. */
export function itemList(words: Words, onChoose: (item: DebugItem) => void): ItemList {
  const element = made('section');
  const label = made('label', { textContent: words('search') });
  const search = made('input');
  const list = made('div', { className: 'debug-list' });
  let items: readonly DebugItem[] = [];
  let chosen: string | null = null;
  search.type = 'search';
  label.append(search);
  list.setAttribute('role', 'group');
  list.setAttribute('aria-label', words('list'));
  element.append(label, list);
  walkable(search, list);

  const choose = (item: DebugItem, button: HTMLElement): void => {
    chosen = keyOf(item);
    for (const other of list.querySelectorAll('button')) other.setAttribute('aria-pressed', String(other === button));
    onChoose(item);
  };
  const buttonFor = (item: DebugItem): HTMLElement => itemButton(item, { isChosen: keyOf(item) === chosen, choose });
  const refresh = (): void => {
    const parts = [...grouped(found(items, search.value))].flatMap(([group, members]) => [
      made('h2', { textContent: isWord(group) ? words(group) : group }),
      ...members.map(buttonFor),
    ]);
    list.replaceChildren(...(parts.length > 0 ? parts : [made('p', { textContent: words('nothing') })]));
    reach(list, list.querySelector('[aria-pressed=true]') ?? list.querySelector('button'));
  };
  search.addEventListener('input', refresh);
  return {
    element,
    show(all) {
      items = all;
      refresh();
    },
    focus: () => search.focus(),
  };
}

function itemButton(item: DebugItem, { isChosen, choose }: ItemButton): HTMLElement {
  const button = made('button', { textContent: item.name });
  button.type = 'button';
  button.dataset['item'] = keyOf(item);
  button.setAttribute('aria-pressed', String(isChosen));
  button.tabIndex = -1;
  button.addEventListener('click', () => choose(item, button));
  return button;
}

interface ItemButton {
  readonly isChosen: boolean;
  readonly choose: (item: DebugItem, button: HTMLElement) => void;
}

/** Makes the list one stop for the Tab key. Arrows move within it, and from the search into it. */
function walkable(search: HTMLElement, list: HTMLElement): void {
  const buttons = (): readonly HTMLButtonElement[] => [...list.querySelectorAll('button')];
  search.addEventListener('keydown', ({ key }) => {
    const [first] = buttons();
    if (key === 'Enter') first?.click();
    if (key === 'ArrowDown') first?.focus();
  });
  list.addEventListener('focusin', ({ target }) => reach(list, target));
  list.addEventListener('keydown', (event) => {
    const by = STEPS[event.key];
    const at = [...list.querySelectorAll('button')].findIndex((one) => one.matches(':focus'));
    if (by === undefined || at < 0) return;
    event.preventDefault();
    if (at + by < 0) search.focus();
    else buttons()[at + by]?.focus();
  });
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function reach(list: HTMLElement, one: EventTarget | null): void {
  for (const button of list.querySelectorAll('button')) button.tabIndex = button === one ? 0 : -1;
}

function grouped(items: readonly DebugItem[]): ReadonlyMap<string, readonly DebugItem[]> {
  const groups = new Map<string, DebugItem[]>();
  for (const item of items) {
    const group = groups.get(groupOf(item)) ?? [];
    group.push(item);
    groups.set(groupOf(item), group);
  }
  return groups;
}
