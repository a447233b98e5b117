import type { Fact } from '../../engine/kernel';
import type { Translate, Tuning } from '../../table';
import type { Picking, TablePicture } from './table';
import type { AnyHistory } from './types';

/** The place of a record in the tuning file. */
export type TunedName = readonly [section: string, name: string];

/** Something that can be looked up, played and tuned in the debug scene. */
export type DebugItem =
  | { readonly kind: 'event'; readonly name: string }
  | { readonly kind: 'sound'; readonly name: string }
  | { readonly kind: 'tuned'; readonly section: string; readonly name: string };

/** Events that move as one, the state before them, and the records of the tuning that their showing is made of. */
export interface DebugBeat<State, Event extends Fact> {
  readonly before: State;
  readonly events: readonly [Event, ...Event[]];
  readonly motions: readonly string[];
  readonly sounds: readonly string[];
  /** Records of things that go along with it, and that nobody waits for. */
  readonly alongside: readonly TunedName[];
}

/** Helps a script to keep time. All of it is over at once when nobody looks any more. */
export interface ScriptTime {
  /** Milliseconds that the shown record takes once round; 0 where it has no period. */
  readonly round: number;
  after(milliseconds: number): Promise<void>;
  /** Tells again and again how far it is, from 0 to 1. */
  during(milliseconds: number, act: (share: number) => void): Promise<void>;
}

/** Shows an item, from its beginning to its end. */
export type Take<State, Event extends Fact, Hands> =
  | { readonly kind: 'beat'; readonly beat: DebugBeat<State, Event>; readonly manner: 'moving' | 'fading' }
  | TableTake<State, Hands>
  | { readonly kind: 'sound'; readonly sound: string };

/** A state that waits, and a script that is carried out there. */
export interface TableTake<State, Hands> {
  readonly kind: 'table';
  readonly state: State;
  /** The record that the script shows. */
  readonly round: TunedName;
  /** Nothing is animated: the record is a rule about when things may move. */
  readonly isRule: boolean;
  script(hands: Hands, time: ScriptTime): Promise<void>;
}

/** All takes of one set-up. They are worked out as they are asked for. */
export interface DebugCast<State, Event extends Fact, Hands> {
  /** Returns what shows an item; null where nothing does. */
  takeFor(item: DebugItem): Take<State, Event, Hands> | null;
  /** Says why another party or figure is shown than was chosen; an empty text where it is the chosen one. */
  strangerIn(take: Take<State, Event, Hands>): string;
}

export interface DebugWords {
  readonly language: 'en' | 'it';
  readonly translate: Translate;
}

export interface PlanFormParts<Plan> extends DebugWords {
  /** Plays all takes on this set-up from now on. */
  onPlan(plan: Plan): void;
  onStart(plan: Plan): void;
}

export interface HandsParts {
  picture(): TablePicture | null;
  readonly picking: Picking;
  readonly tuning: Tuning;
  readonly signal: AbortSignal;
}

/** One game in the debug scene. A plan is a set-up that one can choose there, and hands do what somebody could do at the table. */
export interface GameDebug<Plan, State, Event extends Fact, Hands> {
  readonly firstPlan: Plan;
  readonly eventTypes: readonly string[];
  /** Sections of what all games share that nothing at this table shows. */
  readonly unseen?: readonly string[];
  /** Returns the practice game that a plan begins with. */
  begin(plan: Plan): AnyHistory;
  /** Returns a practice game that begins at this state. */
  from(state: State): AnyHistory;
  cast(plan: Plan, tuning: Tuning, words: DebugWords): DebugCast<State, Event, Hands>;
  planForm(parts: PlanFormParts<Plan>): HTMLElement;
  handsAt(parts: HandsParts): Hands;
}

export type AnyTake = Take<unknown, Fact, unknown>;
export type AnyCast = DebugCast<unknown, Fact, unknown>;
export type AnyGameDebug = GameDebug<unknown, unknown, Fact, unknown>;
