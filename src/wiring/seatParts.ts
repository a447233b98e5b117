import type { TableHistory } from '../machines';
import type { SoundPort, Speed, TableTools, Translate, Tuning } from '../stage';

/** What a seat at the table takes from the house. */
export interface SeatParts {
  readonly history: TableHistory;
  readonly translate: Translate;
  readonly sound: SoundPort;
  readonly tuning: Tuning;
  readonly speed: () => Speed;
  /** The speed that is wished, as opposed to the one that the player's system allows. */
  readonly pace: { readonly now: () => TableTools['speed']; readonly change: (speed: Speed) => void };
  readonly textScale: () => number;
  readonly keep: (history: TableHistory) => void;
  readonly leave: () => void;
  /** Another game, when this one is over. */
  readonly again: () => void;
  readonly notice: (key: 'noWebgl' | 'webglLost') => void;
  readonly report: (problem: unknown) => void;
  readonly crash: (problem: unknown) => void;
}
