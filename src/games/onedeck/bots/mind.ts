import type { Luck } from '../../contract';

/** How hard to think: in imagined games one look has to do. */
export interface Mind {
  readonly luck: Luck;
  readonly samples: number;
  readonly payments: number;
}
