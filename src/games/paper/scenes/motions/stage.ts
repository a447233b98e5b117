import type { Scene } from 'phaser';
import type { Event, EventOf, EventType } from '../../../../engine/paper';
import type { MoveAt, Timing } from '../../../../table';
import type { PaperLayout, PaperTuning, Shown } from '../../table';
import type { LairPictures } from '../lair/LairStock';
import type { SheetViews } from '../SheetViews';

/** What motions move: the parts of the table with the state that has come, at rest. */
export interface MotionStage {
  readonly scene: Scene;
  readonly views: SheetViews;
  readonly shown: Shown;
  readonly layout: PaperLayout;
  readonly tuning: PaperTuning;
  /** All events that move as one. */
  readonly beat: readonly Event[];
  /** A die comes to rest. */
  readonly landed: (die: number) => void;
  /** Returns what is there of the pictures of the round's lair. */
  readonly lair: () => LairPictures;
}

export type Move = MoveAt<Timing>;

export interface Played<Type extends EventType> {
  readonly event: EventOf<Type>;
  readonly move: Move;
}

export type Perform<Type extends EventType> = (stage: MotionStage, played: Played<Type>) => Promise<void>;

/** The motions of some types of events; any other lights up the place that it is about. */
export type Performers = { readonly [Type in EventType]?: Perform<Type> };

/** Returns whether an event is about the sheet that lies in the light. */
export const isOwn = ({ shown }: Pick<MotionStage, 'shown'>, event: Event): boolean =>
  !('seat' in event) || event.seat === shown.seat.id;
