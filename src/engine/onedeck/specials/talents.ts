import type { TalentId } from '../campaign';
import type { TalentSpecial } from './heroSpecial';

const durability: TalentSpecial = { health: 1 };

/** R36: it raises the limit that the hero needs first. */
const crafty: TalentSpecial = { room: 1 };

const prepared: TalentSpecial = { potions: 1 };

const firstAid: TalentSpecial = { heals: { potion: { amount: 1, cause: 'first-aid' } } };

const recovery: TalentSpecial = { heals: { descent: { amount: 1, cause: 'recovery' } } };

const grit: TalentSpecial = { heals: { bossRound: { amount: 1, cause: 'grit' } } };

/** It may spare the time of the way itself. */
const speed: TalentSpecial = { usableBeforeOption: true };

/** Veteran is a choice before the game (`campaign/gifts.ts`), and the others only do what `content/abilities.ts` lists. */
const nothingMore: TalentSpecial = {};

export const TALENT_SPECIALS: Readonly<Record<TalentId, TalentSpecial>> = {
  veteran: nothingMore,
  durability,
  crafty,
  prepared,
  'first-aid': firstAid,
  recovery,
  grit,
  guile: nothingMore,
  fortitude: nothingMore,
  planning: nothingMore,
  'direct-hit': nothingMore,
  cunning: nothingMore,
  speed,
  knowledge: nothingMore,
  foresight: nothingMore,
};
