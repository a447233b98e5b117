import type { StartingSkillId } from '../content/abilities';
import type { SkillSpecial } from './heroSpecial';

/** R4: it halves damage, rounded up. */
const armor: SkillSpecial = {
  barsPrevention: true,
  softens: ({ damage, time }) => ({ damage: damage - Math.floor(damage / 2), time }),
};

/** A single damage of a combat becomes time. */
const kiting: SkillSpecial = {
  softens: (due, kind) => (kind === 'combat' && due.damage === 1 ? { damage: 0, time: due.time + 1 } : due),
};

/** R30: the door is offered, not forced. */
const stealth: SkillSpecial = { addsDoor: true };

const secondWind: SkillSpecial = { heals: { descent: { amount: 2, cause: 'second-wind' } } };

/** The other starting skills only do what `content/abilities.ts` lists, when they are used. */
const nothingMore: SkillSpecial = {};

export const SKILL_SPECIALS: Readonly<Record<StartingSkillId, SkillSpecial>> = {
  kiting,
  'combined-shot': nothingMore,
  'shield-aura': nothingMore,
  'power-transfer': nothingMore,
  armor,
  'support-aura': nothingMore,
  stealth,
  dungeoneering: nothingMore,
  'second-wind': secondWind,
  'fearless-charge': nothingMore,
};
