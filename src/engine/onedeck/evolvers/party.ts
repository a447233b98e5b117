import type { EventOf } from '../events';
import type { HeroId } from '../ids';
import type { DieId, Hero, State } from '../state';
import { changed } from './copies';
import { type Evolvers, withHero, without } from './evolvers';

export const PARTY_EVOLVERS = {
  damageTaken: takeDamage,
  damageHealed: (state, { hero, total }) => withDamage(state, hero, total),
  dieStored: (state, { hero, die }) =>
    changed(
      withStored(state, hero, (stored) => [...stored, die]),
      { nextDie: Math.max(state.nextDie, die + 1) },
    ),
  storedDiceLost: (state, { hero }) => withStored(state, hero, () => []),
  potionDrunk: (state, { potions }) => changed(state, { potions }),
  potionsGained: (state, { potions }) => changed(state, { potions }),
  cardClaimed: claimCard,
  cardReplaced: (state, { card, hero }) => toXp(state, card, hero),
  itemDrained: (state, { card, hero }) => toXp(state, card, hero),
  xpSpent: (state, { cards }) =>
    changed(state, { xp: state.xp.filter((card) => !cards.includes(card)), removed: [...state.removed, ...cards] }),
  levelGained: (state, { level }) => changed(state, { level }),
  heroFell: (state) => state,
} satisfies Partial<Evolvers>;

/** Damage from the stairs is owed until a hero takes it; who took it counts until the others of that strike have, too. */
function takeDamage(state: State, { hero, total, cause }: EventOf<'damageTaken'>): State {
  const hurt = withDamage(state, hero, total);
  if (cause !== 'stairs') return hurt;
  const stairsDue = Math.max(0, state.stairsDue - 1);
  return changed(hurt, { stairsDue, stairsStruck: stairsDue % 2 === 0 || state.heroes.length < 4 ? null : hero });
}

function claimCard(state: State, { card, as, hero }: EventOf<'cardClaimed'>): State {
  const rest = changed(state, { loot: without(state.loot, card) });
  if (as === 'xp') return changed(rest, { xp: [...state.xp, card] });
  if (as === 'potion') return changed(rest, { identified: [...state.identified, card] });
  if (hero === null) return rest;
  return withHero(rest, hero, (owner) =>
    as === 'item' ? { ...owner, items: [...owner.items, card] } : { ...owner, skills: [...owner.skills, card] },
  );
}

function toXp(state: State, card: EventOf<'itemDrained'>['card'], hero: HeroId): State {
  const lose = (owner: Hero) => ({ ...owner, items: without(owner.items, card), skills: without(owner.skills, card) });
  return changed(withHero(state, hero, lose), { xp: [...state.xp, card] });
}

function withDamage(state: State, hero: HeroId, damage: number): State {
  return withHero(state, hero, (owner) => ({ ...owner, damage }));
}

function withStored(state: State, hero: HeroId, change: (stored: readonly DieId[]) => readonly DieId[]): State {
  return withHero(state, hero, (owner) => ({ ...owner, stored: change(owner.stored) }));
}
