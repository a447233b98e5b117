import type { PotionId, SkillId } from './content/abilities';
import type { CardId, HeroId } from './ids';
import type { DieId, DoorSlot } from './state';

export type LootForm = 'xp' | 'item' | 'skill' | 'potion';

export type Command =
  | { readonly type: 'startTurn' }
  | { readonly type: 'drinkPotion'; readonly hero: HeroId; readonly potion: Exclude<PotionId, 'invisibility'> }
  | { readonly type: 'explore' }
  | { readonly type: 'enter'; readonly door: DoorSlot }
  | { readonly type: 'confront' }
  | { readonly type: 'flee' }
  | { readonly type: 'addDoor' }
  | { readonly type: 'splitParty'; readonly heroes: readonly HeroId[]; readonly card?: CardId }
  | { readonly type: 'skipEncounter'; readonly hero: HeroId }
  | { readonly type: 'chooseItemToDrain'; readonly hero: HeroId; readonly card: CardId }
  | { readonly type: 'chooseOption'; readonly option: 0 | 1 }
  | { readonly type: 'useFeat'; readonly hero: HeroId; readonly dice: number }
  | { readonly type: 'giveBonusDie'; readonly hero: HeroId }
  | { readonly type: 'rollFirst'; readonly hero: HeroId }
  | { readonly type: 'roll' }
  | { readonly type: 'cover'; readonly box: number; readonly dice: readonly DieId[] }
  | {
      readonly type: 'useSkill';
      readonly hero: HeroId;
      readonly skill: SkillId;
      readonly dice: readonly DieId[];
      readonly way?: number;
    }
  | { readonly type: 'chooseDice'; readonly dice: readonly DieId[] }
  | { readonly type: 'makeHeroic'; readonly dice: readonly DieId[]; readonly hero: HeroId }
  | { readonly type: 'discardDie'; readonly die: DieId }
  | { readonly type: 'finish' }
  | { readonly type: 'assignDamage'; readonly hero: HeroId }
  | { readonly type: 'assignStairsDamage'; readonly hero: HeroId }
  | {
      readonly type: 'claim';
      readonly card: CardId;
      readonly as: LootForm;
      readonly hero?: HeroId;
      readonly replace?: CardId;
    }
  | { readonly type: 'levelUp'; readonly cards: readonly CardId[] }
  | { readonly type: 'descend' }
  | { readonly type: 'stay' };

export type CommandType = Command['type'];
export type CommandOf<Type extends CommandType> = Extract<Command, { type: Type }>;
