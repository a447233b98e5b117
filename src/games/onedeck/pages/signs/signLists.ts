import type { Translate } from '../../../../table';
import type { SignList } from '../../../contract';
import { signElement } from './signElement';
import { symbolLists } from './symbols';

/** The signs of One Deck Dungeon, drawn as on the table. */
export function signLists(translate: Translate): readonly SignList[] {
  return symbolLists(translate).map(({ title, symbols }) => ({
    title,
    signs: symbols.map(({ id, name, text }) => ({ picture: signElement(id), name, text })),
  }));
}
