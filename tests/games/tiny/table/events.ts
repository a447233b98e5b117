import type { Motion, SoundName, TextKey, Translate } from '../../../../src/table';
import type { Event } from '../../../support/tinyFacts';
import { cardWords, sideWords } from './words';

/** All that the table knows of one type of event. */
export interface EventRecord<One extends Event> {
  /** The motion of the tuning file that it plays at; null where nothing moves. */
  readonly motion: Motion | null;
  readonly sound: SoundName | null;
  sentence(event: One, translate: Translate): string;
  /** The rule that the log puts below it; null where the log leaves it out. */
  readonly rule: TextKey | null;
}

type Type = Event['type'];
type EventOf<One extends Type> = Extract<Event, { readonly type: One }>;

const EVENTS: { readonly [One in Type]: EventRecord<EventOf<One>> } = {
  chosen: {
    motion: null,
    sound: 'button',
    rule: 'burglary.rule.secret',
    sentence({ seat, torches }, translate) {
      const words = { seat: sideWords(seat, translate), torches: String(torches) };
      if (torches === 'secret') return translate('burglary.told.secret', words);
      return translate(torches === 0 ? 'burglary.told.stays' : 'burglary.told.goes', words);
    },
  },
  choicesShown: {
    motion: null,
    sound: 'page',
    rule: null,
    sentence: (_event, translate) => translate('burglary.told.choicesShown'),
  },
  cardDrawn: {
    motion: 'doorOpened',
    sound: 'doorOpened',
    rule: 'burglary.rule.find',
    sentence: ({ seat, card }, translate) =>
      translate('burglary.told.cardDrawn', { seat: sideWords(seat, translate), card: cardWords(card, translate) }),
  },
  dieRolled: {
    motion: null,
    sound: 'rollOne',
    rule: 'burglary.rule.find',
    sentence: ({ seat, value }, translate) =>
      translate('burglary.told.dieRolled', { seat: sideWords(seat, translate), value: String(value) }),
  },
  scored: {
    motion: null,
    sound: 'itemTaken',
    rule: 'burglary.rule.find',
    sentence: ({ seat, score }, translate) =>
      translate('burglary.told.scored', { seat: sideWords(seat, translate), score: String(score) }),
  },
  roofFell: {
    motion: null,
    sound: 'defeat',
    rule: 'burglary.rule.roof',
    sentence: (_event, translate) => translate('burglary.told.roofFell'),
  },
  nightEnded: {
    motion: null,
    sound: 'timePasses',
    rule: null,
    sentence: ({ night }, translate) => translate('burglary.told.nightEnded', { night: String(night) }),
  },
  handsShown: {
    motion: null,
    sound: 'victory',
    rule: 'burglary.rule.end',
    sentence: ({ hands: { left, right } }, translate) =>
      translate('burglary.told.handsShown', { left: cardWords(left, translate), right: cardWords(right, translate) }),
  },
};

export const EVENT_TYPES = Object.keys(EVENTS) as readonly Type[];

export const recordOf = <One extends Type>({ type }: EventOf<One>): EventRecord<EventOf<One>> => EVENTS[type];

export function tell<One extends Type>(event: EventOf<One>, translate: Translate): string {
  return recordOf<One>(event).sentence(event, translate);
}

/** Two dice are two sounds: nothing moves as one here. */
export const inOneBeat = (_one: Event, _other: Event): boolean => false;
