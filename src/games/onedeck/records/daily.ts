import * as v from 'valibot';
import type { Parsed } from '../../../engine/kernel';
import { dailyDelve } from '../../../engine/onedeck';
import { parsedBy } from '../../../services';
import { count, result } from './fields';

const day = v.pipe(
  v.string(),
  v.check((date) => dailyDelve(date).ok),
);
const Daily = v.strictObject({ ...result, date: day, tries: v.pipe(count, v.minValue(1)) });

/** The result of the first game of a day's delve, and the number of games. */
export type DailyResult = Readonly<v.InferOutput<typeof Daily>>;

export const parseDaily = (data: unknown): Parsed<DailyResult> => parsedBy(Daily, data, 'dailyWrong');
