import type { CommandOf, CommandType, DieId, DoorSlot, HeroId, State } from '../../../../engine/onedeck';
import type { TextKey, Translate } from '../../../../table/ports';
import type { Aim, TargetOf } from '../targets';

/** The table's record of one type of command. */
export interface CommandRecord<Type extends CommandType> {
  readonly wording: (command: CommandOf<Type>, setting: Setting) => Wording;
  readonly weight: Weight | ((state: State) => Weight);
  /** Its fixed key. Commands without one get digits in the order of the list. */
  readonly key?: KeyOf<Type>;
  /** The list is sorted by this number: commands that go on come first, those that end something last. Equals keep the order of the rules. */
  readonly order: number;
  /** The key of the rule that explains the command. The log shows the same rules for the events that follow. */
  readonly rule: TextKey | ((command: CommandOf<Type>, state: State) => TextKey);
  /** How the player aims at a thing on the table to begin it. */
  readonly aim?: AimRecord<Type>;
  /** Returns the dice that the command uses. */
  readonly dice?: (command: CommandOf<Type>) => readonly DieId[];
  /** Returns whether players are likely to try it now although it is illegal, so that its refusal is offered. */
  readonly isMissed?: (state: State) => boolean;
}

/** The table's record of how one type of command is aimed. */
export interface AimRecord<Type extends CommandType> {
  /** Returns the thing that begins a command. */
  readonly at: (command: CommandOf<Type>, state: State) => Aim;
  /** Returns the command that an aim and the dice in the hand ask for, legal or not; null for the aim of another type. */
  readonly wish: (aim: Aim, hand: readonly DieId[], state: State) => CommandOf<Type> | null;
  /** Returns the command with these dice instead. It may be illegal. */
  readonly withDice?: (command: CommandOf<Type>, dice: readonly DieId[]) => CommandOf<Type>;
}

/** A command without fields has a fixed key, which answers also where the command is refused. Other keys depend on the fields. */
type KeyOf<Type extends CommandType> = keyof CommandOf<Type> extends 'type' ? string : (command: CommandOf<Type>) => string;

/** `primary` goes on, `secondary` is the alternative, `option` is one of several answers, `inline` is always offered beside them. */
export type Weight = 'primary' | 'secondary' | 'option' | 'inline';

/** The thing on the table that also gives the command when it is tapped: a door, a box, an ability, a potion, the dice in the hand, or a place for loot. */
export type Spot =
  | TargetOf<'box' | 'ability' | 'potion' | 'odds' | 'seat' | 'order'>
  | { readonly kind: 'door'; readonly door: DoorSlot }
  /** A way through a peril; null faces the peril and leaves the way open. */
  | { readonly kind: 'way'; readonly option: 0 | 1 | null }
  | { readonly kind: 'hand' }
  | { readonly kind: 'loot' };

/** The subject of a choice. Several choices of one topic are folded into one entry of the list. */
export interface Topic {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  /** True where a single choice is also behind the entry of its topic. */
  readonly alone?: boolean;
}

export interface Wording {
  readonly label: string;
  readonly detail: string;
  /** The label without what the topic already says. */
  readonly brief?: string;
  readonly topic?: Topic;
  readonly spot?: Spot;
  readonly who?: Who;
}

/** The hero whom an answer names: it is given on the portrait, with the life before and after, or with the die that comes. */
export interface Who {
  readonly hero: HeroId;
  readonly life: { readonly before: number; readonly after: number } | null;
  /** True where the hero gets a heroic die. */
  readonly gains: boolean;
}

export interface Setting {
  readonly state: State;
  readonly translate: Translate;
  /** True when the party has several heroes, so that sentences have to name the hero. */
  readonly several: boolean;
}

/** Adds the hero's name in a party: `Rogue: Drink Healing`. A single hero is not named. */
export function byHero(label: string, hero: State['heroes'][number]['id'], { several, translate }: Setting): string {
  return several ? translate('act.byHero', { hero: translate(`hero.${hero}`), act: label }) : label;
}

/** Returns the hero whom a wish names where the aim does not say it. */
export function firstToAct({ encounter, heroes }: State): State['heroes'][number]['id'] {
  return encounter?.heroes[0] ?? heroes[0]?.id ?? 'warrior';
}
