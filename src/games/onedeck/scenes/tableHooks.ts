import type { Gallery } from '../../../scenes';
import type { OneDeckTuning } from '../table';
import type { TheatreScene } from './theatre/TheatreScene';

export interface TableHooks {
  readonly tuning: OneDeckTuning;
  readonly gallery: Gallery;
  /** Aborts at the end of the table; later results are dropped. */
  readonly life: AbortSignal;
  readonly missing: (picture: string) => void;
  /** Called when a picture has come. */
  readonly onArrived: () => void;
  /** The speed of motions, or null where things move at once. */
  readonly pace: () => 1 | 2 | 4 | null;
  /** The scene behind the table, which is shown along with it. */
  readonly theatre: Pick<
    TheatreScene,
    'show' | 'stepsTo' | 'follow' | 'figure' | 'isFight' | 'flinch' | 'reel' | 'fall' | 'dolly' | 'tread' | 'burning' | 'mood'
  >;
}
