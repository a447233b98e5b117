import { type Rejection, shown } from '../../kernel';
import type { CommandOf, LootForm } from '../commands';
import { CARDS, type CardId } from '../ids';
import { reject } from '../rejections';
import type { Hero, State } from '../state';
import { findHero, isPotion, itemLimit, skillLimit } from './party';

const VALIANT_LANTERNS = 4;

/** Of two cards behind a door, one with enough lanterns will do. */
export function hasLanternsForValiant(cards: readonly CardId[]): boolean {
  return cards.some((card) => CARDS[card].xp >= VALIANT_LANTERNS);
}

export const LOOT_FORMS: readonly LootForm[] = ['xp', 'item', 'skill', 'potion'];

export function whyNotClaimed(state: State, claim: CommandOf<'claim'>): Rejection | null {
  const { card, as, hero: id, replace } = claim;
  if (!state.loot.includes(card)) return reject('cardNotHere', { card: shown(card) });
  if (!LOOT_FORMS.includes(as)) return reject('formUnknown', { form: shown(as) });
  if (as === 'xp' || as === 'potion') {
    if (replace !== undefined) return reject('nothingToReplace');
    return as === 'xp' ? null : whyNoPotion(state, card);
  }
  const hero = findHero(state, id);
  if (hero === undefined) return reject('noSuchHero', { hero: shown(id) });
  if (as === 'skill') {
    const why = whyNoSkill(hero, card);
    if (why !== null) return why;
  }
  return whyNoRoom(state, hero, { as, replace });
}

function whyNoPotion(state: State, card: CardId): Rejection | null {
  const { loot } = CARDS[card];
  if (!isPotion(card)) return reject('notAPotion', { card: loot });
  // R19: a potion type is identified once.
  return state.identified.some((known) => CARDS[known].loot === loot) ? reject('potionIdentified', { potion: loot }) : null;
}

function whyNoSkill(hero: Hero, card: CardId): Rejection | null {
  const { loot } = CARDS[card];
  if (isPotion(card)) return reject('notASkill', { potion: loot });
  // R19: the same skill may be held by two heroes, but not twice by one.
  return hero.skills.some((known) => CARDS[known].loot === loot) ? reject('skillKnown', { hero: hero.id, skill: loot }) : null;
}

function whyNoRoom(
  state: State,
  hero: Hero,
  { as, replace }: { readonly as: 'item' | 'skill'; readonly replace: CardId | undefined },
): Rejection | null {
  const cards = as === 'item' ? hero.items : hero.skills;
  if (replace !== undefined)
    return cards.includes(replace) ? null : reject('noSuchCardToReplace', { hero: hero.id, card: shown(replace) });
  const limit = as === 'item' ? itemLimit(state, hero) : skillLimit(state, hero);
  return cards.length < limit ? null : reject(as === 'item' ? 'itemsFull' : 'skillsFull', { hero: hero.id, limit });
}

/** Directly, without asking about forms that no card has. */
export function claimsOf(state: State): readonly CommandOf<'claim'>[] {
  const claims: CommandOf<'claim'>[] = [];
  for (const card of state.loot) {
    claims.push({ type: 'claim', card, as: 'xp' });
    for (const hero of state.heroes) {
      addClaims(claims, state, { hero, card, as: 'item' });
      if (whyNoSkill(hero, card) === null) addClaims(claims, state, { hero, card, as: 'skill' });
    }
    if (whyNoPotion(state, card) === null) claims.push({ type: 'claim', card, as: 'potion' });
  }
  return claims;
}

function addClaims(
  claims: CommandOf<'claim'>[],
  state: State,
  { hero, card, as }: { readonly hero: Hero; readonly card: CardId; readonly as: 'item' | 'skill' },
): void {
  const claim = { type: 'claim', card, as, hero: hero.id } as const;
  if (whyNoRoom(state, hero, { as, replace: undefined }) === null) claims.push(claim);
  for (const replace of as === 'item' ? hero.items : hero.skills) claims.push({ ...claim, replace });
}
