export interface AbilityRow {
  readonly cost: string;
  readonly usableIn: string;
}

/** What is printed on a skill: its cost, and the icons of the encounters it is for. */
export const SKILL_FACTS = {
  accuracy: { cost: '3 agility', usableIn: 'combat peril' },
  'armor-crush': { cost: '1 strength', usableIn: 'combat' },
  backstab: { cost: '1 agility', usableIn: 'combat' },
  'brute-force': { cost: 'free', usableIn: 'combat peril' },
  'chaotic-aura': { cost: '6 mana', usableIn: 'combat' },
  cleave: { cost: '1 strength', usableIn: 'combat' },
  consistency: { cost: '1 agility', usableIn: 'combat' },
  'critical-strikes': { cost: 'free', usableIn: 'combat' },
  'crushing-blow': { cost: '1 strength', usableIn: 'combat' },
  'crushing-fist': { cost: '6 mana', usableIn: 'combat' },
  dexterity: { cost: '1 agility', usableIn: 'combat' },
  dodge: { cost: '1 agility', usableIn: 'combat' },
  flameweave: { cost: '2 mana', usableIn: 'combat peril' },
  flurry: { cost: '2 strength', usableIn: 'combat' },
  haste: { cost: '3 mana', usableIn: 'combat' },
  'lucky-familiar': { cost: 'free', usableIn: 'combat peril' },
  'mana-fountain': { cost: 'free', usableIn: 'combat' },
  persistence: { cost: '2 strength', usableIn: 'combat peril' },
  poison: { cost: '1 agility', usableIn: 'combat' },
  shimmerblast: { cost: '3 mana', usableIn: 'combat' },
  'static-burst': { cost: '4 mana', usableIn: 'combat' },
  'steady-hands': { cost: 'free', usableIn: 'peril' },
  'triple-strike': { cost: '3 strength', usableIn: 'combat' },
  valor: { cost: 'free', usableIn: 'combat' },
} as const satisfies Record<string, AbilityRow>;

/** The same of potions; Healing is on no card but known from the start. */
export const POTION_FACTS = {
  clarity: { cost: '1 potion', usableIn: 'combat peril' },
  heroism: { cost: '1 potion', usableIn: 'combat peril' },
  invisibility: { cost: '1 potion', usableIn: '' },
  mana: { cost: '1 potion', usableIn: 'combat peril' },
  healing: { cost: '1 potion', usableIn: 'combat peril outside' },
} as const satisfies Record<string, AbilityRow>;
