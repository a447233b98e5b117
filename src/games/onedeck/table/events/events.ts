import type { Event, EventOf, EventType, State } from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import type { OneDeckSound } from '../sounds';
import { BOSS_EVENTS } from './boss';
import { DICE_EVENTS } from './dice';
import { ENCOUNTER_EVENTS } from './encounter';
import type { Gesture } from './gestures';
import { PARTY_EVENTS } from './party';
import type { Companion, EventRecord, Hearing } from './record';
import { TURN_EVENTS } from './turn';

export type EventRecords = { readonly [Type in EventType]: EventRecord<Type, Gesture> };

/** The record of every type of event. A type without a record does not compile. */
const EVENTS: EventRecords = {
  ...TURN_EVENTS,
  ...PARTY_EVENTS,
  ...ENCOUNTER_EVENTS,
  ...DICE_EVENTS,
  ...BOSS_EVENTS,
};
export const EVENT_TYPES = Object.keys(EVENTS) as readonly EventType[];

export function recordOf<Type extends EventType>({ type }: { readonly type: Type }): EventRecord<Type, Gesture> {
  return EVENTS[type];
}

/** Lists the tuned values that go along with each motion, for the debug scene. A test plays every motion and checks the list. */
export const COMPANY = companyOf(Object.values(EVENTS));

/** Returns the sentence for the live region. */
export function tell<Type extends EventType>(event: EventOf<Type>, shown: State, translate: Translate): string {
  const { announcement } = recordOf<Type>(event);
  return typeof announcement === 'function' ? announcement(event, { shown, translate }) : translate(`told.${announcement}`);
}

/** Returns the sound with which an event begins; null for a silent one, or one whose sound comes with another event. */
export function soundOf<Type extends EventType>(event: EventOf<Type>, hearing: Hearing): OneDeckSound | null {
  const { sound } = recordOf<Type>(event);
  return typeof sound === 'function' ? sound(event, hearing) : sound;
}

/** Returns whether two successive events are shown as one: the dice of a roll, or cards that leave the deck. */
export function inOneBeat(one: Event, other: Event): boolean {
  return one.type === other.type && recordOf(one).beat === 'together' && causeOf(one) === causeOf(other);
}

const causeOf = (event: Event): string | null => ('cause' in event ? event.cause : null);

type Companies = ReadonlyMap<Gesture['motion'], readonly Companion[]>;

function companyOf(records: readonly Pick<EventRecords[EventType], 'company'>[]): Companies {
  return new Map(records.flatMap(({ company = {} }) => Object.entries(company) as [Gesture['motion'], readonly Companion[]][]));
}
