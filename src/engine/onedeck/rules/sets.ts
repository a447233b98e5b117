import type { Die, DieId } from '../state';

/** Things that count the same, and their names. */
export interface Kind<Id> {
  readonly value: number;
  readonly ids: readonly Id[];
}

/** Dice that look alike: same owner, colour, value and restriction. */
export interface DieKind extends Kind<DieId> {
  readonly die: Die;
  readonly ids: DieId[];
}

let last: { readonly dice: readonly Die[]; readonly kinds: readonly DieKind[] } | null = null;

/** A pure function of the dice. Every list of commands of one state asks for the same pool: only the first has to look. */
export function kindsOf(dice: readonly Die[]): readonly DieKind[] {
  if (last === null || last.dice !== dice) last = { dice, kinds: sorted(dice) };
  return last.kinds;
}

function sorted(dice: readonly Die[]): readonly DieKind[] {
  const kinds: DieKind[] = [];
  for (const die of dice) {
    const kind = alike(kinds, die);
    if (kind === undefined) kinds.push({ die, value: die.value, ids: [die.id] });
    else kind.ids.push(die.id);
  }
  return kinds;
}

function alike(kinds: readonly DieKind[], { value, color, hero, only }: Die): DieKind | undefined {
  for (const kind of kinds) {
    const { die } = kind;
    if (die.value === value && die.color === color && die.hero === hero && die.only === only) return kind;
  }
  return undefined;
}

/** Every set of `least` to `most` things. */
export function setsBetween<Id>(kinds: readonly Kind<Id>[], least: number, most: number): Id[][] {
  const sets: Id[][] = [];
  const chosen: Id[] = [];
  const choose = (from: number): void => {
    if (chosen.length >= least) sets.push(chosen.slice());
    for (let at = from; at < kinds.length; at++) {
      const { ids } = kinds[at] as Kind<Id>;
      const before = chosen.length;
      for (let count = 0; count < ids.length && before + count < most; count++) {
        chosen.push(ids[count] as Id);
        choose(at + 1);
      }
      while (chosen.length > before) chosen.pop();
    }
  };
  choose(0);
  return sets;
}

/**
 * Every set whose sum reaches `total` and none of whose members could be left out. From high to low, a set is complete
 * when it first reaches the total: without its last and lowest member it fell short.
 */
export function setsReaching<Id>(kinds: readonly Kind<Id>[], total: number): Id[][] {
  const sets: Id[][] = [];
  const chosen: Id[] = [];
  const falling = kinds.length < 2 ? kinds : [...kinds].sort((one, other) => other.value - one.value);
  const choose = (from: number, missing: number): void => {
    for (let at = from; at < falling.length; at++) {
      const { value, ids } = falling[at] as Kind<Id>;
      const before = chosen.length;
      let still = missing;
      for (const id of ids) {
        chosen.push(id);
        still -= value;
        if (still > 0) choose(at + 1, still);
        else {
          sets.push(chosen.slice());
          break;
        }
      }
      while (chosen.length > before) chosen.pop();
    }
  };
  choose(0, total);
  return sets;
}
