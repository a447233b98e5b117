import type { BossId } from '../content/bosses';
import { isOpen, type Special } from './special';

const LEAST_X = 12;
const X_PER_DAMAGE = 4;
const X_PER_DAMAGE_FOR_FOUR = 2;

/** R26 */
const dragon: Special = { takesHeroic: (box) => box.strikes === 0 };

const yeti: Special = { onRolled: ({ value }) => (value === 1 ? 'discard' : null) };

const hydra: Special = { healsBy: (boxes) => boxes.reduce((sum, box) => sum + (isOpen(box) ? box.strikes : 0), 0) };

const lich: Special = { wards: (box) => box.strikes > 0 };

const minotaur: Special = {
  x: (state) => {
    const perDamage = state.heroes.length === 4 ? X_PER_DAMAGE_FOR_FOUR : X_PER_DAMAGE;
    return Math.max(LEAST_X, perDamage * (state.boss?.damage ?? 0));
  },
};

export const BOSS_SPECIALS: Readonly<Record<BossId, Special>> = { dragon, yeti, hydra, lich, minotaur };
