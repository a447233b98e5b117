import type { Tuning } from '../../table';
import type { Gallery } from '../pictures/Gallery';

export interface TheatreHooks {
  readonly tuning: Tuning;
  readonly gallery: Gallery;
  /** Aborts at the end of the table; later results are dropped. */
  readonly life: AbortSignal;
  readonly missing: (picture: string) => void;
  /** Called when a picture has come. */
  readonly onArrived: () => void;
  /** Returns whether things may move by themselves. */
  readonly mayMove: () => boolean;
  /** The speed of entrances and acts, or null where nothing is to move. */
  readonly pace: () => 1 | 2 | 4 | null;
}
