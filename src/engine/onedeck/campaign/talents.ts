/** A rising row: a dungeon of difficulty n lets marks into the first n colours. */
export const MARK_COLOURS = ['greenCircles', 'yellowSquares', 'redPentagons'] as const;
export type MarkColour = (typeof MARK_COLOURS)[number];
export type Marks = Readonly<Record<MarkColour, number>>;

export const FOCUSES = ['healing', 'combat', 'dungeon'] as const;
/** One is picked for each game; the basic talents come with any of them. */
export type Focus = (typeof FOCUSES)[number];

export interface TalentFacts {
  readonly focus: 'basic' | Focus;
  readonly kind: 'always' | 'skill';
  /** As printed on skills: what is usable in combat is usable in boss rounds too. */
  readonly usableIn: readonly ('combat' | 'peril' | 'boss')[];
  readonly needs: Marks;
}

const SIX_GREEN = { greenCircles: 6, yellowSquares: 0, redPentagons: 0 } as const;
const TWO_YELLOW = { greenCircles: 6, yellowSquares: 2, redPentagons: 0 } as const;
const FOUR_YELLOW = { greenCircles: 6, yellowSquares: 4, redPentagons: 0 } as const;
const FOUR_RED = { greenCircles: 6, yellowSquares: 4, redPentagons: 4 } as const;

/** In the order of the campaign sheet. */
export const TALENTS = {
  veteran: { focus: 'basic', kind: 'always', usableIn: [], needs: SIX_GREEN },
  durability: { focus: 'basic', kind: 'always', usableIn: [], needs: FOUR_YELLOW },
  crafty: { focus: 'basic', kind: 'always', usableIn: [], needs: FOUR_RED },
  prepared: { focus: 'healing', kind: 'always', usableIn: [], needs: SIX_GREEN },
  'first-aid': { focus: 'healing', kind: 'always', usableIn: [], needs: TWO_YELLOW },
  recovery: { focus: 'healing', kind: 'always', usableIn: [], needs: FOUR_YELLOW },
  grit: { focus: 'healing', kind: 'always', usableIn: [], needs: FOUR_RED },
  guile: { focus: 'combat', kind: 'skill', usableIn: ['combat'], needs: SIX_GREEN },
  fortitude: { focus: 'combat', kind: 'skill', usableIn: ['combat'], needs: TWO_YELLOW },
  planning: { focus: 'combat', kind: 'skill', usableIn: ['combat'], needs: FOUR_YELLOW },
  'direct-hit': { focus: 'combat', kind: 'skill', usableIn: ['combat'], needs: FOUR_RED },
  cunning: { focus: 'dungeon', kind: 'skill', usableIn: ['peril'], needs: SIX_GREEN },
  speed: { focus: 'dungeon', kind: 'skill', usableIn: ['peril'], needs: TWO_YELLOW },
  knowledge: { focus: 'dungeon', kind: 'skill', usableIn: ['boss'], needs: FOUR_YELLOW },
  foresight: { focus: 'dungeon', kind: 'skill', usableIn: ['peril'], needs: FOUR_RED },
} as const satisfies Record<string, TalentFacts>;

export type TalentId = keyof typeof TALENTS;
export const TALENT_IDS = Object.keys(TALENTS) as readonly TalentId[];

export const BASIC_SKILL_IDS = ['force-bolt', 'precision', 'true-strike', 'ingenuity'] as const;
export type BasicSkillId = (typeof BASIC_SKILL_IDS)[number];

export function byTalent<Value>(make: (talent: TalentId) => Value): Readonly<Record<TalentId, Value>> {
  return Object.fromEntries(TALENT_IDS.map((talent) => [talent, make(talent)])) as Record<TalentId, Value>;
}
