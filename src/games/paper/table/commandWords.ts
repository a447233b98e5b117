import { type Command, type CommandOf, type CommandType, ROOM_IDS, ROOMS, type State } from '../../../engine/paper';
import type { TextKey, Translate } from '../../../table';
import { dieWords, gemWords, heroWords, itemWords, lootWords, monsterWords } from './words';

export interface CommandWords {
  readonly label: string;
  readonly detail: string;
  readonly weight: 'primary' | 'option';
  readonly rule: TextKey;
}

type Label<Type extends CommandType> = (command: CommandOf<Type>, state: State, translate: Translate) => string;

const LABELS: { readonly [Type in CommandType]: Label<Type> } = {
  keep: (_command, _state, translate) => translate('paperDungeons.press.keep'),
  roll: (_command, _state, translate) => translate('paperDungeons.press.roll'),
  raise: ({ hero, die }, { dice }, translate) =>
    translate('paperDungeons.did.raise', { hero: heroWords(hero, translate), die: dieWords(dice, die, translate) }),
  craft: ({ item, die }, { dice }, translate) =>
    translate('paperDungeons.did.craft', { item: itemWords(item, translate), die: dieWords(dice, die, translate) }),
  brew: ({ die }, { dice }, translate) => translate('paperDungeons.did.brew', { die: dieWords(dice, die, translate) }),
  walk: ({ die }, { dice }, translate) => translate('paperDungeons.did.walk', { die: dieWords(dice, die, translate) }),
  step: ({ to }, _state, translate) => translate('paperDungeons.use.stepTo', { room: to }),
  stop: (_command, _state, translate) => translate('paperDungeons.press.stop'),
  chooseHero: ({ hero }, _state, translate) => translate('paperDungeons.did.chooseHero', { hero: heroWords(hero, translate) }),
  fillBox: ({ item }, _state, translate) => translate('paperDungeons.did.fillBox', { item: itemWords(item, translate) }),
  strikeOff: ({ monster }, _state, translate) =>
    translate('paperDungeons.press.strikeOff', { name: monsterWords(monster, translate), room: roomWith(monster) }),
  takeGem: ({ gem }, _state, translate) =>
    translate('paperDungeons.press.takeGem', { name: gemWords(gem, translate), room: roomWith(gem) }),
  takeFirst: ({ loot }, _state, translate) => translate('paperDungeons.press.takeFirst', { name: lootWords(loot, translate) }),
  confirm: (_command, _state, translate) => translate('paperDungeons.press.confirm'),
  takeBack: (_command, _state, translate) => translate('paperDungeons.press.takeBack'),
};

const RULES = {
  keep: 'paperDungeons.rule.cards',
  roll: 'paperDungeons.rule.roll',
  raise: 'paperDungeons.rule.raise',
  craft: 'paperDungeons.rule.craft',
  brew: 'paperDungeons.rule.brew',
  walk: 'paperDungeons.rule.walk',
  step: 'paperDungeons.rule.room',
  stop: 'paperDungeons.rule.walk',
  chooseHero: 'paperDungeons.rule.bonus',
  fillBox: 'paperDungeons.rule.bonus',
  strikeOff: 'paperDungeons.rule.bonus',
  takeGem: 'paperDungeons.rule.bonus',
  takeFirst: 'paperDungeons.rule.room',
  confirm: 'paperDungeons.rule.reveal',
  takeBack: 'paperDungeons.rule.dice',
} as const satisfies Record<CommandType, TextKey>;

const PRIMARY: ReadonlySet<CommandType> = new Set<CommandType>(['keep', 'roll', 'stop', 'confirm']);

/** A command as log and summary tell it, in the state in which it was given. */
export function commandWords(command: Command, state: State, translate: Translate): CommandWords {
  const { type } = command;
  // The table is exact for each type; this one widening lets a command of any type find its own entry.
  const label = LABELS[type] as Label<CommandType>;
  return {
    label: label(command, state, translate),
    detail: translate(`paperDungeons.detail.${type}`),
    weight: PRIMARY.has(type) ? 'primary' : 'option',
    rule: RULES[type],
  };
}

/** The room of a monster or a gem. */
export function roomWith(thing: string): (typeof ROOM_IDS)[number] {
  const found = ROOM_IDS.find((room) => ROOMS[room].monster === thing || ROOMS[room].loot.some((loot) => loot === thing));
  return found ?? 'A1';
}
