import type { Entry, Menu } from './menu';
import type { Shown } from './tableContent';

/** Returns the same table without single keys, so that no answer and no die shows one. */
export function withoutKeys(shown: Shown): Shown {
  const { view, menu } = shown;
  const { encounter } = view;
  const pool = encounter?.pool.map((die) => ({ ...die, key: '' })) ?? [];
  return { ...shown, menu: keylessMenu(menu), view: { ...view, encounter: encounter && { ...encounter, pool } } };
}

function keylessMenu({ first, second, answers, entries }: Menu): Menu {
  const keyless = new Map(entries.map((entry): [Entry, Entry] => [entry, { ...entry, shortcut: '' }]));
  const same = (entry: Entry): Entry => keyless.get(entry) ?? { ...entry, shortcut: '' };
  return { first: first && same(first), second: second && same(second), answers: answers.map(same), entries: entries.map(same) };
}
