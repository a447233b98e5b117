export { type OddsHook, type OddsWanted, TableOdds } from './TableOdds';
export { type HundredThrows, hundredThrows, oddsWords } from './words';
