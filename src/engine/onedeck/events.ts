import type { LootForm } from './commands';
import type { AbilityId, PotionId } from './content/abilities';
import type { BossId } from './content/bosses';
import type { DieColor } from './content/facts';
import type { OnlyUse } from './content/ops';
import type { CardId, HeroId } from './ids';
import type { Box, DieId, DoorSlot, Encounter, Fight, PendingEffect, Phase, Stage } from './state';

export type DamageCause = 'consequences' | 'stairs' | 'flames' | 'daring-gamble';
export type HealCause = 'healing' | 'first-aid' | 'second-wind' | 'recovery' | 'grit';
export type DiscardCause = 'chosen' | 'cost' | 'heroic' | 'traded' | 'eagle-eye' | 'ethereal' | 'weakness-curse' | 'yeti';
export type ChangeCause = AbilityId | 'poison-aura';

type TurnEvent =
  | { readonly type: 'phaseBegun'; readonly phase: Phase; readonly next: Stage | null }
  | { readonly type: 'turnStarted'; readonly turn: number }
  | { readonly type: 'timeSpent'; readonly card: CardId }
  | { readonly type: 'stairsFound' }
  | { readonly type: 'stairsTokenPlaced'; readonly tokens: number }
  | { readonly type: 'stairsStruck'; readonly heroes: number }
  | { readonly type: 'doorPlaced'; readonly door: DoorSlot }
  | { readonly type: 'cardDiscarded'; readonly card: CardId }
  | { readonly type: 'doorOpened'; readonly door: DoorSlot; readonly cards: readonly CardId[] }
  | { readonly type: 'doorEntered'; readonly door: DoorSlot; readonly cards: readonly CardId[] }
  | { readonly type: 'doorFled'; readonly door: DoorSlot }
  | { readonly type: 'turnEnded' }
  | { readonly type: 'descended'; readonly floor: number }
  | { readonly type: 'deckShuffled'; readonly cards: number };

type PartyEvent =
  | {
      readonly type: 'damageTaken';
      readonly hero: HeroId;
      readonly amount: number;
      readonly total: number;
      readonly cause: DamageCause;
    }
  | {
      readonly type: 'damageHealed';
      readonly hero: HeroId;
      readonly amount: number;
      readonly total: number;
      readonly cause: HealCause;
    }
  | { readonly type: 'dieStored'; readonly hero: HeroId; readonly die: DieId }
  | { readonly type: 'storedDiceLost'; readonly hero: HeroId; readonly dice: readonly DieId[] }
  | { readonly type: 'potionDrunk'; readonly hero: HeroId; readonly potion: PotionId; readonly potions: number }
  | { readonly type: 'potionsGained'; readonly amount: number; readonly potions: number }
  | { readonly type: 'cardClaimed'; readonly card: CardId; readonly as: LootForm; readonly hero: HeroId | null }
  | { readonly type: 'cardReplaced'; readonly card: CardId; readonly from: 'item' | 'skill'; readonly hero: HeroId }
  | { readonly type: 'itemDrained'; readonly card: CardId; readonly hero: HeroId }
  | { readonly type: 'xpSpent'; readonly cards: readonly CardId[] }
  | { readonly type: 'levelGained'; readonly level: number }
  | { readonly type: 'heroFell'; readonly hero: HeroId };

type EncounterEvent =
  | { readonly type: 'fightsSet'; readonly fights: readonly Fight[] }
  | {
      readonly type: 'encounterBegun';
      readonly kind: Encounter['kind'];
      readonly card: CardId | null;
      readonly heroes: readonly HeroId[];
    }
  | { readonly type: 'optionChosen'; readonly option: 0 | 1; readonly name: string; readonly time: number }
  | { readonly type: 'boxesSet'; readonly boxes: readonly Box[] }
  | { readonly type: 'featUsed'; readonly hero: HeroId; readonly feat: string; readonly dice: number }
  | { readonly type: 'bonusDieGiven'; readonly hero: HeroId }
  | { readonly type: 'rollOrderChosen'; readonly hero: HeroId }
  | { readonly type: 'skillUsed'; readonly hero: HeroId; readonly skill: AbilityId }
  | ({ readonly type: 'effectBegun' } & PendingEffect)
  | { readonly type: 'diceChosen'; readonly dice: readonly DieId[] }
  | { readonly type: 'symbolsPrevented'; readonly damage: number; readonly time: number }
  | { readonly type: 'preventionSpent'; readonly time: number }
  | { readonly type: 'boxCovered'; readonly box: number; readonly dice: readonly DieId[] }
  | { readonly type: 'wardBroken'; readonly box: number; readonly dice: readonly DieId[] }
  | { readonly type: 'consequencesCounted'; readonly damage: number; readonly time: number }
  | { readonly type: 'encounterEnded'; readonly card: CardId; readonly to: 'loot' | 'discard' };

type DieEvent =
  | {
      readonly type: 'dieRolled';
      readonly die: DieId;
      readonly hero: HeroId;
      readonly color: DieColor;
      readonly value: number;
      readonly from: 'supply' | 'stored';
    }
  | { readonly type: 'dieRerolled'; readonly die: DieId; readonly value: number }
  | {
      readonly type: 'dieGained';
      readonly die: DieId;
      readonly hero: HeroId;
      readonly color: DieColor;
      readonly value: number;
      readonly only: OnlyUse | null;
    }
  | { readonly type: 'dieChanged'; readonly die: DieId; readonly value: number; readonly cause: ChangeCause }
  | { readonly type: 'dieRecolored'; readonly die: DieId; readonly color: DieColor }
  | { readonly type: 'dieDiscarded'; readonly die: DieId; readonly cause: DiscardCause }
  | { readonly type: 'dieWithheld'; readonly hero: HeroId; readonly color: DieColor; readonly why: 'supply' | 'peril' };

type BossEvent =
  | { readonly type: 'bossMet'; readonly boss: BossId; readonly health: number }
  | { readonly type: 'bossRoundBegun'; readonly round: number }
  | { readonly type: 'bossHealed'; readonly amount: number; readonly total: number }
  | { readonly type: 'bossStruck'; readonly amount: number; readonly total: number }
  | { readonly type: 'bossFightEnded'; readonly heroes: readonly HeroId[] }
  | { readonly type: 'gameWon' }
  | { readonly type: 'gameLost' };

/** Facts, one by one, with everything that a log line, an animation or `evolve` needs. */
export type Event = TurnEvent | PartyEvent | EncounterEvent | DieEvent | BossEvent;

export type EventType = Event['type'];
export type EventOf<Type extends EventType> = Extract<Event, { type: Type }>;
