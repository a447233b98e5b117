export { explain } from './explain';
export type { Asked, Explanation } from './explanation';
export { type SymbolId, type SymbolList, symbolLists } from './symbols';
