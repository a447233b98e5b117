import type { EventOf, EventType, State } from '../../../../engine/onedeck';
import type { TextKey, TextParams, Translate } from '../../../../table/ports';
import type { OneDeckSound } from '../sounds';
import type { Motion, OneDeckTuning } from '../tuning';
import type { CardFace } from '../view';

/** The table's record of one type of event. */
export interface EventRecord<Type extends EventType, Gesture extends { readonly motion: string }> {
  /** Returns the motion; null for an event that does not move anything itself. */
  readonly gesture: ((event: EventOf<Type>, moment: Moment<Type>) => Act<Gesture>) | null;
  /** Tuned values with names of their own that go along with each of its motions. */
  readonly company?: { readonly [Name in Gesture['motion']]?: readonly Companion[] };
  /** The sound with which the event begins; null for a silent one, or one whose sound comes with another event. */
  readonly sound: OneDeckSound | null | ((event: EventOf<Type>, hearing: Hearing) => OneDeckSound | null);
  /** `together` shows successive events of this type and cause as one beat. */
  readonly beat: 'together' | 'alone';
  /** The sentence for the live region, as a key or in full. The log uses it too unless it has its own. */
  readonly announcement: AnnouncementKey | ((event: EventOf<Type>, setting: EventSetting) => string);
  /** Null where a heading, the next question or the command already says it. */
  readonly log: LogRecord<Type> | null;
}

export interface LogRecord<Type extends EventType> {
  /** The rule that explains the event and its cause. */
  readonly rule: RuleKey | ((event: EventOf<Type>, setting: EventSetting) => Rule);
  /** Successive events with the same likeness share one sentence; without it each event has its own. */
  readonly likeness?: (event: EventOf<Type>) => string;
  /** The sentence of the log where it is not that of the live region: for several events, or with facts that the table showed. */
  readonly sentence?: (events: readonly EventOf<Type>[], setting: EventSetting) => string;
}

/** The data for a gesture: the state before the events, the events, and helpers. */
export interface Moment<Type extends EventType> {
  readonly shown: State;
  /** The event and those of its type that follow in its beat. */
  readonly run: readonly EventOf<Type>[];
  readonly faceOf: (event: EventOf<'doorOpened'>) => CardFace | null;
  readonly play: (sound: OneDeckSound) => void;
}

/** The data for a sound: the state at that time, and how many events of the type sound together. */
export interface Hearing {
  readonly shown: State;
  readonly run: number;
}

/** The data for a sentence: the state before the event, and the language. */
export interface EventSetting {
  readonly shown: State;
  readonly translate: Translate;
}

/** The gestures of an event: `before` moves the old picture, `after` the new one. */
export interface Act<Gesture> {
  readonly before?: Gesture | null;
  readonly after?: Gesture | null;
}
/** One gesture for each motion, with the name of its timing in the tuning file and its data. */
export type GestureIn<Gestures> = {
  readonly [Name in keyof Gestures]: { readonly motion: Name } & Gestures[Name];
}[keyof Gestures];

/** A motion or particles: `particles.sparks`. */
export type Companion = `motions.${Motion}` | `particles.${keyof OneDeckTuning['particles']}`;

/** When dice enter or leave the tray, the others make room. */
export const ROOM = ['motions.trayCleared', 'motions.ranksClosed'] as const satisfies readonly Companion[];

/** The motion needs no data beyond the state. */
export type Nothing = unknown;

/** Plays the sound of one thing of a gesture, given by its index. */
export type SoundOfThing = (at: number) => void;

export interface Rule {
  readonly key: RuleKey;
  readonly params?: TextParams;
  /** The text of the card, skill or potion itself. */
  readonly own?: string;
}

type AnnouncementKey = Within<'told'>;
export type RuleKey = Within<'rule'>;
type Within<Section extends string> = TextKey extends infer Key ? (Key extends `${Section}.${infer Rest}` ? Rest : never) : never;
