import type { Die, DieColor, HeroId, State } from '../../engine/onedeck';
import type { Translate } from '../ports';
import { diceWords } from '../words/names';

export interface DieView {
  readonly id: number;
  readonly color: DieColor;
  readonly value: number;
  readonly hero: HeroId;
  readonly only: Die['only'];
  readonly spoken: string;
}

export function dieView(die: Die, state: State, translate: Translate): DieView {
  const { id, color, value, hero, only } = die;
  return { id, color, value, hero, only, spoken: diceWords([die], state, translate) };
}
