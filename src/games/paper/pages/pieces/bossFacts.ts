import './pieces.css';
import { BOSSES, DUNGEONS, type DungeonId, type Lair } from '../../../../engine/paper';
import { made } from '../../../../pages';
import type { Translate } from '../../../../table';
import { picture } from './art';
import { signed } from './signed';

/** The three bosses of a dungeon in their order: where each one waits, what each strength against it wins, and who counts twice. */
export function bossFacts(dungeon: DungeonId, translate: Translate): HTMLElement {
  const facts = made('div', { className: 'boss-facts' });
  const list = made('ol');
  list.setAttribute('role', 'list');
  list.append(...DUNGEONS[dungeon].lairs.map((lair, at) => factsOf(lair, at + 1, translate)));
  facts.append(list, made('p', { textContent: translate('paperDungeons.setup.tiers') }));
  return facts;
}

/** The bosses themselves, each in its own light, over what they ask for. */
export function bossRow(dungeon: DungeonId, translate: Translate): HTMLElement {
  const row = made('section', { className: 'boss-row' });
  const figures = made('div', { className: 'boss-figures' });
  figures.append(...DUNGEONS[dungeon].lairs.map(({ boss }) => picture(`boss/${boss}`)));
  row.append(figures, bossFacts(dungeon, translate));
  return row;
}

function factsOf({ boss, room }: Lair, round: number, translate: Translate): HTMLElement {
  const { tiers, weakTo } = BOSSES[boss];
  const item = made('li');
  const values = tiers.map(({ atLeast, glory }) => `${atLeast} → ${signed(glory)}`).join(', ');
  item.append(
    made('strong', { textContent: `${translate(`paperDungeons.boss.${boss}`)} ` }),
    made('span', { className: 'boss-where', textContent: `${translate('paperDungeons.setup.where', { round, room })} ` }),
    made('span', { className: 'boss-tiers', textContent: `${values} ` }),
    made('span', {
      className: 'boss-twice',
      textContent: translate('paperDungeons.setup.twice', { hero: translate(`paperDungeons.hero.${weakTo}`) }),
    }),
  );
  return item;
}
