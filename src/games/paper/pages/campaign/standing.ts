import type { Seat } from '../../../../engine/kernel';
import { CAMPAIGNS, type CampaignId, campaignLights, campaignStandings, LIGHT_IDS, SEAT_IDS } from '../../../../engine/paper';
import { made } from '../../../../pages';
import type { Translate } from '../../../../table';
import type { KeptCampaign } from '../../records';
import { seatWords } from '../../table';
import { lightGoalsOf } from '../pieces/lights';
import { mapPicture } from '../pieces/mapPicture';

/** The three dungeons in their order, each with the points that it has brought. */
export function placesOf(campaign: CampaignId, kept: KeptCampaign | null, translate: Translate): HTMLElement {
  const list = made('ol', { className: 'campaign-places' });
  for (const [at, dungeon] of CAMPAIGNS[campaign].entries()) {
    const item = made('li');
    const points = kept?.run.games[at];
    const isNext = kept !== null && kept.run.games.length === at;
    const words =
      points === undefined ? translate(isNext ? 'paperPages.campaign.next' : 'paperPages.campaign.ahead') : points.join(' · ');
    item.append(
      mapPicture(dungeon),
      made('strong', { textContent: translate(`paperDungeons.dungeon.${dungeon}`) }),
      made('span', { textContent: words }),
    );
    if (isNext) item.ariaCurrent = 'step';
    if (points !== undefined) item.className = 'done';
    list.append(item);
  }
  return list;
}

/** The sums so far: alone with the lights of the three dungeons, which are added up as well. */
export function standingOf({ run, seating }: KeptCampaign, translate: Translate): HTMLElement {
  const standings = campaignStandings(run);
  const nameOf = (seat: Seat): string =>
    seating[seat]?.name ?? seatWords(SEAT_IDS.find((id) => (id as string) === seat) ?? 'seat-1', translate);
  if (run.seats > 1) {
    const list = made('ol', { className: 'standings' });
    for (const { seat, place, points } of standings) {
      const line = made('li', { textContent: `${nameOf(seat)}: ${points ?? 0}` });
      line.value = place;
      list.append(line);
    }
    return list;
  }
  const total = standings[0]?.points ?? 0;
  const sums = campaignLights(run.campaign);
  const line = made('div', { className: 'campaign-sum' });
  line.append(
    made('span', { textContent: `${translate('paperPages.campaign.sum', { total })} ` }),
    lightGoalsOf(sums, { translate, lit: LIGHT_IDS.filter((light) => total >= sums[light]).length }),
  );
  return line;
}
