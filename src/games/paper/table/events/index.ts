import type { Event, EventOf, EventType } from '../../../../engine/paper';
import type { Translate } from '../../../../table';
import type { PaperSound } from '../sounds';
import type { PaperMotion } from '../tuning';
import { OF_SHEETS } from './ofSheets';
import { OF_TABLE } from './ofTable';
import type { EventRecord, EventRecords } from './record';

export { landingOf } from './heard';

const EVENTS: EventRecords<EventType> = { ...OF_SHEETS, ...OF_TABLE };

export const EVENT_TYPES = Object.keys(EVENTS) as readonly EventType[];

/** The records are exact for each type; this one widening lets an event of any type find its own. */
export function recordOf<Type extends EventType>({ type }: EventOf<Type>): EventRecord<Type> {
  return EVENTS[type];
}

export function tell(event: Event, translate: Translate): string {
  return recordOf<EventType>(event).sentence(event, translate);
}

export function motionOf(event: Event): PaperMotion | null {
  const { motion } = recordOf<EventType>(event);
  return typeof motion === 'function' ? motion(event) : motion;
}

export function soundOf(event: Event): PaperSound | null {
  const { sound } = recordOf<EventType>(event);
  return typeof sound === 'function' ? sound(event) : sound;
}

/** Skulls hurt all parties at once, and all sheets are shown side by side. */
export function inOneBeat(one: Event, other: Event): boolean {
  if (one.type === 'turnShown') return other.type === 'turnShown';
  return one.type === 'damageTaken' && other.type === 'damageTaken' && one.cause === 'skulls' && other.cause === 'skulls';
}
