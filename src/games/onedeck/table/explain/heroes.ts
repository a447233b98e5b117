import { type Color, findHero, type HeroId, iconsOf } from '../../../../engine/onedeck';
import type { Explanation } from '../../../../table';
import { type HeroView, heroView } from '../view/heroView';
import { type Asked, lines } from './explanation';

export function explainHero(id: HeroId, { state, translate }: Asked): Explanation | null {
  const hero = findHero(state, id);
  if (hero === undefined) return null;
  const { name, healthText, stats, items, feat, skills } = heroView(hero, state, translate);
  const dice = diceWords(stats);
  const abilities = [feat, ...skills].map(({ name: ability, effect }) => translate('table.named', { name: ability, effect }));
  return { title: name, lines: lines(healthText, dice, items, ...abilities), now: '' };
}

const diceWords = (stats: HeroView['stats']): string => stats.map(({ label, count }) => `${label} ${count}`).join(' · ');

export function explainStat(id: HeroId, stat: Color | 'health', { state, translate }: Asked): Explanation | null {
  const hero = findHero(state, id);
  if (hero === undefined) return null;
  const name = translate(`hero.${id}`);
  if (stat === 'health') {
    // A phone shows little else of a hero in a fight, so dice and items are told with the life.
    const { healthText, stats, items } = heroView(hero, state, translate);
    const told = lines(diceWords(stats), items, translate('symbol.health.text'), translate('about.healing'));
    return { title: healthText, lines: told, now: '' };
  }
  const count = iconsOf(state, hero, stat);
  return {
    title: `${translate(`stat.${stat}`)} ${count}`,
    lines: lines(
      translate('about.stat', { hero: name, dice: translate('amount.payDice', { count, color: translate(`color.${stat}`) }) }),
      translate(`symbol.${stat}.text`),
    ),
    now: '',
  };
}
