import type { Odds } from '../../../engine/onedeck/odds';
import type { Translate } from '../../../table';

type Shown = Pick<Odds, 'throws' | 'unhurt' | 'hurt' | 'dead'>;

const HUNDRED = 100;

/** Returns how often of a hundred throws what comes, as in “In 100: 50 unhurt, 41 lose 1, 9 die.” */
export function oddsWords(odds: Shown, translate: Translate): string {
  const { unhurt, hurt, dead } = hundredThrows(odds);
  const parts = [
    ...(unhurt > 0 ? [translate('odds.unhurt', { number: unhurt })] : []),
    ...hurt.map(({ wounds, times }) => translate('odds.hurt', { count: times, amount: wounds })),
    ...(dead > 0 ? [translate('odds.dead', { count: dead })] : []),
  ];
  return translate(odds.throws === 'exact' ? 'odds.exact' : 'odds.about', { parts: parts.join(', ') });
}

export interface HundredThrows {
  readonly unhurt: number;
  readonly hurt: readonly { readonly wounds: number; readonly times: number }[];
  readonly dead: number;
}

/** Returns whole numbers that add up to 100: what is left after rounding down goes to the largest rests. */
export function hundredThrows({ unhurt, hurt, dead }: Pick<Odds, 'unhurt' | 'hurt' | 'dead'>): HundredThrows {
  const shares = [unhurt, ...hurt.map(({ share }) => share), dead].map((share) => share * HUNDRED);
  const whole = shares.map((share) => Math.floor(share + 1e-9));
  const rests = shares.map((share, at) => ({ at, rest: share - (whole[at] ?? 0) })).sort((one, other) => other.rest - one.rest);
  const missing = HUNDRED - whole.reduce((sum, count) => sum + count, 0);
  for (const { at } of rests.slice(0, Math.max(0, missing))) whole[at] = (whole[at] ?? 0) + 1;
  return {
    unhurt: whole[0] ?? 0,
    hurt: hurt.map(({ wounds }, at) => ({ wounds, times: whole[at + 1] ?? 0 })).filter(({ times }) => times > 0),
    dead: whole.at(-1) ?? 0,
  };
}
