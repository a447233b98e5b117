import type { Rejection } from '../../../kernel';
import type { CommandOf } from '../../commands';
import type { HeroId } from '../../ids';
import { reject, shown } from '../../rejections';
import { chosenDice } from '../../rules/chosenDice';
import { discard, gainDie } from '../../rules/dice';
import { dieOf, encounterOf, fighters } from '../../rules/encounter';
import { type DieKind, kindsOf, setsBetween } from '../../rules/sets';
import { foeSpecial } from '../../specials';
import type { DieId, State } from '../../state';
import type { Act } from '../phase';

const USUAL_DICE = 2;

export const makeHeroic: Act<'makeHeroic'> = {
  whyIllegal: whyNotMade,
  list(state) {
    const kinds = kindsOf(encounterOf(state).pool);
    const count = diceNeeded(state);
    const made: CommandOf<'makeHeroic'>[] = [];
    if (fighters(state).length > 1) {
      for (const dice of setsBetween(kinds, count, count))
        for (const hero of ownersOf(state, dice)) made.push({ type: 'makeHeroic', dice, hero });
    } else if (count === USUAL_DICE) addPairs(made, kinds);
    else
      for (const dice of setsBetween(kinds, count, count))
        made.push({ type: 'makeHeroic', dice, hero: (kinds[0] as DieKind).die.hero });
    return made;
  },
  carryOut(telling, { dice, hero }) {
    // R12: the lowest of them all.
    const value = Math.min(...dice.map((die) => dieOf(telling.state, die).value));
    discard(telling, dice, 'heroic');
    gainDie(telling, { hero, color: 'heroic', value, only: null });
    return 'pool';
  },
};

function whyNotMade(state: State, { dice: ids, hero }: CommandOf<'makeHeroic'>): Rejection | null {
  const chosen = chosenDice(state, ids);
  if (!chosen.ok) return chosen.why;
  const { dice } = chosen;
  const needed = diceNeeded(state);
  if (dice.length !== needed) return reject('heroicCount', { needed, dice: dice.length });
  // R18: the new die goes to one of those who gave theirs.
  return dice.some((die) => die.hero === hero) ? null : reject('notAnOwner', { hero: shown(hero) });
}

function diceNeeded(state: State): number {
  return foeSpecial(state).diceForHeroic ?? USUAL_DICE;
}

function ownersOf(state: State, dice: readonly DieId[]): readonly HeroId[] {
  return [...new Set(dice.map((id) => dieOf(state, id).hero))];
}

/** The list that every turn of one hero asks for, and by far the longest: spelled out. */
function addPairs(made: CommandOf<'makeHeroic'>[], kinds: readonly DieKind[]): void {
  for (let at = 0; at < kinds.length; at++) {
    const { die, ids } = kinds[at] as DieKind;
    const [, twin] = ids;
    if (twin !== undefined) made.push({ type: 'makeHeroic', dice: [die.id, twin], hero: die.hero });
    for (let next = at + 1; next < kinds.length; next++) {
      made.push({ type: 'makeHeroic', dice: [die.id, (kinds[next] as DieKind).die.id], hero: die.hero });
    }
  }
}
