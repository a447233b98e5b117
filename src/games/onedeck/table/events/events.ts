import type { Event, EventOf, EventType, State } from '../../../../engine/onedeck';
import type { SoundName, Translate } from '../../../../table/ports';
import { BOSS_EVENTS } from './boss';
import { DICE_EVENTS } from './dice';
import { ENCOUNTER_EVENTS } from './encounter';
import type { Gesture } from './gestures';
import { PARTY_EVENTS } from './party';
import type { Companion, EventRecord, Hearing } from './record';
import { TURN_EVENTS } from './turn';

export type EventRecords = { readonly [Type in EventType]: EventRecord<Type, Gesture> };

/** All that the table knows of events: a type without a record does not compile. */
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

/** What goes along with each motion, for those who tune: a test plays them all and looks at what they are made of. */
export const COMPANY = companyOf(Object.values(EVENTS));

/** An event as a sentence, for the live region. */
export function tell<Type extends EventType>(event: EventOf<Type>, shown: State, translate: Translate): string {
  const { announcement } = recordOf<Type>(event);
  return typeof announcement === 'function' ? announcement(event, { shown, translate }) : translate(`told.${announcement}`);
}

/** How an event begins to sound; null for what is only seen, or heard in the event that comes with it. */
export function soundOf<Type extends EventType>(event: EventOf<Type>, hearing: Hearing): SoundName | null {
  const { sound } = recordOf<Type>(event);
  return typeof sound === 'function' ? sound(event, hearing) : sound;
}

/** Whether two events in succession are seen and heard as one: dice of a roll, cards that run out of the deck. */
export function inOneBeat(one: Event, other: Event): boolean {
  return one.type === other.type && recordOf(one).beat === 'together' && causeOf(one) === causeOf(other);
}

const causeOf = (event: Event): string | null => ('cause' in event ? event.cause : null);

type Companies = ReadonlyMap<Gesture['motion'], readonly Companion[]>;

function companyOf(records: readonly Pick<EventRecords[EventType], 'company'>[]): Companies {
  return new Map(records.flatMap(({ company = {} }) => Object.entries(company) as [Gesture['motion'], readonly Companion[]][]));
}
