export { explain } from './explain';
export type { Explanation } from './explanation';
export { type SymbolId, symbolLists } from './symbols';
