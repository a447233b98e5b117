import {
  ABILITIES,
  type AbilityId,
  CARDS,
  COLORS,
  type Color,
  HEROES,
  type Hero,
  type HeroId,
  healthOf,
  iconsOf,
  partyFacts,
  type State,
  sideFacts,
  skillsOf,
} from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import { itemWords } from '../commands';
import { idOf } from '../targets';
import { featWords, joined } from '../words/names';
import { abilityLine, type SkillLine } from './skillLines';

export interface HeroView {
  readonly id: HeroId;
  readonly name: string;
  readonly health: number;
  readonly left: number;
  readonly healthText: string;
  readonly stats: readonly { readonly stat: Color; readonly count: number; readonly label: string }[];
  /** True when the hero takes part in the encounter or the boss round. */
  readonly fights: boolean;
  /** The letter on the hero's dice when several heroes have dice. No other hero has it. */
  readonly mark: string;
  readonly items: string;
  readonly itemCards: readonly ItemCard[];
  readonly feat: SkillLine & { readonly stored: number };
  readonly skills: readonly SkillLine[];
}

/** The edge of an item's card. */
export interface ItemCard {
  readonly stat: Color;
  readonly heart: boolean;
}

export function heroView(hero: Hero, state: State, translate: Translate): HeroView {
  const { id } = hero;
  const health = healthOf(state, hero);
  const left = Math.max(0, health - hero.damage);
  return {
    id,
    name: translate(`hero.${id}`),
    health,
    left,
    healthText: translate('table.health', { count: left, health }),
    stats: COLORS.map((stat) => ({ stat, count: iconsOf(state, hero, stat), label: translate(`stat.${stat}`) })),
    fights: state.heroes.length > 1 && state.encounter?.heroes.includes(id) === true,
    mark: state.heroes.length > 1 ? translate(`hero.${id}`).slice(0, 1) : '',
    items: itemsWords(hero, translate),
    itemCards: hero.items.map((card) => ({ stat: CARDS[card].item.stat, heart: CARDS[card].item.health > 0 })),
    feat: featLine(hero, state, translate),
    skills: [startingSkill(hero, state), ...ownSkills(hero, state)].map((skill) => skillLine(skill, hero, { state, translate })),
  };
}

function itemsWords({ items }: Hero, translate: Translate): string {
  if (items.length === 0) return translate('table.noItems');
  return translate('table.items', { items: items.map((card) => itemWords(card, translate)).join('; ') });
}

function featLine(hero: Hero, state: State, translate: Translate): HeroView['feat'] {
  const { feat } = sideFacts(state, hero.id);
  const stored = hero.stored.length;
  const waiting = stored > 0 && translate('table.stored', { count: stored });
  return {
    id: idOf({ kind: 'ability', hero: hero.id, ability: feat.name }),
    name: featWords(state, hero.id, translate),
    effect: translate(`featEffect.${feat.name}`),
    cost: joined(waiting),
    pays: null,
    amount: 0,
    spent: state.encounter?.feats.some((used) => used.hero === hero.id) === true,
    stored,
  };
}

function startingSkill(hero: Hero, state: State): AbilityId {
  return HEROES[hero.id][partyFacts(state).side].skill;
}

/** Returns the skills and, although they are none, passive talents. */
function ownSkills(hero: Hero, state: State): readonly (AbilityId | Hero['talents'][number])[] {
  const used = skillsOf(state, hero).slice(1);
  return [...used, ...hero.talents.filter((talent) => !(talent in ABILITIES))];
}

function skillLine(
  skill: AbilityId | Hero['talents'][number],
  hero: Hero,
  { state, translate }: { readonly state: State; readonly translate: Translate },
): SkillLine {
  const id = idOf({ kind: 'ability', hero: hero.id, ability: skill });
  const words = { id, name: translate(`ability.${skill}`), effect: translate(`effect.${skill}`) };
  const spent = state.encounter?.used.some((use) => use.hero === hero.id && use.skill === skill) === true;
  if (!isAbility(skill)) return { ...words, cost: '', pays: null, amount: 0, spent };
  return { ...abilityLine(skill, translate), id, spent };
}

function isAbility(skill: string): skill is AbilityId {
  return Object.hasOwn(ABILITIES, skill);
}
