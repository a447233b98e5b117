import type { Bench } from '../opened';
import type { Row } from '../row';
import { type Cost, encounters, openedTables } from './tables';
import { longerThan } from './tasks';

/** The most that a stretch may take. Tasks are counted by thread time; what else runs on the machine lengthens them a little. */
interface Budget {
  /** Tasks of 50 ms and more, which hold up a press, and of 12.5 ms and more, which hold up a frame. */
  readonly holdUps: number;
  readonly lostFrames: number;
  readonly requests: number;
  readonly textures: number;
  /** Million pixels uploaded. */
  readonly pixels: number;
  readonly programs: number;
  readonly contexts: number;
}

/** The page to begin from has made the graphics by then. */
const FIRST: Budget = { holdUps: 0, lostFrames: 9, requests: 6, textures: 45, pixels: 5, programs: 20, contexts: 0 };
/** The table after a game finds all but its place. */
const NEXT: Budget = { holdUps: 0, lostFrames: 5, requests: 2, textures: 35, pixels: 6, programs: 4, contexts: 0 };
const ENCOUNTERS: Budget = { holdUps: 0, lostFrames: 10, requests: 8, textures: 135, pixels: 52, programs: 14, contexts: 0 };

/** Begin that is pressed at once, before anything was fetched for a table. */
const HURRIED_REQUESTS = 15;

/** The first table of a page, the one from the end of a game on, and ten encounters. */
export async function stageRows(bench: Bench): Promise<readonly Row[]> {
  const { hurried, first, next } = await openedTables({ ...bench, slowed: 1 });
  const played = await encounters({ ...bench, slowed: 1 });
  return [
    ...countedRows('Begin to the table', first, FIRST),
    ...countedRows('the end of a game to the table', next, NEXT),
    ...countedRows('ten encounters', played, ENCOUNTERS),
    {
      what: 'Begin at once to the table: requests',
      budget: `≤ ${HURRIED_REQUESTS}`,
      found: `${hurried.requests}`,
      ok: hurried.requests <= HURRIED_REQUESTS,
    },
    threadRow('Begin to the table', first.sum, 1200),
    threadRow('Begin at once to the table', hurried.sum, 1300),
    threadRow('the end of a game to the table', next.sum, 900),
  ];
}

function countedRows(name: string, cost: Cost, budget: Budget): readonly Row[] {
  const counted: readonly (readonly [string, number, number])[] = [
    ['tasks of 50 ms and more', longerThan(cost, 50), budget.holdUps],
    ['tasks of 12.5 ms and more', longerThan(cost, 12.5), budget.lostFrames],
    ['requests', cost.requests, budget.requests],
    ['textures made', cost.textures, budget.textures],
    ['million pixels uploaded', cost.pixels, budget.pixels],
    ['programs compiled', cost.programs, budget.programs],
    ['contexts made', cost.contexts, budget.contexts],
  ];
  return counted.map(([what, found, most]) => ({
    what: `${name}: ${what}`,
    budget: `≤ ${most}`,
    found: Number.isInteger(found) ? `${found}` : found.toFixed(1),
    ok: found <= most,
  }));
}

function threadRow(name: string, sum: number, most: number): Row {
  return {
    what: `main thread from ${name} and 2.5 s on`,
    budget: `≤ ${most} ms of thread time`,
    found: `${sum.toFixed(0)} ms`,
    ok: sum <= most,
  };
}
