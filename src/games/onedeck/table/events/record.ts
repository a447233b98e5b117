import type { EventOf, EventType, State } from '../../../../engine/onedeck';
import type { Motion, Tuning } from '../../../../table';
import type { SoundName, TextKey, TextParams, Translate } from '../../../../table/ports';
import type { CardFace } from '../view';

/** All that the table knows of a type of event. */
export interface EventRecord<Type extends EventType, Gesture extends { readonly motion: string }> {
  /** What moves; null for an event that is only told, heard or seen in what it leads to. */
  readonly gesture: ((event: EventOf<Type>, moment: Moment<Type>) => Act<Gesture>) | null;
  /** What is tuned by a name of its own and goes along with each of its motions. */
  readonly company?: { readonly [Name in Gesture['motion']]?: readonly Companion[] };
  /** How the event begins to sound; null for what is only seen, or heard in the event that comes with it. */
  readonly sound: SoundName | null | ((event: EventOf<Type>, hearing: Hearing) => SoundName | null);
  /** Whether events of this type and of the same cause that follow each other are seen and heard as one. */
  readonly beat: 'together' | 'alone';
  /** The sentence for the live region, and for the log unless it has its own: its key, or the whole of it. */
  readonly announcement: AnnouncementKey | ((event: EventOf<Type>, setting: EventSetting) => string);
  /** Null where a heading, the next question or the command says it already. */
  readonly log: LogRecord<Type> | null;
}

export interface LogRecord<Type extends EventType> {
  /** The paragraph behind the event: what it is, and why it happened. */
  readonly rule: RuleKey | ((event: EventOf<Type>, setting: EventSetting) => Rule);
  /** Events in succession for which it is the same make one sentence; without it each has its own. */
  readonly likeness?: (event: EventOf<Type>) => string;
  /** Where many events make one sentence, or where the live region leaves out what was on the table beside it. */
  readonly sentence?: (events: readonly EventOf<Type>[], setting: EventSetting) => string;
}

/** When events are shown: the table before them, all of them, and what a gesture may want besides. */
export interface Moment<Type extends EventType> {
  readonly shown: State;
  /** The event and those of its type that follow in its beat. */
  readonly run: readonly EventOf<Type>[];
  readonly faceOf: (event: EventOf<'doorOpened'>) => CardFace | null;
  readonly play: (sound: SoundName) => void;
}

/** When an event is heard: the table as it is by then, and how many of its type are heard with it. */
export interface Hearing {
  readonly shown: State;
  readonly run: number;
}

/** When an event is told: the table before it, and the language. */
export interface EventSetting {
  readonly shown: State;
  readonly translate: Translate;
}

/** What an event looks like: on the picture as it was, and then on the picture with what has come of it. */
export interface Act<Gesture> {
  readonly before?: Gesture | null;
  readonly after?: Gesture | null;
}
/** One gesture for each motion: the name that its timing has in the tuning file, and what it is about. */
export type GestureIn<Gestures> = {
  readonly [Name in keyof Gestures]: { readonly motion: Name } & Gestures[Name];
}[keyof Gestures];

/** A motion or particles: `particles.sparks`. */
export type Companion = `motions.${Motion}` | `particles.${keyof Tuning['particles']}`;

/** Whenever dice come into the tray or leave it, the others make room. */
export const ROOM = ['motions.trayCleared', 'motions.ranksClosed'] as const satisfies readonly Companion[];

/** The motion is about what is on the table anyway. */
export type Nothing = unknown;

/** A moment within a gesture that is heard: of which of its things it is. */
export type SoundOfThing = (at: number) => void;

export interface Rule {
  readonly key: RuleKey;
  readonly params?: TextParams;
  /** What the card, skill or potion itself says. */
  readonly own?: string;
}

type AnnouncementKey = Within<'told'>;
export type RuleKey = Within<'rule'>;
type Within<Section extends string> = TextKey extends infer Key ? (Key extends `${Section}.${infer Rest}` ? Rest : never) : never;
