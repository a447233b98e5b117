import type { CommandOf, CommandType, DieId, DoorSlot, State } from '../../../../engine/onedeck';
import type { TextKey, Translate } from '../../../../table/ports';
import type { Aim, TargetOf } from '../targets';

/** All that the table knows of a type of command. */
export interface CommandRecord<Type extends CommandType> {
  readonly wording: (command: CommandOf<Type>, setting: Setting) => Wording;
  readonly weight: Weight | ((state: State) => Weight);
  /** A key of its own; others get digits as they are listed. */
  readonly key?: KeyOf<Type>;
  /** The list is read by this number: what goes on comes first, what ends it last. Equals stay as the rules list them. */
  readonly order: number;
  /** The paragraph behind the command: commands go by the rules that the log tells of what comes of them. */
  readonly rule: TextKey | ((command: CommandOf<Type>, state: State) => TextKey);
  /** What is aimed at on the table to begin it. */
  readonly aim?: (command: CommandOf<Type>, state: State) => Aim;
  /** The dice that it is carried out with. */
  readonly dice?: (command: CommandOf<Type>) => readonly DieId[];
  /** Whether it is so often asked for now that its refusal has to be heard. */
  readonly isMissed?: (state: State) => boolean;
}

/** A fixed key asks for a move with nothing to choose, also where it is refused; other keys depend on what is chosen. */
type KeyOf<Type extends CommandType> = keyof CommandOf<Type> extends 'type' ? string : (command: CommandOf<Type>) => string;

/** The way on, the other way, one of several answers, or what is always there beside them. */
export type Weight = 'primary' | 'secondary' | 'option' | 'inline';

/** Where a choice can be tapped besides its button: a door, a box, an ability, a potion, or dice taken up first. */
export type Spot =
  | TargetOf<'box' | 'ability' | 'potion'>
  | { readonly kind: 'door'; readonly door: DoorSlot }
  | { readonly kind: 'hand' };

/** What a choice is about: many of one topic fold into one entry of the list. */
export interface Topic {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
}

export interface Wording {
  readonly label: string;
  readonly detail: string;
  /** What is left to say among others of its topic. */
  readonly brief?: string;
  readonly topic?: Topic;
  readonly spot?: Spot;
}

export interface Setting {
  readonly state: State;
  readonly translate: Translate;
  /** Whether a sentence has to say which hero is meant. */
  readonly several: boolean;
}

/** `Rogue: Drink Healing`; alone there is nobody else. */
export function byHero(label: string, hero: State['heroes'][number]['id'], { several, translate }: Setting): string {
  return several ? translate('act.byHero', { hero: translate(`hero.${hero}`), act: label }) : label;
}
