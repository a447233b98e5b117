import './wall.css';
import { CAMPAIGN_IDS, CAMPAIGNS, type CampaignId, DUNGEON_IDS, type DungeonId } from '../../../../engine/paper';
import { made } from '../../../../pages';
import type { Translate } from '../../../../table';
import { lightsRow } from '../pieces/lights';
import { mapPicture } from '../pieces/mapPicture';
import type { Best } from './feats';

export interface PaperWallParts {
  readonly best: ReadonlyMap<DungeonId, Best>;
  /** The dungeon that the gold button begins. */
  readonly next: DungeonId;
  readonly translate: Translate;
  readonly onBegin: (dungeon: DungeonId) => void;
}

/** The wall of maps: a row for each campaign of three dungeons, each map with the best that was reached there. */
export function wall(parts: PaperWallParts): HTMLElement {
  const { best, translate } = parts;
  const frame = made('section', { className: 'paper-wall' });
  const heading = made('h2', { textContent: translate('paperPages.chronicle.wall') });
  const count = translate('paperPages.chronicle.played', { done: best.size, all: DUNGEON_IDS.length });
  heading.append(' ', made('small', { textContent: count }));
  frame.append(heading, ...CAMPAIGN_IDS.map((campaign) => rowOf(campaign, parts)));
  return frame;
}

function rowOf(campaign: CampaignId, parts: PaperWallParts): HTMLElement {
  const row = made('section', { className: 'wall-row' });
  const list = made('ul');
  // Some browsers drop the role of a list that shows no signs.
  list.setAttribute('role', 'list');
  for (const dungeon of CAMPAIGNS[campaign]) {
    const item = made('li');
    item.append(niche(dungeon, parts));
    list.append(item);
  }
  row.append(made('h3', { textContent: parts.translate(`paperDungeons.campaign.${campaign}`) }), list);
  return row;
}

function niche(dungeon: DungeonId, { best, next, translate, onBegin }: PaperWallParts): HTMLElement {
  const button = made('button', { className: best.has(dungeon) ? 'map-niche lit' : 'map-niche' });
  const reached = best.get(dungeon);
  button.type = 'button';
  if (dungeon === next) button.classList.add('next');
  const words = made('span', { className: 'niche-words' });
  words.append(made('strong', { textContent: `${translate(`paperDungeons.dungeon.${dungeon}`)} ` }));
  if (reached === undefined) words.append(made('span', { textContent: translate('paperPages.chronicle.open') }));
  else {
    const total = translate('paperPages.chronicle.best', { total: reached.total });
    words.append(made('span', { textContent: `${total} ` }), lightsRow(reached.lights, translate));
  }
  button.append(mapPicture(dungeon), words);
  button.addEventListener('click', () => onBegin(dungeon));
  return button;
}
