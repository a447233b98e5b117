import type { BossId } from './bosses';
import type { BoxFacts } from './facts';

export interface FloorFacts {
  readonly name: string;
  /** A floor that only adds boxes has none. */
  readonly effect: string | null;
  readonly peril: readonly BoxFacts[];
  readonly combat: readonly BoxFacts[];
}

export interface DungeonFacts {
  readonly difficulty: number;
  readonly boss: BossId;
  readonly floors: readonly [FloorFacts, FloorFacts, FloorFacts];
}

export const DUNGEONS = {
  'dragons-cave': {
    difficulty: 1,
    boss: 'dragon',
    floors: [
      {
        name: 'hall-of-statues',
        effect: 'hall-of-statues',
        peril: [{ color: 'any', size: 'normal', value: 2, armor: true, damage: 0, time: 0 }],
        combat: [{ color: 'strength', size: 'normal', value: 3, armor: false, damage: 1, time: 0 }],
      },
      {
        name: 'flame-aura',
        effect: null,
        peril: [{ color: 'any', size: 'normal', value: 6, armor: false, damage: 1, time: 0 }],
        combat: [{ color: 'magic', size: 'normal', value: 5, armor: false, damage: 2, time: 0 }],
      },
      {
        name: 'dragonskin',
        effect: null,
        peril: [{ color: 'any', size: 'normal', value: 5, armor: true, damage: 0, time: 0 }],
        combat: [{ color: 'strength', size: 'wide', value: 10, armor: true, damage: 0, time: 0 }],
      },
    ],
  },
  'yetis-cavern': {
    difficulty: 2,
    boss: 'yeti',
    floors: [
      {
        name: 'freezing-winds',
        effect: 'freezing-winds',
        peril: [{ color: 'any', size: 'normal', value: 4, armor: true, damage: 0, time: 1 }],
        combat: [
          { color: 'magic', size: 'normal', value: 3, armor: false, damage: 0, time: 1 },
          { color: 'magic', size: 'normal', value: 4, armor: false, damage: 0, time: 1 },
        ],
      },
      {
        name: 'brutal-strength',
        effect: null,
        peril: [{ color: 'any', size: 'normal', value: 5, armor: false, damage: 1, time: 1 }],
        combat: [{ color: 'strength', size: 'normal', value: 5, armor: false, damage: 2, time: 0 }],
      },
      {
        name: 'biting-cold',
        effect: 'biting-cold',
        peril: [{ color: 'any', size: 'normal', value: 4, armor: true, damage: 1, time: 0 }],
        combat: [
          { color: 'strength', size: 'normal', value: 3, armor: true, damage: 1, time: 0 },
          { color: 'strength', size: 'normal', value: 3, armor: true, damage: 1, time: 0 },
        ],
      },
    ],
  },
  'hydras-reef': {
    difficulty: 2,
    boss: 'hydra',
    floors: [
      {
        name: 'sticky-surrounding',
        effect: 'sticky-surrounding',
        peril: [{ color: 'any', size: 'normal', value: 5, armor: false, damage: 1, time: 1 }],
        combat: [{ color: 'agility', size: 'normal', value: 3, armor: false, damage: 1, time: 0 }],
      },
      {
        name: 'regeneration',
        effect: null,
        peril: [{ color: 'any', size: 'normal', value: 3, armor: true, damage: 0, time: 0 }],
        combat: [
          { color: 'agility', size: 'normal', value: 5, armor: false, damage: 1, time: 0 },
          { color: 'strength', size: 'normal', value: 5, armor: false, damage: 1, time: 1 },
        ],
      },
      {
        name: 'poison-aura',
        effect: 'poison-aura',
        peril: [{ color: 'any', size: 'normal', value: 5, armor: true, damage: 0, time: 0 }],
        combat: [{ color: 'magic', size: 'normal', value: 5, armor: false, damage: 1, time: 1 }],
      },
    ],
  },
  'lichs-tomb': {
    difficulty: 3,
    boss: 'lich',
    floors: [
      {
        name: 'undying-legions',
        effect: null,
        peril: [{ color: 'any', size: 'normal', value: 4, armor: true, damage: 0, time: 0 }],
        combat: [
          { color: 'magic', size: 'normal', value: 2, armor: true, damage: 0, time: 0 },
          { color: 'strength', size: 'normal', value: 5, armor: false, damage: 0, time: 2 },
        ],
      },
      {
        name: 'weakness-curse',
        effect: 'weakness-curse',
        peril: [{ color: 'any', size: 'normal', value: 6, armor: false, damage: 1, time: 1 }],
        combat: [{ color: 'magic', size: 'normal', value: 3, armor: true, damage: 0, time: 0 }],
      },
      {
        name: 'blade-storm',
        effect: 'blade-storm',
        peril: [{ color: 'any', size: 'normal', value: 4, armor: true, damage: 1, time: 0 }],
        combat: [{ color: 'magic', size: 'wide', value: 10, armor: false, damage: 2, time: 0 }],
      },
    ],
  },
  'minotaurs-maze': {
    difficulty: 3,
    boss: 'minotaur',
    floors: [
      {
        name: 'deadly-maze',
        effect: 'deadly-maze',
        peril: [{ color: 'any', size: 'normal', value: 5, armor: true, damage: 1, time: 0 }],
        combat: [
          { color: 'agility', size: 'normal', value: 2, armor: false, damage: 1, time: 0 },
          { color: 'agility', size: 'normal', value: 2, armor: false, damage: 1, time: 0 },
        ],
      },
      {
        name: 'crumbling-walls',
        effect: 'crumbling-walls',
        peril: [{ color: 'any', size: 'normal', value: 3, armor: true, damage: 0, time: 0 }],
        combat: [
          { color: 'strength', size: 'normal', value: 3, armor: true, damage: 0, time: 0 },
          { color: 'strength', size: 'normal', value: 3, armor: true, damage: 0, time: 0 },
        ],
      },
      {
        name: 'poison-dart-traps',
        effect: null,
        peril: [{ color: 'any', size: 'normal', value: 6, armor: false, damage: 1, time: 1 }],
        combat: [{ color: 'agility', size: 'wide', value: 12, armor: false, damage: 3, time: 0 }],
      },
    ],
  },
} as const satisfies Record<string, DungeonFacts>;

export type DungeonEffect = NonNullable<(typeof DUNGEONS)[keyof typeof DUNGEONS]['floors'][number]['effect']>;
