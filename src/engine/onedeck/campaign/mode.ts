import * as v from 'valibot';
import type { Parsed } from '../../kernel';
import { dailyDelve } from './daily';
import { reject, rejected } from './rejections';

const mode = v.variant('kind', [
  v.strictObject({ kind: v.literal('free') }),
  v.strictObject({ kind: v.literal('daily'), date: v.string() }),
  v.strictObject({ kind: v.literal('campaign') }),
  v.strictObject({ kind: v.literal('gauntlet') }),
  v.strictObject({ kind: v.literal('practice') }),
]);

/** What a game counts for once it is over. The date is the day of a daily delve, as `2026-11-18`. */
export type Mode = Readonly<v.InferOutput<typeof mode>>;

export const FREE: Mode = { kind: 'free' };

export function parseMode(data: unknown): Parsed<Mode> {
  const parsed = v.safeParse(mode, data, { abortEarly: true });
  if (!parsed.success) return rejected(reject('modeWrong', { path: v.getDotPath(parsed.issues[0]) ?? '' }));
  const delve = parsed.output.kind === 'daily' ? dailyDelve(parsed.output.date) : null;
  return delve?.ok === false ? delve : { ok: true, value: parsed.output };
}
