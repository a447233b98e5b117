import type { DieId, State } from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import { idOf } from '../targets';
import { boxLetter, diceWords, dieDigit } from '../words/names';
import { poolOf } from './reach';

/** Returns the die or box that a key names. */
export function thingOfKey(key: string, state: State): string | null {
  const die = poolOf(state).find((_, at) => dieDigit(at) === key);
  if (die !== undefined) return idOf({ kind: 'die', die: die.id });
  const box = (state.encounter?.boxes ?? []).findIndex((_, at) => boxLetter(at) === key);
  return box < 0 ? null : idOf({ kind: 'box', box });
}

/** Describes the dice in the hand for screen readers; null when there are none. */
export function handWords(state: State, hand: readonly DieId[], translate: Translate): string | null {
  const dice = poolOf(state).filter(({ id }) => hand.includes(id));
  return dice.length === 0 ? null : translate('aim.hand', { dice: diceWords(dice, state, translate) });
}
