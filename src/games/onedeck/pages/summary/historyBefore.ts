import { beginHistory, listed } from '../../../../engine/kernel';
import { oneDeckDungeon } from '../../../../engine/onedeck';
import type { TableHistory } from '../../table';

/** Returns a game as it was before one of its moves, as practice: nothing that follows counts. */
export function historyBefore(history: TableHistory, move: number): TableHistory {
  const { setup, seed, script } = history.origin;
  const begun: TableHistory = beginHistory(oneDeckDungeon, { setup, seed, script, practice: true });
  const kept = listed(history.past).slice(0, move);
  const past = kept.reduce<TableHistory['past']>((rest, value) => ({ value, rest, length: (rest?.length ?? 0) + 1 }), null);
  return { ...begun, past, state: kept.at(-1)?.after ?? begun.state };
}
