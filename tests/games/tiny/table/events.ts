import type { TextKey, Translate, TuningWith } from '../../../../src/table';
import type { Event } from '../../../support/tinyFacts';
import type file from '../tuning.json';
import { cardWords, sideWords } from './words';

export type TinyTuning = TuningWith<typeof file>;

/** The sounds of the tiny game have names, but no sheet: it is silent. */
export const SOUNDS = ['button', 'page', 'find', 'roll', 'fall', 'end'] as const;

/** All that the table knows of one type of event. */
export interface EventRecord<One extends Event> {
  /** The motion of the tuning file that it plays at; null where nothing moves. */
  readonly motion: keyof TinyTuning['motions'] | null;
  readonly sound: (typeof SOUNDS)[number] | null;
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
    motion: 'cardFound',
    sound: 'find',
    rule: 'burglary.rule.find',
    sentence: ({ seat, card }, translate) =>
      translate('burglary.told.cardDrawn', { seat: sideWords(seat, translate), card: cardWords(card, translate) }),
  },
  dieRolled: {
    motion: null,
    sound: 'roll',
    rule: 'burglary.rule.find',
    sentence: ({ seat, value }, translate) =>
      translate('burglary.told.dieRolled', { seat: sideWords(seat, translate), value: String(value) }),
  },
  scored: {
    motion: null,
    sound: 'find',
    rule: 'burglary.rule.find',
    sentence: ({ seat, score }, translate) =>
      translate('burglary.told.scored', { seat: sideWords(seat, translate), score: String(score) }),
  },
  roofFell: {
    motion: null,
    sound: 'fall',
    rule: 'burglary.rule.roof',
    sentence: (_event, translate) => translate('burglary.told.roofFell'),
  },
  nightEnded: {
    motion: null,
    sound: 'page',
    rule: null,
    sentence: ({ night }, translate) => translate('burglary.told.nightEnded', { night: String(night) }),
  },
  handsShown: {
    motion: null,
    sound: 'end',
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
