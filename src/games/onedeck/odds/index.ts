export { type Outcome, outcomesOf, outcomeWords } from './outcomes';
export { type OddsHook, TableOdds } from './TableOdds';
export { hundredThrows, oddsWords } from './words';
