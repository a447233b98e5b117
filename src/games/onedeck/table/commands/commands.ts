import { InvariantError } from '../../../../engine/kernel';
import {
  type Command,
  type CommandOf,
  type CommandType,
  type DieId,
  oneDeckDungeon,
  type State,
} from '../../../../engine/onedeck';
import type { TextKey } from '../../../../table/ports';
import type { Aim } from '../targets';
import { FIGHT_COMMANDS } from './fight';
import { PARTY_COMMANDS } from './party';
import type { CommandRecord, Weight } from './record';
import { TURN_COMMANDS } from './turn';

export type CommandRecords = { readonly [Type in CommandType]: CommandRecord<Type> };

/** The record of every type of command. A type without a record does not compile. */
export const COMMANDS: CommandRecords = { ...TURN_COMMANDS, ...FIGHT_COMMANDS, ...PARTY_COMMANDS };
export const COMMAND_TYPES = Object.keys(COMMANDS) as readonly CommandType[];

export function recordOf<Type extends CommandType>({ type }: { readonly type: Type }): CommandRecord<Type> {
  return COMMANDS[type];
}

/** Returns the name of a command for its id. Equal commands always have the same name. */
export function nameOf(command: Command): string {
  if (command.type === 'enter') return `enter${command.door + 1}`;
  return Object.values(command).flat().join('-');
}

export function weightOf(command: Command, state: State): Weight {
  const { weight } = recordOf(command);
  return typeof weight === 'function' ? weight(state) : weight;
}

/** Returns the fixed key of a command; an empty text where it has none. */
export function keyOf<Type extends CommandType>(command: CommandOf<Type>): string {
  const { key = '' }: { readonly key?: string | ((command: CommandOf<Type>) => string) } = recordOf<Type>(command);
  return typeof key === 'function' ? key(command) : key;
}

export function ruleFor<Type extends CommandType>(command: CommandOf<Type>, state: State): TextKey {
  const { rule } = recordOf<Type>(command);
  return typeof rule === 'function' ? rule(command, state) : rule;
}

/** Returns the aim that begins a command; null where the command has a button. */
export function aimFor<Type extends CommandType>(command: CommandOf<Type>, state: State): Aim | null {
  return recordOf<Type>(command).aim?.at(command, state) ?? null;
}

/** Returns a command for an aim that has no legal ones, so that the rules can give the reason. */
export function wishOf(aim: Aim, hand: readonly DieId[], state: State): Command {
  for (const type of COMMAND_TYPES) {
    const wish = COMMANDS[type].aim?.wish(aim, hand, state) ?? null;
    if (wish !== null) return wish;
  }
  throw new InvariantError(`no command is aimed at a ${aim.kind}`);
}

/** Returns the command with these dice instead; the command itself where its aim takes no dice. */
export function withDice<Type extends CommandType>(command: CommandOf<Type>, dice: readonly DieId[]): CommandOf<Type> {
  return recordOf<Type>(command).aim?.withDice?.(command, dice) ?? command;
}

export function diceOf<Type extends CommandType>(command: CommandOf<Type>): readonly DieId[] {
  return recordOf<Type>(command).dice?.(command) ?? [];
}

/** Returns the refused command that a fixed key asks for, so that the key can say why. Returns null where it is legal or no command has the key. */
export function refusedByKey(key: string, state: State): Command | null {
  const type = COMMAND_TYPES.find((one) => COMMANDS[one].key === key);
  if (type === undefined) return null;
  // Only commands without any field but their type have a fixed key.
  const wish = { type } as Command;
  return oneDeckDungeon.whyIllegal(state, wish) === null ? null : wish;
}
