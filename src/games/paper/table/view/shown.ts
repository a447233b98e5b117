import type { PlayerSeat, RoomId, State } from '../../../../engine/paper';
import type { TableTools } from '../../../../table';
import type { Peril, Spot } from '../choices';
import type { SheetLabels } from './labels';
import type { SheetPart } from './parts';
import type { RoomView } from './rooms';
import type { DieNow } from './sheet';

/** Something that can be pressed, in words. */
export interface Entry {
  readonly id: string;
  readonly spot: Spot;
  readonly label: string;
  readonly detail: string;
  /** The same for a small plate, the most important first; empty where the plate bears the whole detail. */
  readonly brief: readonly string[];
  /** Glory before and afterwards; empty where nothing is known of it. */
  readonly glory: string;
  readonly shortcut: string;
  readonly weight: 'primary' | 'option' | 'thing';
  readonly refusal: string | null;
  readonly peril: Peril;
  readonly isGuarded: boolean;
  readonly isChosen: boolean | null;
}

export interface DieView {
  readonly die: number;
  readonly words: string;
  readonly now: DieNow;
}

/** What comes of that which is aimed at. */
export interface Preview {
  readonly title: string;
  readonly lines: readonly string[];
  /** What stands on the canvas instead of the lines, because the glory stands beside it; null for the lines themselves. */
  readonly brief: readonly string[] | null;
  readonly was: number;
  readonly is: number;
  readonly peril: Peril;
}

/** Everything that canvas and mirror show. */
export interface Shown {
  readonly heading: string;
  readonly advice: string;
  /** The table as its viewer may know it, and the seat whose sheet lies in the light. */
  readonly state: State;
  readonly seat: PlayerSeat;
  readonly parts: readonly SheetPart[];
  readonly labels: SheetLabels;
  readonly dice: readonly DieView[];
  readonly rooms: readonly RoomView[];
  /** The way that is drawn. */
  readonly path: readonly RoomId[];
  readonly entries: readonly Entry[];
  readonly preview: Preview | null;
  readonly warnings: readonly string[];
  /** The sheet of another party that is looked at; null for the own one. */
  readonly looked: PlayerSeat | null;
  /** The own objective lies face down: it opens while it is held. */
  readonly isSealed: boolean;
  /** A guarded entry is being held, or was pressed once. */
  readonly armed: boolean;
  /** The items lie over the map where both have no room. */
  readonly areItemsOpen: boolean;
  /** The room from which a screen reader begins to look around; the mirror goes there when `areRoomsWanted` becomes true. */
  readonly start: RoomId;
  readonly areRoomsWanted: boolean;
  readonly tools: TableTools;
  /** Whether single letters and digits do something. */
  readonly singleKeys: boolean;
}

/** Returns `31 → 42`, or one number where it stays. */
export const gloryWords = ({ was, is }: { readonly was: number; readonly is: number }): string =>
  (was === is ? [is] : [was, is]).map(String).join(' → ').replaceAll('-', '−');
