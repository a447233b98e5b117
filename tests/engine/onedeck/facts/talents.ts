/** The campaign sheet's talents, and the basic skills that one of them brings. */
export const TALENT_FACTS = {
  veteran: { focus: 'basic', type: 'always', usableIn: '' },
  durability: { focus: 'basic', type: 'always', usableIn: '' },
  crafty: { focus: 'basic', type: 'always', usableIn: '' },
  prepared: { focus: 'healing', type: 'always', usableIn: '' },
  'first-aid': { focus: 'healing', type: 'always', usableIn: '' },
  recovery: { focus: 'healing', type: 'always', usableIn: '' },
  grit: { focus: 'healing', type: 'always', usableIn: '' },
  guile: { focus: 'combat', type: 'skill', usableIn: 'combat' },
  fortitude: { focus: 'combat', type: 'skill', usableIn: 'combat' },
  planning: { focus: 'combat', type: 'skill', usableIn: 'combat' },
  'direct-hit': { focus: 'combat', type: 'skill', usableIn: 'combat' },
  cunning: { focus: 'dungeon', type: 'skill', usableIn: 'peril' },
  speed: { focus: 'dungeon', type: 'skill', usableIn: 'peril' },
  knowledge: { focus: 'dungeon', type: 'skill', usableIn: 'boss' },
  foresight: { focus: 'dungeon', type: 'skill', usableIn: 'peril' },
} as const;

export const BASIC_SKILL_FACTS = {
  'force-bolt': { cost: '2 mana', usableIn: 'combat' },
  precision: { cost: '1 agility', usableIn: 'combat peril' },
  'true-strike': { cost: '1 strength', usableIn: 'combat peril' },
  ingenuity: { cost: 'free', usableIn: 'peril' },
} as const;
