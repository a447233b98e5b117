import type { Bench } from '../opened';
import type { Row } from '../row';
import { openedTables } from './tables';

/** What the table after a game may take of network and graphics card: its place, and what it paints for itself. */
const MOST = { requests: 8, pixels: 10, programs: 4, contexts: 0 } as const;
const NAMES = {
  requests: 'requests',
  pixels: 'million pixels uploaded',
  programs: 'programs compiled',
  contexts: 'contexts made',
} as const;

/** The first table of a page, and the one from the end of a game on. */
export async function stageRows(bench: Bench): Promise<readonly Row[]> {
  const { first, next } = await openedTables({ ...bench, slowed: 1 });
  const counted = (['requests', 'pixels', 'programs', 'contexts'] as const).map((what): Row => {
    const most = MOST[what];
    const found = what === 'pixels' ? next[what].toFixed(1) : `${next[what]}`;
    return { what: `the table after a game: ${NAMES[what]}`, budget: `≤ ${most}`, found, ok: next[what] <= most };
  });
  return [
    ...counted,
    threadRow('Begin to the table', first.sum, 1200),
    threadRow('the end of a game to the table', next.sum, 900),
  ];
}

function threadRow(name: string, sum: number, most: number): Row {
  return {
    what: `main thread from ${name} and 2.5 s on`,
    budget: `≤ ${most} ms of thread time`,
    found: `${sum.toFixed(0)} ms`,
    ok: sum <= most,
  };
}
