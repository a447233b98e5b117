import { type Listing, type Rejection, shown } from '../../../kernel';
import type { CommandOf } from '../../commands';
import type { HeroId } from '../../ids';
import { reject } from '../../rejections';
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
    // Replays name a command by its place in the list: this order stays.
    if (count === USUAL_DICE) return new ForgedPairs(kinds, fighters(state).length > 1 ? 'last' : 'first');
    return setsBetween(kinds, count, count).flatMap((dice) =>
      ownersOf(state, dice).map((hero) => ({ type: 'makeHeroic', dice, hero }) as const),
    );
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

/** Every pair of dice with each of its owners. By far the longest list, of which most is never looked at. */
class ForgedPairs implements Listing<CommandOf<'makeHeroic'>> {
  readonly length: number;

  constructor(
    private readonly kinds: readonly DieKind[],
    private readonly twins: 'first' | 'last',
  ) {
    let length = 0;
    for (let at = 0; at < kinds.length; at++)
      for (let other = at; other < kinds.length; other++) length += ownersOfPair(kinds[at] as DieKind, kinds[other] as DieKind);
    this.length = length;
  }

  at(place: number): CommandOf<'makeHeroic'> | undefined {
    const { kinds } = this;
    let left = place;
    for (let at = 0; at < kinds.length; at++) {
      for (let turn = at; turn < kinds.length; turn++) {
        const [one, other] = [kinds[at] as DieKind, kinds[this.partner(at, turn)] as DieKind];
        const owners = ownersOfPair(one, other);
        if (left < owners) return forged(one, other, left);
        left -= owners;
      }
    }
    return undefined;
  }

  /** The kind whose turn it is to be paired with a kind: its own two dice come before all later kinds, or after them. */
  private partner(at: number, turn: number): number {
    if (this.twins === 'first') return turn;
    return turn + 1 < this.kinds.length ? turn + 1 : at;
  }
}

/** A pair of one kind needs two dice of it. */
function ownersOfPair(one: DieKind, other: DieKind): number {
  if (one === other) return one.ids.length > 1 ? 1 : 0;
  return one.die.hero === other.die.hero ? 1 : 2;
}

function forged(one: DieKind, other: DieKind, owner: number): CommandOf<'makeHeroic'> {
  const second = one === other ? one.ids[1] : other.ids[0];
  return { type: 'makeHeroic', dice: [one.die.id, second as DieId], hero: (owner === 0 ? one : other).die.hero };
}
