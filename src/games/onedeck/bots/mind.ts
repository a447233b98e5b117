import type { Luck } from '../../contract';

/** How many samples the bot takes. Imagined games use one. */
export interface Mind {
  readonly luck: Luck;
  readonly samples: number;
  readonly payments: number;
}
