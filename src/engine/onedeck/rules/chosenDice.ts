import { type Rejection, shown } from '../../kernel';
import { reject } from '../rejections';
import type { Die, State } from '../state';
import { findDie } from './encounter';

/** Dice that a command names: all in the pool and none twice, or why not. */
export type ChosenDice = { readonly ok: true; readonly dice: readonly Die[] } | { readonly ok: false; readonly why: Rejection };

export function chosenDice(state: State, named: unknown): ChosenDice {
  if (!Array.isArray(named)) return { ok: false, why: reject('noDice') };
  const dice: Die[] = [];
  for (const id of named) {
    const die = findDie(state, id);
    if (die === undefined) return { ok: false, why: reject('noSuchDie', { die: shown(id) }) };
    if (dice.includes(die)) return { ok: false, why: reject('dieTwice', { die: die.id }) };
    dice.push(die);
  }
  return { ok: true, dice };
}

export function sumOf(dice: readonly Die[]): number {
  let sum = 0;
  for (const { value } of dice) sum += value;
  return sum;
}
