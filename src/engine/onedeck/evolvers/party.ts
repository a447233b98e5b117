import type { EventOf } from '../events';
import type { HeroId } from '../ids';
import type { DieId } from '../state';
import type { Draft } from './copies';
import { type Evolvers, setHero, without } from './evolvers';

export const PARTY_EVOLVERS = {
  damageTaken: takeDamage,
  damageHealed: (draft, { hero, total }) => setDamage(draft, hero, total),
  dieStored(draft, { hero, die }) {
    setStored(draft, hero, (stored) => [...stored, die]);
    draft.nextDie = Math.max(draft.nextDie, die + 1);
  },
  storedDiceLost: (draft, { hero }) => setStored(draft, hero, () => []),
  potionDrunk(draft, { potions }) {
    draft.potions = potions;
  },
  potionsGained(draft, { potions }) {
    draft.potions = potions;
  },
  cardClaimed: claimCard,
  cardReplaced: (draft, { card, hero }) => toXp(draft, card, hero),
  itemDrained: (draft, { card, hero }) => toXp(draft, card, hero),
  xpSpent(draft, { cards }) {
    draft.xp = draft.xp.filter((card) => !cards.includes(card));
    draft.removed = [...draft.removed, ...cards];
  },
  levelGained(draft, { level }) {
    draft.level = level;
  },
  heroFell: () => undefined,
} satisfies Partial<Evolvers>;

/** Damage from the stairs is owed until a hero takes it; who took it counts until the others of that strike have, too. */
function takeDamage(draft: Draft, { hero, total, cause }: EventOf<'damageTaken'>): void {
  setDamage(draft, hero, total);
  if (cause !== 'stairs') return;
  draft.stairsDue = Math.max(0, draft.stairsDue - 1);
  draft.stairsStruck = draft.stairsDue % 2 === 0 || draft.heroes.length < 4 ? null : hero;
}

function claimCard(draft: Draft, { card, as, hero }: EventOf<'cardClaimed'>): void {
  draft.loot = without(draft.loot, card);
  if (as === 'xp') draft.xp = [...draft.xp, card];
  else if (as === 'potion') draft.identified = [...draft.identified, card];
  else if (hero !== null) {
    setHero(draft, hero, (owner) =>
      as === 'item' ? { ...owner, items: [...owner.items, card] } : { ...owner, skills: [...owner.skills, card] },
    );
  }
}

function toXp(draft: Draft, card: EventOf<'itemDrained'>['card'], hero: HeroId): void {
  setHero(draft, hero, (owner) => ({ ...owner, items: without(owner.items, card), skills: without(owner.skills, card) }));
  draft.xp = [...draft.xp, card];
}

function setDamage(draft: Draft, hero: HeroId, damage: number): void {
  setHero(draft, hero, (owner) => ({ ...owner, damage }));
}

function setStored(draft: Draft, hero: HeroId, change: (stored: readonly DieId[]) => readonly DieId[]): void {
  setHero(draft, hero, (owner) => ({ ...owner, stored: change(owner.stored) }));
}
