import './wall.css';
import { DUNGEONS, type DungeonId, GAUNTLET_ORDER, HERO_IDS, type HeroId, TIER_IDS } from '../../../../engine/onedeck';
import { made } from '../../../../pages';
import type { Translate } from '../../../../table';
import type { ChronicleEntry } from '../../records';
import { arch } from '../pieces/arch';
import { bossFigure, heroFigure } from '../pieces/figure';
import { bestTiers, nicheOf, type Pairing } from './feats';

export interface WallParts {
  readonly entries: readonly ChronicleEntry[];
  /** The niche that the gold button begins. */
  readonly next: Pairing;
  readonly translate: Translate;
  readonly onBegin: (hero: HeroId, dungeon: DungeonId) => void;
}

const ROMAN = ['I', 'II', 'III', 'IV'];

/** The wall of niches: a row for each hero, a column for each boss, lit by the hardest tier that was won. */
export function wall(parts: WallParts): HTMLElement {
  const { translate, entries } = parts;
  const best = bestTiers(entries);
  const frame = made('section', { className: 'wall' });
  const heading = made('h2', { textContent: translate('wall.title') });
  const count = translate('wall.count', { won: best.size, all: HERO_IDS.length * GAUNTLET_ORDER.length });
  heading.append(' ', made('small', { textContent: count }));
  const table = made('table');
  const head = table.createTHead().insertRow();
  head.append(headCell('col', made('span', { className: 'unseen', textContent: translate('wall.hero') })));
  for (const dungeon of GAUNTLET_ORDER) {
    const { boss } = DUNGEONS[dungeon];
    head.append(headCell('col', bossFigure(boss), made('span', { textContent: translate(`boss.${boss}`) })));
  }
  const body = table.createTBody();
  for (const hero of HERO_IDS) {
    const row = body.insertRow();
    row.append(headCell('row', heroFigure(hero), made('span', { textContent: translate(`hero.${hero}`) })));
    for (const dungeon of GAUNTLET_ORDER) row.insertCell().append(niche(hero, dungeon, { ...parts, best }));
  }
  const tiers = TIER_IDS.map((tier, at) => `${ROMAN[at] ?? ''} ${translate(`tier.${tier}`)}`);
  frame.append(heading, table, made('p', { className: 'wall-tiers', textContent: tiers.join('  ·  ') }));
  return frame;
}

type NicheParts = WallParts & { readonly best: ReturnType<typeof bestTiers> };

function niche(hero: HeroId, dungeon: DungeonId, { best, next, translate, onBegin }: NicheParts): HTMLElement {
  const { boss } = DUNGEONS[dungeon];
  const tier = best.get(nicheOf(hero, dungeon));
  const button = made('button', { className: tier === undefined ? 'niche' : 'niche lit' });
  if (hero === next.hero && dungeon === next.dungeon) button.classList.add('next');
  const names = { hero: translate(`hero.${hero}`), boss: translate(`boss.${boss}`) };
  button.type = 'button';
  const words =
    tier === undefined ? translate('wall.open', names) : translate('wall.won', { ...names, tier: translate(`tier.${tier}`) });
  button.setAttribute('aria-label', words);
  button.append(arch(bossFigure(boss)));
  if (tier !== undefined) button.append(made('b', { textContent: ROMAN[TIER_IDS.indexOf(tier)] ?? '' }));
  button.addEventListener('click', () => onBegin(hero, dungeon));
  return button;
}

function headCell(scope: 'row' | 'col', ...content: readonly HTMLElement[]): HTMLElement {
  const cell = made('th');
  cell.scope = scope;
  cell.append(...content);
  return cell;
}
