import type { FoeSpecial, State } from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import { facedCards, joined, specialOf } from './names';

/** What the foe takes before the fight begins. */
const TOLLS = {
  frost: 'door.frost',
  flames: 'door.flames',
  drain: 'door.drain',
} as const satisfies { readonly [Special in FoeSpecial]?: string };

/** Says what entering the fight costs; an empty text where it costs nothing. */
export function entryWords(state: State, translate: Translate): string {
  const carried = state.heroes.some(({ items }) => items.length > 0);
  const tolls = facedCards(state).map((card) => {
    const special = specialOf(card);
    if (special === null || !isToll(special) || (special === 'drain' && !carried)) return '';
    return translate(TOLLS[special]);
  });
  return joined(...tolls);
}

const isToll = (special: FoeSpecial): special is keyof typeof TOLLS => Object.hasOwn(TOLLS, special);
