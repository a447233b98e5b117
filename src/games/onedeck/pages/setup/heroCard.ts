import { COLORS, HEROES, type HeroId, type PARTIES } from '../../../../engine/onedeck';
import { made } from '../../../../pages';
import { listed, type Translate } from '../../../../table';
import { heroFigure } from '../pieces/figure';

export type Side = (typeof PARTIES)[keyof typeof PARTIES]['side'];

/** Returns the card of a hero: figure, numbers, feat and first skill, alone or in a party. */
export function heroContent(hero: HeroId, side: Side, translate: Translate): readonly HTMLElement[] {
  return [heroFigure(hero), statsOf(hero, side, translate), ...abilitiesOf(hero, side, translate)];
}

export function statsOf(hero: HeroId, side: Side, translate: Translate): HTMLElement {
  const { health, ...facts } = HEROES[hero][side];
  const stats = made('span', { className: 'stats' });
  stats.append(stat('health', health, translate('setup.health', { count: health })));
  for (const color of COLORS) {
    stats.append(stat(color, facts[color], `${facts[color]} ${translate(`stat.${color}`)}`));
  }
  return stats;
}

/** Names the dice of which the hero has most. */
export function strengthWords(hero: HeroId, side: Side, translate: Translate): string {
  const facts = HEROES[hero][side];
  const most = Math.max(...COLORS.map((color) => facts[color]));
  const best = COLORS.filter((color) => facts[color] === most).map((color) => translate(`color.${color}`));
  return translate('setup.aboveAll', { stats: listed(best, translate) });
}

export function abilitiesOf(hero: HeroId, side: Side, translate: Translate): readonly HTMLElement[] {
  const { feat, skill } = HEROES[hero][side];
  return [
    ability(translate(`feat.${feat.name}`), translate(`featEffect.${feat.name}`)),
    ability(translate(`ability.${skill}`), translate(`effect.${skill}`)),
  ];
}

function stat(kind: 'health' | (typeof COLORS)[number], count: number, spoken: string): HTMLElement {
  const entry = made('span', { className: `stat stat-${kind}` });
  const number = made('span', { textContent: String(count) });
  number.setAttribute('aria-hidden', 'true');
  entry.append(number, made('span', { className: 'unseen', textContent: `${spoken}. ` }));
  return entry;
}

function ability(name: string, effect: string): HTMLElement {
  const line = made('span', { className: 'ability' });
  line.append(made('b', { textContent: name }), ` ${effect} `);
  return line;
}
