import { HEROES } from './content/heroes';
import { CARD_IDS } from './ids';
import type { State } from './state';

/** What no sequence of commands can lead to. */
export function faults(state: State): readonly string[] {
  const found: string[] = [];
  const cards = [...state.deck, ...state.discard, ...state.doors.flatMap((door) => (door === null ? [] : [door.card]))];
  if (new Set(cards).size !== cards.length) found.push('a card lies in two places');
  if (cards.length !== CARD_IDS.length) found.push(`${cards.length} of ${CARD_IDS.length} cards are in play`);
  const { health } = HEROES[state.hero];
  if (state.damage > health) found.push(`${state.damage} damage on a hero with ${health} health`);
  if (state.damage >= health !== (state.phase === 'over')) found.push('the game is over exactly when the hero is dead');
  if (state.stairsTokens > 0 && state.deck.length > 0) found.push('tokens lie on stairs that are still covered');
  if ((state.opened !== null) !== (state.phase === 'door')) found.push('a door is being looked at exactly in its phase');
  if (state.opened !== null && state.doors[state.opened]?.open !== true) found.push('the door being looked at is not open');
  return found;
}
