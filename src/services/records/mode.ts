import * as v from 'valibot';
import { dailyDelve } from '../../engine/onedeck';

/** The day of a daily delve, as `2026-11-18`. */
export const Day = v.pipe(
  v.string(),
  v.check((date) => dailyDelve(date).ok),
);

export const Mode = v.variant('kind', [
  v.strictObject({ kind: v.literal('free') }),
  v.strictObject({ kind: v.literal('daily'), date: Day }),
  v.strictObject({ kind: v.literal('campaign') }),
  v.strictObject({ kind: v.literal('gauntlet') }),
  v.strictObject({ kind: v.literal('practice') }),
]);

/** What a game counts for once it is over. */
export type Mode = Readonly<v.InferOutput<typeof Mode>>;
