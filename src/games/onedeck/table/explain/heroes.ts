import { type Color, findHero, type HeroId, healthOf, iconsOf } from '../../../../engine/onedeck';
import type { Explanation } from '../../../../table';
import { heroView } from '../view/heroView';
import { type Asked, lines } from './explanation';

export function explainHero(id: HeroId, { state, translate }: Asked): Explanation | null {
  const hero = findHero(state, id);
  if (hero === undefined) return null;
  const { name, healthText, stats, items, feat, skills } = heroView(hero, state, translate);
  const dice = stats.map(({ label, count }) => `${label} ${count}`).join(' · ');
  const abilities = [feat, ...skills].map(({ name: ability, effect }) => translate('table.named', { name: ability, effect }));
  return { title: name, lines: lines(healthText, dice, items, ...abilities), now: '' };
}

export function explainStat(id: HeroId, stat: Color | 'health', { state, translate }: Asked): Explanation | null {
  const hero = findHero(state, id);
  if (hero === undefined) return null;
  const name = translate(`hero.${id}`);
  if (stat === 'health') {
    const health = healthOf(state, hero);
    const left = Math.max(0, health - hero.damage);
    const title = translate('table.health', { count: left, health });
    return { title, lines: lines(translate('symbol.health.text'), translate('about.healing')), now: '' };
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
