import type { Command, CommandOf, CommandType, DoorSlot, State } from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import type { TargetOf } from '../targets';

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
  /** A key of its own. */
  readonly shortcut?: string;
}

export interface Setting {
  readonly state: State;
  readonly translate: Translate;
  /** Whether a sentence has to say which hero is meant. */
  readonly several: boolean;
}

export type Wordings<Types extends CommandType> = {
  readonly [Type in Types]: (command: CommandOf<Type>, setting: Setting) => Wording;
};

/** `Rogue: Drink Healing`; alone there is nobody else. */
export function byHero(label: string, hero: State['heroes'][number]['id'], { several, translate }: Setting): string {
  return several ? translate('act.byHero', { hero: translate(`hero.${hero}`), act: label }) : label;
}

/** The name of a command in ids: the same whenever the command is offered. */
export function nameOf(command: Command): string {
  if (command.type === 'enter') return `enter${command.door + 1}`;
  return Object.values(command).flat().join('-');
}
