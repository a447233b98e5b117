import './wall.css';
import { CAMPAIGN_IDS, CAMPAIGNS, DUNGEON_IDS, type DungeonId } from '../../../../engine/paper';
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

/** The wall of maps: a row for each cycle of three dungeons, each map with the best that was reached there. */
export function wall(parts: PaperWallParts): HTMLElement {
  const { best, translate } = parts;
  const frame = made('section', { className: 'paper-wall' });
  const heading = made('h2', { textContent: translate('paperPages.chronicle.wall') });
  const count = translate('paperPages.chronicle.played', { done: best.size, all: DUNGEON_IDS.length });
  heading.append(' ', made('small', { textContent: count }));
  const table = made('table');
  for (const campaign of CAMPAIGN_IDS) {
    const row = table.insertRow();
    const name = made('th', { textContent: translate(`paperDungeons.campaign.${campaign}`) });
    name.scope = 'row';
    row.append(name);
    for (const dungeon of CAMPAIGNS[campaign]) row.insertCell().append(niche(dungeon, parts));
  }
  frame.append(heading, table);
  return frame;
}

function niche(dungeon: DungeonId, { best, next, translate, onBegin }: PaperWallParts): HTMLElement {
  const button = made('button', { className: best.has(dungeon) ? 'map-niche lit' : 'map-niche' });
  const reached = best.get(dungeon);
  button.type = 'button';
  if (dungeon === next) button.classList.add('next');
  button.append(mapPicture(dungeon), made('strong', { textContent: `${translate(`paperDungeons.dungeon.${dungeon}`)} ` }));
  if (reached === undefined) button.append(made('span', { textContent: translate('paperPages.chronicle.open') }));
  else {
    const total = translate('paperPages.chronicle.best', { total: reached.total });
    button.append(made('span', { textContent: `${total} ` }), lightsRow(reached.lights, translate));
  }
  button.addEventListener('click', () => onBegin(dungeon));
  return button;
}
