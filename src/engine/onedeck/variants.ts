import { canonicalJson, type Variants } from '../kernel';
import type { Command } from './commands';
import type { Die, DieId, State } from './state';

/**
 * Commands with other dice than the listed one. Even numbers stand for dice that look the same, in any order; odd ones for
 * any other dice, such as surplus in a wide box.
 */
export const variants: Variants<State, Command> = {
  numberOf(state, listed, command) {
    const [pool, dice] = [poolOf(state), diceOf(command)];
    const isOther = dice.length === 0 || canonicalJson(withDice(listed, dice)) !== canonicalJson(command);
    if (isOther) return null;
    const wanted = diceOf(listed);
    const alike = dice.length === wanted.length ? numberIn(new Choice(pool, wanted), dice) : null;
    if (alike !== null) return 2 * alike;
    const any = numberIn(new Choice(pool, null), dice);
    return any === null ? null : 2 * (any * pool.length + dice.length - 1) + 1;
  },
  at(state, listed, number) {
    const [pool, wanted] = [poolOf(state), diceOf(listed)];
    const half = Math.floor(number / 2);
    const dice =
      number % 2 === 0
        ? diceAt(new Choice(pool, wanted), { count: wanted.length, number: half })
        : diceAt(new Choice(pool, null), { count: (half % pool.length) + 1, number: Math.floor(half / pool.length) });
    return dice === null || dice.length === 0 ? undefined : withDice(listed, dice);
  },
};

function poolOf({ encounter }: State): readonly Die[] {
  return encounter?.pool ?? [];
}

function diceOf(command: Command): readonly DieId[] {
  if (command.type === 'discardDie') return [command.die];
  return 'dice' in command && typeof command.dice !== 'number' ? command.dice : [];
}

function withDice(command: Command, dice: readonly DieId[]): Command {
  const [die] = dice;
  if (command.type === 'discardDie') return die === undefined ? command : { ...command, die };
  return 'dice' in command && typeof command.dice !== 'number' ? ({ ...command, dice } as Command) : command;
}

/** Numbers a way to name dice: the first die is the lowest digit. */
function numberIn(choice: Choice, dice: readonly DieId[]): number | null {
  let number = 0;
  let weight = 1;
  for (const id of dice) {
    const open = choice.open();
    const digit = open.findIndex((die) => die.id === id);
    if (digit < 0) return null;
    number += digit * weight;
    weight *= open.length;
    choice.take(open[digit] as Die);
  }
  return number;
}

interface Way {
  readonly count: number;
  readonly number: number;
}

function diceAt(choice: Choice, { count, number }: Way): readonly DieId[] | null {
  const dice: DieId[] = [];
  let left = number;
  while (dice.length < count) {
    const open = choice.open();
    const die = open[left % open.length];
    if (die === undefined) return null;
    left = Math.floor(left / open.length);
    dice.push(die.id);
    choice.take(die);
  }
  return left === 0 ? dice : null;
}

/** The dice that may still be named: those that look like the wanted ones, or, where none are wanted, all. */
class Choice {
  private readonly missing: Map<string, number> | null;
  private readonly taken = new Set<DieId>();

  constructor(
    private readonly pool: readonly Die[],
    wanted: readonly DieId[] | null,
  ) {
    this.missing = wanted === null ? null : new Map();
    for (const die of pool) if (wanted?.includes(die.id)) this.count(die, 1);
  }

  open(): readonly Die[] {
    const { missing, taken } = this;
    return this.pool.filter((die) => !taken.has(die.id) && (missing === null || (missing.get(lookOf(die)) ?? 0) > 0));
  }

  take(die: Die): void {
    this.taken.add(die.id);
    this.count(die, -1);
  }

  private count(die: Die, by: number): void {
    const look = lookOf(die);
    this.missing?.set(look, (this.missing.get(look) ?? 0) + by);
  }
}

function lookOf({ color, value, hero, only }: Die): string {
  return `${color} ${value} ${hero} ${only}`;
}
