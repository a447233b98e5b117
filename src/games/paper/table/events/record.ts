import type { EventOf, EventType } from '../../../../engine/paper';
import type { TextKey, Translate } from '../../../../table';
import type { PaperSound } from '../sounds';
import type { PaperMotion } from '../tuning';

/** All that the table knows of one type of event. */
export interface EventRecord<Type extends EventType> {
  /** The motion of the tuning file that it plays at; null where nothing moves. */
  readonly motion: PaperMotion | null | ((event: EventOf<Type>) => PaperMotion);
  /** A function may answer that an event is not heard this time. */
  readonly sound: PaperSound | null | ((event: EventOf<Type>) => PaperSound | null);
  sentence(event: EventOf<Type>, translate: Translate): string;
  /** The rule that the log puts below it; null where the log leaves it out. */
  readonly rule: TextKey | null;
}

export type EventRecords<Types extends EventType> = { readonly [Type in Types]: EventRecord<Type> };
