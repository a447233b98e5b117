import { required } from '../../kernel';
import type { TalentId } from '../campaign';
import { ABILITIES, type AbilityId, type PotionId, type SkillId } from '../content/abilities';
import { BOSSES } from '../content/bosses';
import type { Color } from '../content/facts';
import { HEROES, type SideFacts } from '../content/heroes';
import { LEVELS, type LevelFacts, TOP_LEVEL } from '../content/levels';
import { PARTIES, type PartyFacts, type PartySize } from '../content/party';
import { CARDS, type CardId, type HeroId } from '../ids';
import type { Hero, State } from '../state';

type Table = Pick<State, 'heroes'>;

export function partyFacts(state: Table): PartyFacts {
  return PARTIES[state.heroes.length as PartySize];
}

export function sideFacts(state: Table, hero: HeroId): SideFacts {
  return HEROES[hero][partyFacts(state).side];
}

export function findHero(state: Table, id: unknown): Hero | undefined {
  for (const hero of state.heroes) if (hero.id === id) return hero;
  return undefined;
}

export function heroOf(state: Table, id: HeroId): Hero {
  return required(findHero(state, id), 'hero');
}

export function healthOf(state: Table, hero: Hero): number {
  let health = sideFacts(state, hero.id).health + (hero.talents.includes('durability') ? 1 : 0);
  for (const item of hero.items) health += CARDS[item].item.health;
  return health;
}

/** R5: as many damage tokens as health, or more. */
export function isDying(state: Table, hero: Hero): boolean {
  return hero.damage > 0 && hero.damage >= healthOf(state, hero);
}

/** Dice of one colour that a hero rolls: the icons on the hero card and on items. */
export function iconsOf(state: Table, hero: Hero, color: Color): number {
  let icons = sideFacts(state, hero.id)[color];
  for (const item of hero.items) if (CARDS[item].item.stat === color) icons++;
  return icons;
}

export function hasTalent(hero: Hero, talent: TalentId): boolean {
  return hero.talents.includes(talent);
}

/** Everything the hero could use like a skill, in some kind of encounter. */
export function skillsOf(state: Table, hero: Hero): readonly SkillId[] {
  const skills: SkillId[] = [sideFacts(state, hero.id).skill as SkillId];
  if (hero.basicSkill !== null) skills.push(hero.basicSkill);
  for (const card of hero.skills) skills.push(CARDS[card].loot as SkillId);
  for (const talent of hero.talents) if (Object.hasOwn(ABILITIES, talent)) skills.push(talent as SkillId);
  return skills;
}

/** Healing is known from the start. */
export function isIdentified(state: State, potion: PotionId): boolean {
  return potion === 'healing' || state.identified.some((card) => CARDS[card].loot === potion);
}

export function isPotion(card: CardId): boolean {
  return ABILITIES[CARDS[card].loot as AbilityId].kind === 'potion';
}

export function levelsOf(state: Table): readonly LevelFacts[] {
  return LEVELS[partyFacts(state).side];
}

export function levelFacts(state: State): LevelFacts {
  return required(levelsOf(state)[state.level - 1], 'level');
}

/** Crafty raises one of the two limits: whichever the hero needs first (R36). */
export function itemLimit(state: State, hero: Hero): number {
  const { items, skills } = levelFacts(state);
  return items + (hasTalent(hero, 'crafty') && hero.skills.length <= skills ? 1 : 0);
}

export function skillLimit(state: State, hero: Hero): number {
  const { items, skills } = levelFacts(state);
  return skills + (hasTalent(hero, 'crafty') && hero.items.length <= items ? 1 : 0);
}

/** XP for the next level, or at the last level for a potion; four heroes need twice as much. */
export function xpNeeded(state: State): number {
  return levelFacts(state).xp * partyFacts(state).scale;
}

/** Returns whether the party's XP buy a level, or at the last level a potion. */
export function canLevelUp(state: State): boolean {
  return xpOf(state.xp) >= xpNeeded(state);
}

/** Returns the level that the party's XP buy now; its own level where they buy none. */
export function levelInReach(state: State): number {
  return canLevelUp(state) ? Math.min(state.level + 1, TOP_LEVEL) : state.level;
}

export function xpOf(cards: readonly CardId[]): number {
  let sum = 0;
  for (const card of cards) sum += CARDS[card].xp;
  return sum;
}

/** A party of four meets a boss with twice the health. */
export function bossHealth(state: State): number {
  return state.boss === null ? 0 : BOSSES[state.boss.id].health * partyFacts(state).scale;
}
