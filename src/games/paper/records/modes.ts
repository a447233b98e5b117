import * as v from 'valibot';
import type { Parsed } from '../../../engine/kernel';
import { CAMPAIGN_IDS } from '../../../engine/paper';
import { parsedBy } from '../../../services';
import { day } from './fields';

const mode = v.variant('kind', [
  v.strictObject({ kind: v.literal('free') }),
  /** The date is the day of the game, as `2026-11-18`. */
  v.strictObject({ kind: v.literal('daily'), date: day }),
  v.strictObject({ kind: v.literal('campaign'), campaign: v.picklist(CAMPAIGN_IDS) }),
  v.strictObject({ kind: v.literal('practice') }),
]);

/** What a game counts for once it is over. */
export type PaperMode = Readonly<v.InferOutput<typeof mode>>;

export const parseMode = (data: unknown): Parsed<PaperMode> => parsedBy(mode, data, 'modeWrong');
