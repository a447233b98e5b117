import type { Command, CommandType } from '../../src/engine/onedeck';

/** One well-formed command of every type: what a table may be asked for in any phase. */
const WISHES: { readonly [Type in CommandType]: Extract<Command, { readonly type: Type }> } = {
  startTurn: { type: 'startTurn' },
  drinkPotion: { type: 'drinkPotion', hero: 'warrior', potion: 'healing' },
  explore: { type: 'explore' },
  enter: { type: 'enter', door: 0 },
  confront: { type: 'confront' },
  flee: { type: 'flee' },
  addDoor: { type: 'addDoor' },
  splitParty: { type: 'splitParty', heroes: ['mage', 'warrior'] },
  skipEncounter: { type: 'skipEncounter', hero: 'warrior' },
  chooseItemToDrain: { type: 'chooseItemToDrain', hero: 'warrior', card: 'goblin-1' },
  chooseOption: { type: 'chooseOption', option: 0 },
  useFeat: { type: 'useFeat', hero: 'warrior', dice: 1 },
  giveBonusDie: { type: 'giveBonusDie', hero: 'warrior' },
  rollFirst: { type: 'rollFirst', hero: 'warrior' },
  roll: { type: 'roll' },
  cover: { type: 'cover', box: 0, dice: [1] },
  useSkill: { type: 'useSkill', hero: 'warrior', skill: 'valor', dice: [] },
  chooseDice: { type: 'chooseDice', dice: [1] },
  makeHeroic: { type: 'makeHeroic', dice: [1, 2], hero: 'warrior' },
  discardDie: { type: 'discardDie', die: 1 },
  finish: { type: 'finish' },
  assignDamage: { type: 'assignDamage', hero: 'warrior' },
  assignStairsDamage: { type: 'assignStairsDamage', hero: 'warrior' },
  claim: { type: 'claim', card: 'goblin-1', as: 'xp' },
  levelUp: { type: 'levelUp', cards: ['goblin-1'] },
  descend: { type: 'descend' },
  stay: { type: 'stay' },
};

export const EVERY_WISH: readonly Command[] = Object.values(WISHES);
