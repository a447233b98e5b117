export { type OddsHook, TableOdds } from './TableOdds';
export { hundredThrows, oddsWords } from './words';
