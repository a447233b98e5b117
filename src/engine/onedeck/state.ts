import type { Stream } from '../kernel';
import type { BasicSkillId, Gifts, TalentId, Tier } from './campaign';
import type { AbilityId } from './content/abilities';
import type { BossId } from './content/bosses';
import type { Color, DieColor, EncounterKind } from './content/facts';
import type { OnlyUse } from './content/ops';
import type { CardId, DungeonId, HeroId } from './ids';

export interface Setup {
  /** One, two or four different heroes. */
  readonly heroes: readonly HeroId[];
  readonly dungeon: DungeonId;
  readonly tier: Tier;
  /** What campaign sheets give to heroes of the party. */
  readonly gifts?: readonly Gifts[];
}

/** What the party has to decide. */
export const PHASES = [
  'turnStart',
  'stairsDamage',
  'dying',
  'choose',
  'door',
  'stealth',
  'split',
  'invisibility',
  'before',
  'option',
  'feats',
  'eagleEye',
  'bonusDice',
  'rollOrder',
  'pool',
  'effect',
  'consequences',
  'loot',
  'level',
  'descend',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** The stages between decisions, kept where one has to wait: for stairs damage, for a dying hero, for the way down. */
export const STAGES = [
  'stairsUncovered',
  'choose',
  'exploreDoors',
  'arrive',
  'option',
  'boxes',
  'feats',
  'eagleEye',
  'featSettled',
  'bonusDice',
  'rollDice',
  'pool',
  'damage',
  'dueTime',
  'aftermath',
  'skipped',
  'nextFight',
  'loot',
  'level',
  'endTurn',
  'newTurn',
  'bossRound',
  'strike',
] as const;
export type Stage = (typeof STAGES)[number];

/** A place in the dungeon where a door may be: its number stays the same while other doors come and go. */
export type DoorSlot = number;

export interface Door {
  /** One card, or two in a party of four. */
  readonly cards: readonly CardId[];
  readonly open: boolean;
}

export type DieId = number;

export interface Die {
  readonly id: DieId;
  readonly color: DieColor;
  readonly value: number;
  readonly hero: HeroId;
  readonly only: OnlyUse | null;
}

export interface Hero {
  readonly id: HeroId;
  readonly damage: number;
  readonly items: readonly CardId[];
  readonly skills: readonly CardId[];
  /** Heroic dice waiting on the hero card for a feat. */
  readonly stored: readonly DieId[];
  readonly talents: readonly TalentId[];
  readonly basicSkill: BasicSkillId | null;
}

/** An active challenge box: its colour and number settled, with the dice that cover it. */
export interface Box {
  readonly color: Color;
  readonly size: 'normal' | 'wide';
  readonly value: number;
  readonly armor: boolean;
  readonly damage: number;
  readonly time: number;
  readonly strikes: number;
  /** R26: the Lich's box that throws off its first dice. */
  readonly warded: boolean;
  readonly dice: readonly Die[];
}

/** Who faces which card; no card means the boss. */
export interface Fight {
  readonly card: CardId | null;
  readonly heroes: readonly HeroId[];
}

export interface SkillUse {
  readonly hero: HeroId;
  readonly skill: AbilityId;
}

/** A skill or potion whose op number `op` waits for dice to be chosen. Dice from number `since` on were added by it. */
export interface PendingEffect extends SkillUse {
  readonly way: number;
  readonly op: number;
  readonly since: DieId;
}

export interface Symbols {
  readonly damage: number;
  readonly time: number;
}

export interface Encounter {
  readonly kind: EncounterKind | 'boss';
  readonly card: CardId | null;
  readonly heroes: readonly HeroId[];
  readonly option: 0 | 1 | null;
  readonly boxes: readonly Box[];
  readonly pool: readonly Die[];
  readonly used: readonly SkillUse[];
  /** Heroes who have used their feat, and with how many dice; the last one may still be at it. */
  readonly feats: readonly { readonly hero: HeroId; readonly dice: number }[];
  /** Who rolls each bonus die given so far. */
  readonly bonus: readonly HeroId[];
  readonly rollsFirst: HeroId | null;
  readonly prevented: Symbols;
  readonly effect: PendingEffect | null;
  /** Counted when the encounter is finished. */
  readonly due: Symbols | null;
}

export interface Boss {
  readonly id: BossId;
  readonly damage: number;
  readonly round: number;
}

export interface State {
  readonly setup: Setup;
  readonly phase: Phase;
  /** The stage that goes on after the decision of this phase, where the phase alone does not tell. */
  readonly next: Stage | null;
  readonly result: 'victory' | 'defeat' | null;
  readonly turn: number;
  readonly floor: number;
  /** The first turn of this floor is still to come. */
  readonly arrived: boolean;
  readonly level: number;
  readonly potions: number;
  readonly heroes: readonly Hero[];
  /** Top card first. */
  readonly deck: readonly CardId[];
  /** Last discarded card last. */
  readonly discard: readonly CardId[];
  readonly doors: readonly (Door | null)[];
  /** The door being looked at or fought. */
  readonly door: DoorSlot | null;
  /** Encounters of this door still to come, the present one first; in a boss round, the pairs. */
  readonly fights: readonly Fight[];
  readonly encounter: Encounter | null;
  /** Cards waiting to be claimed. */
  readonly loot: readonly CardId[];
  readonly xp: readonly CardId[];
  /** Potion types that the party has identified. */
  readonly identified: readonly CardId[];
  /** In the game box. */
  readonly removed: readonly CardId[];
  readonly boss: Boss | null;
  readonly stairsTokens: number;
  /** Heroes still to be struck by the stairs, and who was struck last while one is. */
  readonly stairsDue: number;
  readonly stairsStruck: HeroId | null;
  readonly nextDie: DieId;
  readonly decks: Stream<readonly CardId[]>;
  readonly dice: Stream<number>;
}
