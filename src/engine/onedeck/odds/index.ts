export { oddsKey } from './key';
export { type LeastCost, leastCostOf } from './leastCost';
export type { Effort, Odds, Work, WoundsShare } from './odds';
export {
  answerOdds,
  type LifeAhead,
  type OddsAnswer,
  type OddsAnswers,
  type OddsQuestion,
  type OddsWay,
  type Pairing,
  type Split,
} from './questions';
export type { Change, Compared, Worth } from './worth';
