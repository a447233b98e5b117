import type { State } from '../../../../src/engine/onedeck';
import { choicesIn, folderOf, type Menu, menuOf, tableView } from '../../../../src/games/onedeck/table';
import type { Translate } from '../../../../src/table';
import { entriesOfSplit } from '../../../support/splits';

/** The menu in which a state opens. */
export function topMenu(state: State, translate: Translate, folder: string | null = null): Menu {
  const split = entriesOfSplit(state, translate);
  return menuOf(choicesIn(state, translate), { translate, folder, split, again: tableView(state, translate).again });
}

/** That menu, and what opens from it. */
export function menusOf(state: State, translate: Translate): readonly [Menu, ...(readonly Menu[])] {
  const top = topMenu(state, translate);
  const folders = top.entries.map(folderOf).filter((folder) => folder !== null);
  return [top, ...folders.map((folder) => topMenu(state, translate, folder))];
}
