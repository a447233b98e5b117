import { type CardId, ENCOUNTERS, type EncounterName, type Event, type State } from '../engine/onedeck';
import type { TextParams, Translate } from './ports';

export function nameOf(card: CardId): EncounterName {
  return ENCOUNTERS[card].name;
}

/** An event as a sentence, for the live region and the log. */
export function tell(event: Event, shown: State, translate: Translate): string {
  return translate(`told.${event.type}`, wordsOf(event, shown, translate));
}

function wordsOf(event: Event, shown: State, translate: Translate): TextParams {
  switch (event.type) {
    case 'turnStarted':
      return { turn: event.turn };
    case 'timeSpent':
      return { card: translate(`encounter.${nameOf(event.card)}`) };
    case 'stairsTokenPlaced':
      return { tokens: event.tokens };
    case 'doorPlaced':
    case 'doorFled':
      return { number: event.door + 1 };
    case 'doorOpened':
      return { number: event.door + 1, card: translate(`encounter.${nameOf(event.card)}`) };
    case 'gameLost':
      return { hero: translate(`hero.${shown.hero}`) };
    default:
      return {};
  }
}
