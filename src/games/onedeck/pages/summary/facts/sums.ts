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
