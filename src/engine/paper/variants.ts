import { canonicalJson, type Variants } from '../kernel';
import type { Command } from './commands';
import { isAlike, isUsable } from './rules/dice';
import { seatAt } from './rules/seats';
import type { State } from './state';

/** Commands with another die that looks like the listed one, numbered by that die. */
export const variants: Variants<State, Command> = {
  numberOf(state, listed, command) {
    if (!('die' in command) || !('die' in listed)) return null;
    const isOther = canonicalJson({ ...listed, die: command.die }) !== canonicalJson(command);
    return isOther || !isSwapped(state, listed, command.die) ? null : command.die;
  },
  at(state, listed, number) {
    return 'die' in listed && isSwapped(state, listed, number) ? { ...listed, die: number } : undefined;
  },
};

function isSwapped(state: State, listed: Extract<Command, { die: number }>, die: number): boolean {
  const sheet = state.seats[seatAt(listed.seat)]?.sheet;
  if (sheet === undefined || die === listed.die || state.dice[die] === undefined) return false;
  return isUsable(state, sheet, die) && isAlike(state, die, listed.die);
}
