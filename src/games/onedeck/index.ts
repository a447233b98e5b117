export { oneDeckTurn } from './turn';
