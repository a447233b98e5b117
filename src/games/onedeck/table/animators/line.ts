import type { EventOf, EventType, State } from '../../../../engine/onedeck';
import type { SoundName } from '../../../../table/ports';
import type { CardFace } from '../view';
import type { Gesture } from './gestures';

/** When events are shown: the table before them, all of them, and what a gesture may want besides. */
export interface Moment<Type extends EventType> {
  readonly shown: State;
  /** The event and the like of it that follow: they move as one. */
  readonly run: readonly EventOf<Type>[];
  readonly faceOf: (event: EventOf<'doorOpened'>) => CardFace | null;
  readonly play: (sound: SoundName) => void;
}

/** What an event looks like: on the picture as it was, and then on the picture with what has come of it. */
export interface Act {
  readonly before?: Gesture | null;
  readonly after?: Gesture | null;
}

type Line<Type extends EventType> = (event: EventOf<Type>, moment: Moment<Type>) => Act;
export type Lines = { readonly [Type in EventType]: Line<Type> };

/** An event that is only told, heard or seen in what it leads to. */
export const unmoved = (): Act => ({});
