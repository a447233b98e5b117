import type { State } from '../state';
import type { Special } from './special';

export type { Special } from './special';

const NONE: readonly Special[] = [];

/** Lords and scenarios in play, for a seat or for the whole table: the base game has none of them. */
export function specialsOf(_state: State, _place: number | null): readonly Special[] {
  return NONE;
}
