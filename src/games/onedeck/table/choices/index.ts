export { type Choice, choiceOf, choicesIn, refusedByKey, type Weight } from './choices';
export { losesLoot, stopWords } from './finish';

export { itemWords } from './party';
export type { Spot } from './wording';
