import type { Die, DieColor, HeroId, State } from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import { diceWords, dieDigit } from '../words/names';

export interface DieView {
  readonly id: number;
  readonly color: DieColor;
  readonly value: number;
  readonly hero: HeroId;
  /** The letter of its hero in a party. */
  readonly mark: string;
  readonly only: Die['only'];
  /** Its digit, while dice can be taken up. */
  readonly key: string;
  readonly spoken: string;
}

export function dieView(die: Die, state: State, translate: Translate): DieView {
  const { id, color, value, hero, only } = die;
  const mark = state.heroes.length > 1 ? translate(`hero.${hero}`).slice(0, 1) : '';
  return { id, color, value, hero, mark, only, key: digitOf(die, state), spoken: diceWords([die], state, translate) };
}

function digitOf({ id }: Die, { encounter }: State): string {
  const at = encounter?.pool.findIndex((die) => die.id === id) ?? -1;
  return at < 0 ? '' : dieDigit(at);
}
