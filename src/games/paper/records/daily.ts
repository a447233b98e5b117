import * as v from 'valibot';
import { type Parsed, required, type Seed, seededStream, shuffle } from '../../../engine/kernel';
import { DUNGEON_IDS, type DungeonId, LIGHT_IDS, type Setup } from '../../../engine/paper';
import { parsedBy } from '../../../services';
import { count, day, points, text, within } from './fields';

const DAY = 86_400_000;

const result = v.strictObject({
  id: text,
  date: day,
  points,
  lights: within(0, LIGHT_IDS.length),
  tries: v.pipe(count, v.minValue(1)),
});

/** The result of the first game of a day, and the number of games. */
export type DailyResult = Readonly<v.InferOutput<typeof result>>;

export const parseDaily = (data: unknown): Parsed<DailyResult> => parsedBy(result, data, 'dailyWrong');

interface DailyGame {
  readonly dungeon: DungeonId;
  readonly setup: Setup;
  readonly seed: Seed;
}

/** The same for everyone on the same date. Each round of twelve days leads into every dungeon once, in an order of its own. */
export function dailyGame(date: string): DailyGame {
  const days = Math.floor(Date.parse(`${date}T00:00:00.000Z`) / DAY);
  const round = Math.floor(days / DUNGEON_IDS.length);
  const stream = seededStream<readonly DungeonId[]>(`paper-round-${round}` as Seed, 'daily');
  const order = shuffle(stream, DUNGEON_IDS).value;
  const dungeon = required(order[days - round * DUNGEON_IDS.length], 'a dungeon');
  const setup: Setup = { seats: 1, dungeon, missions: 'drawn', dispersal: true, openObjectives: false };
  return { dungeon, setup, seed: `paper-daily-${date}` as Seed };
}
