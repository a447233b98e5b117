export { type Choice, choiceOf, choicesIn } from './choices';
export { aimFor, COMMAND_TYPES, diceOf, nameOf, refusedByKey, ruleFor, wishOf, withDice } from './commands';
export { losesLoot, stopWords } from './finish';
export { swapsOf } from './loot';
export { bonusWords, itemWords } from './party';
export type { Spot, Weight } from './record';
