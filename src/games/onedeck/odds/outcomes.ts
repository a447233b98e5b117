import type { Odds } from '../../../engine/onedeck/odds';
import type { Translate } from '../../../table';
import { hundredThrows } from './words';

/** One bar of what comes of a hundred throws. The times of all bars add up to 100. */
export interface Outcome {
  readonly kind: 'unhurt' | 'hurt' | 'dead';
  /** Wounds that are survived; 0 in the other kinds. */
  readonly wounds: number;
  /** True for the last bar of wounds where it has those of more wounds, too. */
  readonly orMore: boolean;
  readonly times: number;
}

/** More bars of wounds than this are not told apart. */
const MOST_HURT = 3;

/** Returns the bars of an answer, the best first; what never comes has none. */
export function outcomesOf(odds: Pick<Odds, 'unhurt' | 'hurt' | 'dead'>): readonly Outcome[] {
  const { unhurt, hurt, dead } = hundredThrows(odds);
  const told = hurt.slice(0, hurt.length > MOST_HURT ? MOST_HURT - 1 : MOST_HURT);
  const rest = hurt.slice(told.length);
  const [least] = rest;
  const bars: readonly Outcome[] = [
    { kind: 'unhurt', wounds: 0, orMore: false, times: unhurt },
    ...told.map(({ wounds, times }): Outcome => ({ kind: 'hurt', wounds, orMore: false, times })),
    ...(least === undefined
      ? []
      : [{ kind: 'hurt', wounds: least.wounds, orMore: true, times: rest.reduce((sum, { times }) => sum + times, 0) } as const]),
    { kind: 'dead', wounds: 0, orMore: false, times: dead },
  ];
  return bars.filter(({ times }) => times > 0);
}

/** Names a bar, as in `unhurt`, `2 wounds`, `3 or more` or `dead`. */
export function outcomeWords({ kind, wounds, orMore }: Outcome, translate: Translate): string {
  if (kind !== 'hurt') return translate(kind === 'unhurt' ? 'outcome.unhurt' : 'outcome.dead');
  return orMore ? translate('outcome.orMore', { number: wounds }) : translate('door.wounds', { count: wounds });
}
