import { made } from '../../pages';
import { found, groupOf, type Item, keyOf } from '../catalogue';
import { isWord, type Words } from '../words';

export interface ItemList {
  readonly element: HTMLElement;
  show(items: readonly Item[]): void;
}

/** Everything that can be played or tuned, by group, as far as it is looked for. */
export function itemList(words: Words, onChoose: (item: Item) => void): ItemList {
  const element = made('section');
  const label = made('label', { textContent: words('search') });
  const search = made('input');
  const list = made('div', { className: 'debug-list' });
  let items: readonly Item[] = [];
  let chosen: string | null = null;
  search.type = 'search';
  label.append(search);
  list.setAttribute('role', 'group');
  list.setAttribute('aria-label', words('list'));
  element.append(label, list);

  const buttonFor = (item: Item): HTMLElement => {
    const button = made('button', { textContent: item.name });
    button.type = 'button';
    button.dataset['item'] = keyOf(item);
    button.setAttribute('aria-pressed', String(keyOf(item) === chosen));
    button.addEventListener('click', () => {
      chosen = keyOf(item);
      for (const other of list.querySelectorAll('button')) other.setAttribute('aria-pressed', String(other === button));
      onChoose(item);
    });
    return button;
  };
  const refresh = (): void => {
    const parts = [...grouped(found(items, search.value))].flatMap(([group, members]) => [
      made('h2', { textContent: isWord(group) ? words(group) : group }),
      ...members.map(buttonFor),
    ]);
    list.replaceChildren(...(parts.length > 0 ? parts : [made('p', { textContent: words('nothing') })]));
  };
  search.addEventListener('input', refresh);
  return {
    element,
    show(all) {
      items = all;
      refresh();
    },
  };
}

function grouped(items: readonly Item[]): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(groupOf(item)) ?? [];
    group.push(item);
    groups.set(groupOf(item), group);
  }
  return groups;
}
