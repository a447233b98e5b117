import type { Event, EventType } from '../../../../engine/onedeck';

/** What comes in numbers and moves together. */
const TOGETHER: ReadonlySet<EventType> = new Set<EventType>([
  'timeSpent',
  'doorPlaced',
  'damageTaken',
  'dieStored',
  'bonusDieGiven',
  'dieRolled',
  'dieRerolled',
  'dieGained',
  'dieChanged',
  'dieRecolored',
  'dieDiscarded',
  'dieWithheld',
]);

/** Whether two events in succession are seen and heard as one: dice of a roll, cards that run out of the deck. */
export function inOneBeat(one: Event, other: Event): boolean {
  return one.type === other.type && TOGETHER.has(one.type) && causeOf(one) === causeOf(other);
}

const causeOf = (event: Event): string | null => ('cause' in event ? event.cause : null);
