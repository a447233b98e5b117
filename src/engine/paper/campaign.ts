import * as v from 'valibot';
import { isRecord, type Parsed, rankedByPoints, refuse, type Standing } from '../kernel';
import { CAMPAIGN_IDS, CAMPAIGNS, type CampaignId } from './content/campaigns';
import { LIGHT_IDS, LIGHTS, type LightId } from './content/rivals';
import { asSeat, outcome } from './outcome';
import { within } from './parse';
import { SEAT_IDS, type Setup, type State } from './state';

/** Three games with the same seats, of which nothing is carried over (P46). */
export interface MiniCampaign {
  readonly campaign: CampaignId;
  readonly seats: number;
  readonly missions: 'drawn' | 'none';
  readonly dispersal: boolean;
  readonly openObjectives: boolean;
  /** The points of every seat in each game that is over. */
  readonly games: readonly (readonly number[])[];
}

/** Returns the setup of the next game; null when all three are over. */
export function nextSetup({ campaign, games, seats, missions, dispersal, openObjectives }: MiniCampaign): Setup | null {
  const dungeon = CAMPAIGNS[campaign][games.length];
  return dungeon === undefined ? null : { seats, dungeon, missions, dispersal, openObjectives };
}

/** Adds a game that is over. Refuses any other than the one that is due. */
export function recordGame(campaign: MiniCampaign, state: State): Parsed<MiniCampaign> {
  const setup = nextSetup(campaign);
  if (setup === null) return refuse('campaignOver');
  if (state.dungeon !== setup.dungeon || state.seats.length !== setup.seats) return refuse('campaignOtherGame');
  const result = outcome(state);
  if (!result.over) return refuse('campaignGameNotOver');
  const points = state.seats.map(({ id }) => result.standings.find(({ seat }) => seat === asSeat(id))?.points ?? 0);
  return { ok: true, value: { ...campaign, games: [...campaign.games, points] } };
}

/** The sums so far; seats with the same sum share a place. */
export function campaignStandings({ seats, games }: MiniCampaign): readonly Standing[] {
  const sums = SEAT_IDS.slice(0, seats).map(
    (id, at) => [asSeat(id), games.reduce((sum, points) => sum + (points[at] ?? 0), 0)] as const,
  );
  return rankedByPoints(sums);
}

/** Alone: the sums of the lights of all three dungeons. */
export function campaignLights(campaign: CampaignId): Readonly<Record<LightId, number>> {
  const sum = (light: LightId): number => CAMPAIGNS[campaign].reduce((all, dungeon) => all + LIGHTS[dungeon][light].glory, 0);
  return Object.fromEntries(LIGHT_IDS.map((light) => [light, sum(light)])) as Record<LightId, number>;
}

const points = within(-1000, 1000);
const schema = v.strictObject({
  campaign: v.picklist(CAMPAIGN_IDS),
  seats: within(1, SEAT_IDS.length),
  missions: v.picklist(['drawn', 'none']),
  dispersal: v.boolean(),
  openObjectives: v.boolean(),
  games: v.pipe(v.array(v.array(points)), v.maxLength(CAMPAIGNS['town-heroes'].length)),
});

export function parseMiniCampaign(data: unknown): Parsed<MiniCampaign> {
  const result = v.safeParse(schema, isRecord(data) ? data : null);
  if (!result.success) return refuse('campaignWrong');
  const { seats, games } = result.output;
  return games.every((row) => row.length === seats) ? { ok: true, value: result.output } : refuse('campaignWrong');
}
