import {
  DUNGEON_IDS,
  LIGHTS,
  OBJECTIVE_IDS,
  type ObjectiveId,
  objectivePoints,
  type PlayerSeat,
  POWER_IDS,
  type PowerId,
  type State,
} from '../../src/engine/paper';
import { figuresOf, meanOf, percent, shown, table } from './figures';
import { type PlayerId, played, pointsOf, seatAlone } from './paperTables';

const TRIO: readonly PlayerId[] = ['medium', 'medium', 'medium'];
const TIERS = [2, 4, 6];

/** What one seat has come to in one game. */
interface SeatResult {
  readonly state: State;
  readonly seat: PlayerSeat;
  readonly points: number;
  /** A shared victory is shared here, too; alone it is the first light of the dungeon. */
  readonly won: number;
}

/** Means and shares of victories by dungeon, power and objective: alone, and at a table of three. */
export function cardTables(alone: readonly State[]): string {
  const ones = alone.map(resultAlone);
  const threes = Array.from({ length: Math.ceil(alone.length / 2) }, (_, game) =>
    resultsAtTable(played({ players: TRIO, cards: 'first', game })),
  ).flat();
  return [
    '### Dungeons, powers and objectives, medium, without a choice between two cards',
    `${alone.length} games alone, where a victory is the first light, and ${threes.length / 3} of three seats, where a third of all victories is nobody's merit. Points of cards are given beside the mean of all.`,
    dungeonTable(ones, threes),
    cardTable('power', { ids: POWER_IDS, ones, threes, idOf: ({ seat }) => seat.power as PowerId }),
    cardTable('objective', { ids: OBJECTIVE_IDS, ones, threes, idOf: ({ seat }) => seat.objective as ObjectiveId }),
    'How often each tier of an objective is reached alone:',
    tierTable(ones),
  ].join('\n\n');
}

function resultAlone(state: State): SeatResult {
  const points = meanOf(pointsOf(state));
  return { state, seat: seatAlone(state), points, won: Number(points >= LIGHTS[state.dungeon].ember.glory) };
}

function resultsAtTable(state: State): readonly SeatResult[] {
  const points = pointsOf(state);
  const most = Math.max(...points);
  const winners = points.filter((one) => one === most).length;
  return state.seats.map((seat, at) => {
    const own = points[at] ?? 0;
    return { state, seat, points: own, won: own === most ? 1 / winners : 0 };
  });
}

function dungeonTable(ones: readonly SeatResult[], threes: readonly SeatResult[]): string {
  const rows = DUNGEON_IDS.map((dungeon) => {
    const [alone, three] = [ones, threes].map((all) => all.filter(({ state }) => state.dungeon === dungeon));
    const own = figuresOf((alone ?? []).map(({ points }) => points));
    const among = figuresOf((three ?? []).map(({ points }) => points));
    const victors = (three ?? []).filter(({ won }) => won > 0).map(({ points }) => points);
    return [
      dungeon.toUpperCase(),
      `${shown(own.mean)} ± ${shown(own.error)}`,
      percent(meanOf((alone ?? []).map(({ won }) => won))),
      `${shown(among.mean)} ± ${shown(among.error)}`,
      shown(meanOf(victors)),
    ];
  });
  return table(['dungeon', 'points alone', 'first light', 'points of three', 'of the victor'], rows);
}

interface Sorted<Id extends string> {
  readonly ids: readonly Id[];
  readonly ones: readonly SeatResult[];
  readonly threes: readonly SeatResult[];
  idOf(result: SeatResult): Id;
}

function cardTable<Id extends string>(name: string, { ids, ones, threes, idOf }: Sorted<Id>): string {
  const [meanAlone, meanOfThree] = [ones, threes].map((all) => meanOf(all.map(({ points }) => points)));
  const rows = ids.map((id) => {
    const [alone, three] = [ones, threes].map((all) => all.filter((result) => idOf(result) === id));
    const own = figuresOf((alone ?? []).map(({ points }) => points));
    const among = figuresOf((three ?? []).map(({ points }) => points));
    const cells = [
      id,
      `${signed(own.mean - (meanAlone ?? 0))} ± ${shown(own.error)}`,
      percent(meanOf((alone ?? []).map(({ won }) => won))),
      `${signed(among.mean - (meanOfThree ?? 0))} ± ${shown(among.error)}`,
      percent(meanOf((three ?? []).map(({ won }) => won))),
    ];
    return { cells, count: own.count, mean: own.mean };
  });
  const sorted = rows
    .filter(({ count }) => count > 1)
    .toSorted((one, other) => other.mean - one.mean)
    .map(({ cells }) => cells);
  const all = [
    'mean of all',
    shown(meanAlone ?? 0),
    percent(meanOf(ones.map(({ won }) => won))),
    shown(meanOfThree ?? 0),
    percent(1 / 3),
  ];
  return table([name, 'points alone', 'first light', 'points of three', 'victories of three'], [...sorted, all]);
}

function tierTable(ones: readonly SeatResult[]): string {
  const rows = OBJECTIVE_IDS.map((id) => {
    const own = ones.filter(({ seat }) => seat.objective === id);
    const points = own.map(({ state, seat }) => objectivePoints(state.dungeon, seat));
    return [id, ...[0, ...TIERS].map((tier) => percent(points.filter((one) => one === tier).length / Math.max(1, own.length)))];
  });
  return table(['objective', 'nothing', ...TIERS.map((tier) => `${tier} points`)], rows);
}

function signed(value: number): string {
  return value > 0 ? `+${shown(value)}` : shown(value);
}
