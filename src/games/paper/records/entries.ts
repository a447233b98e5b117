import * as v from 'valibot';
import { type Parsed, refuse } from '../../../engine/kernel';
import { CAMPAIGN_IDS, type CampaignId, type MiniCampaign, parseMiniCampaign } from '../../../engine/paper';
import { owned, parsedBy, parseSeating } from '../../../services';
import type { Entry, Seating } from '../../contract';
import { type DailyResult, parseDaily } from './daily';

export const DAILIES = 'daily/';
export const CAMPAIGNS_KEPT = 'campaign/';

/** A mini-campaign with the persons and bots who play it. */
export interface KeptCampaign {
  readonly run: MiniCampaign;
  readonly seating: Seating;
}

const kept = v.strictObject({ run: v.unknown(), seating: v.unknown() });

export function dailyEntry(date: string): Entry<DailyResult> {
  return { name: DAILIES + date, parse: (data) => owned(parseDaily(data), (daily) => daily.date === date, 'dailyOfAnother') };
}

export function campaignEntry(id: CampaignId): Entry<KeptCampaign> {
  const isOwn = ({ run }: KeptCampaign): boolean => run.campaign === id;
  return { name: CAMPAIGNS_KEPT + id, parse: (data) => owned(parseKept(data), isOwn, 'campaignOfAnother') };
}

function parseKept(data: unknown): Parsed<KeptCampaign> {
  const parsed = parsedBy(kept, data, 'campaignWrong');
  if (!parsed.ok) return parsed;
  const run = parseMiniCampaign(parsed.value.run);
  const seating = parseSeating(parsed.value.seating);
  if (!run.ok) return run;
  return seating === null ? refuse('campaignWrong', { path: 'seating' }) : { ok: true, value: { run: run.value, seating } };
}

/** Reads an entry by its name; null for one that this version does not know. */
export function parseOwn(name: string, data: unknown): Parsed<unknown> | null {
  if (name.startsWith(DAILIES)) return dailyEntry(name.slice(DAILIES.length)).parse(data);
  const campaign = CAMPAIGN_IDS.find((id) => name === CAMPAIGNS_KEPT + id);
  return campaign === undefined ? null : campaignEntry(campaign).parse(data);
}
