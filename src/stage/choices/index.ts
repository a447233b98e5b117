export { type Choice, choicesIn, type Weight, wordsOf } from './choices';
export { stopWords } from './finish';
export { itemWords } from './party';
export type { Spot } from './wording';
