import { CARDS, type HeroId, partyFacts, type State } from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import { cardWords } from '../words/names';

/** The other pair of four heroes, while two of them fight. */
export interface WaitingView {
  readonly heroes: readonly HeroId[];
  /** The foe that waits for them; null where their fight is over. */
  readonly foe: { readonly picture: string; readonly name: string; readonly xp: number } | null;
  readonly words: string;
  readonly title: string;
}

/** Null where everybody fights, or nobody does. */
export function waitingView(state: State, translate: Translate): WaitingView | null {
  const { encounter, heroes, fights, boss } = state;
  if (encounter === null || heroes.length <= partyFacts(state).fighters) return null;
  const others = heroes.map(({ id }) => id).filter((id) => !encounter.heroes.includes(id));
  const next = fights.find((fight) => fight.heroes.some((hero) => others.includes(hero)));
  const title = translate('table.stopNow');
  if (next === undefined) return { heroes: others, foe: null, words: translate('split.rests'), title };
  const { card } = next;
  const foe =
    card === null
      ? { picture: `boss/${boss?.id ?? 'dragon'}`, name: translate(`boss.${boss?.id ?? 'dragon'}`), xp: 0 }
      : { picture: `foe/${CARDS[card].name}`, name: cardWords(card, translate), xp: CARDS[card].xp };
  return { heroes: others, foe, words: translate('split.waits'), title };
}
