export { explain } from './explain';
export { type SymbolId, symbolLists } from './symbols';
