import type { Translate } from '../../../../table/ports';

/** All signs of the game, in the order in which a new player meets them. */
const SYMBOLS = {
  dice: ['strength', 'agility', 'magic', 'heroic'],
  boxes: ['box', 'wide', 'armor', 'damage', 'time', 'any', 'x', 'skull', 'ward'],
  party: ['health', 'potion', 'lantern', 'level', 'item', 'skill', 'feat'],
  dungeon: ['deck', 'door', 'stairs'],
} as const;
type SymbolGroup = keyof typeof SYMBOLS;
export type SymbolId = (typeof SYMBOLS)[SymbolGroup][number];

export interface SymbolWords {
  readonly id: SymbolId;
  readonly name: string;
  readonly text: string;
}

export interface SymbolList {
  readonly title: string;
  readonly symbols: readonly SymbolWords[];
}

const GROUPS = ['dice', 'boxes', 'party', 'dungeon'] as const satisfies readonly SymbolGroup[];

export function symbolLists(translate: Translate): readonly SymbolList[] {
  return GROUPS.map((group) => ({
    title: translate(`symbols.${group}`),
    symbols: SYMBOLS[group].map((id) => ({ id, name: translate(`sign.${id}`), text: translate(`symbol.${id}.text`) })),
  }));
}
