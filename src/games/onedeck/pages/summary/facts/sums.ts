import { CARDS } from '../../../../../engine/onedeck';
import type { CauseKind, DelveFacts, Station } from './station';

const KINDS: readonly CauseKind[] = ['choice', 'luck', 'cards'];
const CARDS_SHOWN = 3;

/** The turns that cost most, the worst first. Of equal ones, a choice comes before luck, and what cost more time first. */
export function costliestOf({ stations }: DelveFacts): readonly Station[] {
  const kind = ({ cause }: Station): number => KINDS.indexOf(cause?.kind ?? 'cards');
  const hurt = stations.filter(({ damage }) => damage > 0);
  return [...hurt]
    .sort((one, other) => other.damage - one.damage || kind(one) - kind(other) || other.time - one.time)
    .slice(0, CARDS_SHOWN);
}

/** The damage of each kind of turn. */
export function sumsOf({ stations }: DelveFacts): Readonly<Record<CauseKind, number>> {
  const sum = (kind: CauseKind): number =>
    stations.reduce((total, { cause, damage }) => total + (cause?.kind === kind ? damage : 0), 0);
  return { choice: sum('choice'), luck: sum('luck'), cards: sum('cards') };
}

export interface Harm {
  /** The first station at which this foe, this peril, the boss or the stairs did harm. */
  readonly station: Station;
  readonly damage: number;
}

/** The damage that each foe did on the whole way, the most first. */
export function harmOf({ stations }: DelveFacts): readonly Harm[] {
  const found = new Map<string, Harm>();
  for (const station of stations) {
    const { card, what, damage } = station;
    const name = card === null ? what : CARDS[card].name;
    const before = found.get(name);
    if (damage > 0) found.set(name, { station: before?.station ?? station, damage: (before?.damage ?? 0) + damage });
  }
  return [...found.values()].sort((one, other) => other.damage - one.damage);
}
