export { explain } from './explain';
export type { Explanation } from './explanation';
export { type SymbolId, type SymbolList, symbolLists } from './symbols';
