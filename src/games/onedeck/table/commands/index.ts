export { type Choice, choiceOf, choicesIn } from './choices';
export { aimFor, COMMAND_TYPES, diceOf, refusedByKey, ruleFor, wishOf, withDice } from './commands';
export { losesLoot, stopWords } from './finish';
export { itemWords } from './party';
export type { Spot, Weight } from './record';
