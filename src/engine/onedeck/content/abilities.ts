import type { Color } from './facts';
import type { Op } from './ops';

export type Cost =
  | { readonly pay: 'free' }
  | { readonly pay: 'dice'; readonly color: Color; readonly count: number }
  | { readonly pay: 'mana'; readonly total: number }
  | { readonly pay: 'potion' };

export interface AbilityFacts {
  readonly kind: 'starting' | 'skill' | 'potion' | 'basic' | 'talent';
  readonly cost: Cost;
  /** What is usable in combat is usable in boss rounds too. */
  readonly usableIn: readonly ('combat' | 'peril' | 'boss')[];
  /** The player takes one of them; within it the ops happen in order. */
  readonly ways: readonly (readonly Op[])[];
}

const FREE = { pay: 'free' } as const;
const POTION = { pay: 'potion' } as const;
const strength = <Count extends number>(count: Count) => ({ pay: 'dice', color: 'strength', count }) as const;
const agility = <Count extends number>(count: Count) => ({ pay: 'dice', color: 'agility', count }) as const;
const mana = <Total extends number>(total: Total) => ({ pay: 'mana', total }) as const;

const COMBAT = ['combat'] as const;
const PERIL = ['peril'] as const;
const BOTH = ['combat', 'peril'] as const;
const BOSS = ['boss'] as const;
const ONE = { least: 1, most: 1 } as const;
const ANY_NUMBER = { least: 1, most: 30 } as const;

const SKILLS = {
  accuracy: { kind: 'skill', cost: agility(3), usableIn: BOTH, ways: [[{ op: 'gain', color: 'heroic', value: 6 }]] },
  'armor-crush': {
    kind: 'skill',
    cost: strength(1),
    usableIn: COMBAT,
    ways: [[{ op: 'gain', color: 'heroic', value: 6, only: 'armor' }]],
  },
  backstab: { kind: 'skill', cost: agility(1), usableIn: COMBAT, ways: [[{ op: 'roll', dice: ['strength', 'strength'] }]] },
  'brute-force': {
    kind: 'skill',
    cost: FREE,
    usableIn: BOTH,
    ways: [[{ op: 'trade', color: 'strength', value: 6, pick: { ...ANY_NUMBER, showing: 5 } }]],
  },
  'chaotic-aura': {
    kind: 'skill',
    cost: mana(6),
    usableIn: COMBAT,
    ways: [[{ op: 'set', to: 6, pick: { least: 1, most: 5, alike: true } }]],
  },
  cleave: { kind: 'skill', cost: strength(1), usableIn: COMBAT, ways: [[{ op: 'raise', by: 1, pick: { least: 0, most: 4 } }]] },
  consistency: { kind: 'skill', cost: agility(1), usableIn: COMBAT, ways: [[{ op: 'set', to: 4, pick: ANY_NUMBER }]] },
  'critical-strikes': {
    kind: 'skill',
    cost: FREE,
    usableIn: COMBAT,
    ways: [[{ op: 'recolor', to: 'heroic', pick: { least: 1, most: 2, color: 'agility' } }]],
  },
  'crushing-blow': {
    kind: 'skill',
    cost: strength(1),
    usableIn: COMBAT,
    ways: [[{ op: 'gain', color: 'strength', value: 6 }]],
  },
  'crushing-fist': {
    kind: 'skill',
    cost: mana(6),
    usableIn: COMBAT,
    ways: [[{ op: 'gain', color: 'strength', value: 6, count: 2 }]],
  },
  dexterity: { kind: 'skill', cost: agility(1), usableIn: COMBAT, ways: [[{ op: 'gain', color: 'agility', value: 6 }]] },
  dodge: { kind: 'skill', cost: agility(1), usableIn: COMBAT, ways: [[{ op: 'prevent', damage: 1, boss: 2 }]] },
  flameweave: { kind: 'skill', cost: mana(2), usableIn: BOTH, ways: [[{ op: 'gain', color: 'magic', value: 5 }]] },
  flurry: {
    kind: 'skill',
    cost: strength(2),
    usableIn: COMBAT,
    ways: [[{ op: 'roll', dice: ['agility', 'agility', 'strength'] }]],
  },
  haste: { kind: 'skill', cost: mana(3), usableIn: COMBAT, ways: [[{ op: 'roll', dice: ['agility', 'agility'] }]] },
  'lucky-familiar': {
    kind: 'skill',
    cost: FREE,
    usableIn: BOTH,
    ways: [[{ op: 'reroll', pick: ONE }], [{ op: 'raise', by: 1, pick: ONE }]],
  },
  'mana-fountain': {
    kind: 'skill',
    cost: FREE,
    usableIn: COMBAT,
    ways: [[{ op: 'gain', color: 'magic', value: 6, only: 'mana' }]],
  },
  persistence: { kind: 'skill', cost: strength(2), usableIn: BOTH, ways: [[{ op: 'roll', dice: ['strength', 'heroic'] }]] },
  poison: { kind: 'skill', cost: agility(1), usableIn: COMBAT, ways: [[{ op: 'prevent', time: 2 }]] },
  shimmerblast: { kind: 'skill', cost: mana(3), usableIn: COMBAT, ways: [[{ op: 'roll', dice: ['heroic'] }]] },
  'static-burst': {
    kind: 'skill',
    cost: mana(4),
    usableIn: COMBAT,
    ways: [
      [
        { op: 'gain', color: 'strength', value: 4 },
        { op: 'gain', color: 'agility', value: 4 },
        { op: 'raise', by: 1, pick: ONE },
      ],
    ],
  },
  'steady-hands': { kind: 'skill', cost: FREE, usableIn: PERIL, ways: [[{ op: 'roll', dice: ['heroic'] }]] },
  'triple-strike': {
    kind: 'skill',
    cost: strength(3),
    usableIn: COMBAT,
    ways: [
      [
        { op: 'gain', color: 'strength', value: 5 },
        { op: 'gain', color: 'agility', value: 5 },
        { op: 'gain', color: 'magic', value: 5 },
        { op: 'set', to: 6, pick: { ...ONE, gained: true } },
      ],
    ],
  },
  valor: { kind: 'skill', cost: FREE, usableIn: COMBAT, ways: [[{ op: 'roll', dice: ['heroic'] }]] },
} as const satisfies Record<string, AbilityFacts>;

/** Healing and Invisibility are no ops in a dice pool: their rules are R28 and the phase before an encounter. */
const POTIONS = {
  clarity: {
    kind: 'potion',
    cost: POTION,
    usableIn: BOTH,
    ways: [
      [
        { op: 'rerollAll', showing: [1, 2] },
        { op: 'roll', dice: ['heroic'] },
      ],
    ],
  },
  heroism: {
    kind: 'potion',
    cost: POTION,
    usableIn: BOTH,
    ways: [[{ op: 'set', to: 6, pick: { least: 2, most: 2, notHeroic: true } }]],
  },
  mana: { kind: 'potion', cost: POTION, usableIn: BOTH, ways: [[{ op: 'roll', dice: ['magic', 'magic', 'magic'] }]] },
  healing: { kind: 'potion', cost: POTION, usableIn: [], ways: [] },
  invisibility: { kind: 'potion', cost: POTION, usableIn: [], ways: [] },
} as const satisfies Record<string, AbilityFacts>;

/** Starting skills that act by themselves (R30) have no use to list: Kiting in combat, Armor, Stealth, Second Wind. */
const STARTING = {
  kiting: { kind: 'starting', cost: FREE, usableIn: BOSS, ways: [[{ op: 'prevent', damage: 1 }]] },
  'combined-shot': {
    kind: 'starting',
    cost: FREE,
    usableIn: COMBAT,
    ways: [[{ op: 'raise', by: 1, pick: { ...ONE, of: 'partner', color: 'strength' } }]],
  },
  'shield-aura': { kind: 'starting', cost: FREE, usableIn: ['peril', 'boss'], ways: [[{ op: 'prevent', damage: 1 }]] },
  'power-transfer': {
    kind: 'starting',
    cost: FREE,
    usableIn: COMBAT,
    ways: [
      [{ op: 'gain', color: 'strength', value: 1, to: 'partner' }],
      [{ op: 'gain', color: 'agility', value: 1, to: 'partner' }],
    ],
  },
  armor: { kind: 'starting', cost: FREE, usableIn: [], ways: [] },
  'support-aura': {
    kind: 'starting',
    cost: FREE,
    usableIn: COMBAT,
    ways: [[{ op: 'reroll', pick: { ...ANY_NUMBER, of: 'partner', showing: 1 } }]],
  },
  stealth: { kind: 'starting', cost: FREE, usableIn: [], ways: [] },
  dungeoneering: {
    kind: 'starting',
    cost: FREE,
    usableIn: PERIL,
    ways: [[{ op: 'reroll', pick: { ...ANY_NUMBER, of: 'partner', showing: 1 } }]],
  },
  'second-wind': { kind: 'starting', cost: FREE, usableIn: [], ways: [] },
  'fearless-charge': { kind: 'starting', cost: FREE, usableIn: COMBAT, ways: [[{ op: 'prevent', time: 1 }]] },
} as const satisfies Record<string, AbilityFacts>;

const BASIC = {
  'force-bolt': { kind: 'basic', cost: mana(2), usableIn: COMBAT, ways: [[{ op: 'gain', color: 'strength', value: 4 }]] },
  precision: { kind: 'basic', cost: agility(1), usableIn: BOTH, ways: [[{ op: 'gain', color: 'agility', value: 5 }]] },
  'true-strike': { kind: 'basic', cost: strength(1), usableIn: BOTH, ways: [[{ op: 'gain', color: 'strength', value: 5 }]] },
  ingenuity: { kind: 'basic', cost: FREE, usableIn: PERIL, ways: [[{ op: 'reroll', pick: ONE }]] },
} as const satisfies Record<string, AbilityFacts>;

/** The talents that are used like skills. */
const TALENTS = {
  guile: {
    kind: 'talent',
    cost: FREE,
    usableIn: COMBAT,
    ways: [[{ op: 'recolor', to: 'agility', pick: { ...ONE, color: 'strength' } }]],
  },
  fortitude: {
    kind: 'talent',
    cost: FREE,
    usableIn: COMBAT,
    ways: [[{ op: 'rerollAll', showing: [1, 2], color: 'strength' }]],
  },
  planning: { kind: 'talent', cost: FREE, usableIn: COMBAT, ways: [[{ op: 'gain', color: 'heroic', value: 3 }]] },
  'direct-hit': { kind: 'talent', cost: FREE, usableIn: COMBAT, ways: [[{ op: 'raise', by: 1, pick: ONE }]] },
  cunning: { kind: 'talent', cost: FREE, usableIn: PERIL, ways: [[{ op: 'set', to: 6, pick: { ...ONE, showing: 5 } }]] },
  speed: { kind: 'talent', cost: FREE, usableIn: PERIL, ways: [[{ op: 'prevent', time: 1 }]] },
  knowledge: { kind: 'talent', cost: FREE, usableIn: BOSS, ways: [[{ op: 'roll', dice: ['heroic'] }]] },
  foresight: { kind: 'talent', cost: FREE, usableIn: PERIL, ways: [[{ op: 'reroll', pick: ONE }]] },
} as const satisfies Record<string, AbilityFacts>;

export const ABILITIES = { ...SKILLS, ...POTIONS, ...STARTING, ...BASIC, ...TALENTS };

export type PotionId = keyof typeof POTIONS;
/** Everything that can be used like a skill. */
export type SkillId = Exclude<keyof typeof ABILITIES, PotionId>;
export type AbilityId = keyof typeof ABILITIES;

export const POTION_IDS = Object.keys(POTIONS) as readonly PotionId[];
export const SKILL_IDS = Object.keys({ ...SKILLS, ...STARTING, ...BASIC, ...TALENTS }) as readonly SkillId[];
