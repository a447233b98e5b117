import { type CardId, type Die, type DieId, type HeroId, type State, sideFacts } from '../../../../engine/onedeck';
import type { TextParams, Translate } from '../../../../table/ports';
import { cardWords, diceWords, listed } from '../words/names';
import type { EventSetting } from './record';

/** Returns the parameter that names the hero of a sentence. */
export function named(hero: HeroId, translate: Translate): TextParams {
  return { hero: translate(`hero.${hero}`) };
}

/** Lists the cards of several events: `Ogre and Goblin`. */
export function cardsWords(events: readonly { readonly card: CardId }[], translate: Translate): string {
  const words = events.map(({ card }) => cardWords(card, translate));
  return listed(words, translate);
}

/** Describes dice of the pool; dice that are not in it are left out. */
export function poolWords(ids: readonly DieId[], { shown, translate }: EventSetting): string {
  const dice = ids.flatMap((id) => dieIn(shown, id) ?? []);
  return diceWords(dice, shown, translate);
}

export function dieIn({ encounter }: State, id: DieId): Die | null {
  return encounter?.pool.find((die) => die.id === id) ?? null;
}

export function featEffect(hero: HeroId, { shown, translate }: EventSetting): string {
  return translate(`featEffect.${sideFacts(shown, hero).feat.name}`);
}
