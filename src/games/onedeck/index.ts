export type { TableGame, TableHistory } from './tableGame';
export { oneDeckTurn } from './turn';
