import {
  ABILITIES,
  type AbilityFacts,
  bossHealth,
  CARDS,
  type CardId,
  type Color,
  type Hero,
  healthOf,
  iconsOf,
  levelFacts,
  type SkillId,
  type State,
  xpNeeded,
} from '../../../engine/onedeck';
import { WEIGHTS } from './weights';

const LOST = -1000;
const WON = 10_000;

/** Returns the worth of a state for the party. */
export function worth(state: State): number {
  if (state.result !== null) return state.result === 'victory' ? WON : LOST;
  const heroes = state.heroes.reduce((sum, hero) => sum + worthOfHero(state, hero), 0);
  const { deck, floor, identified, loot, potions, stairsTokens, boss } = state;
  const time = boss === null ? deck.length * WEIGHTS.cardInDeck - stairsTokens * WEIGHTS.token : 0;
  const fight = boss === null ? 0 : 2 * WEIGHTS.floor + (boss.damage - bossHealth(state)) * WEIGHTS.strike;
  const cards = identified.length * WEIGHTS.identified + loot.length * (WEIGHTS.loot[floor - 1] ?? 0) + worthOfXp(state);
  return heroes + potions * WEIGHTS.potion + cards + time + floor * WEIGHTS.floor + fight;
}

/** Returns the cost of that much time: cards while there are any, then tokens on the stairs. */
export function timeLost({ deck, boss }: State, time: number): number {
  if (boss !== null) return 0;
  const cards = Math.min(time, deck.length);
  return cards * WEIGHTS.cardInDeck + (time - cards) * WEIGHTS.token;
}

/** The next health is worth less than the one before. */
export function comfort(left: number): number {
  if (left <= 0) return left * 3 - 20;
  const { health, moreHealth } = WEIGHTS;
  let first = 0;
  for (const [at, more] of health.entries()) if (at < left) first += more;
  return first + Math.max(0, left - health.length) * moreHealth;
}

function worthOfHero(state: State, hero: Hero): number {
  const left = healthOf(state, hero) - hero.damage;
  if (left <= 0 && state.potions === 0) return LOST / 2;
  const items = hero.items.reduce((sum, card) => sum + worthOfItem(card), 0);
  const skills = hero.skills.reduce((sum, card) => sum + worthOfSkill(state, hero, CARDS[card].loot as SkillId), 0);
  return comfort(left) + items + skills + (state.boss === null ? hero.stored.length * WEIGHTS.stored : 0);
}

function worthOfItem(card: CardId): number {
  return WEIGHTS.icon + CARDS[card].item.health * WEIGHTS.healthOnItem;
}

/** Returns the worth of an ability. A free one is worth most, one paid in a rare colour of the hero little. */
function worthOfSkill(state: State, hero: Hero, skill: SkillId): number {
  const { cost, usableIn }: AbilityFacts = ABILITIES[skill];
  const wide = usableIn.length > 1 ? 0.5 : 0;
  if (cost.pay === 'free') return (usableIn.includes('combat') ? WEIGHTS.freeSkill : WEIGHTS.freeSkill / 2) + wide;
  const color: Color = cost.pay === 'dice' ? cost.color : 'magic';
  const count = cost.pay === 'dice' ? cost.count : cost.total / 3;
  const spare = iconsOf(state, hero, color) - count;
  return (spare < 0 ? 0.1 : spare < 1 ? 0.5 : 1) * WEIGHTS.skill + wide;
}

function worthOfXp(state: State): number {
  const xp = state.xp.reduce((sum, card) => sum + CARDS[card].xp, 0);
  const needed = xpNeeded(state);
  const levels = (state.level - 1) * WEIGHTS.level + (xp >= needed ? WEIGHTS.level / 2 : 0);
  return levels + Math.min(xp, needed) * WEIGHTS.lantern + levelFacts(state).bonusDice;
}
