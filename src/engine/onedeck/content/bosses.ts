import type { BoxFacts } from './facts';

export interface BossFacts {
  readonly health: number;
  /** Where the boxes lie on the card, by their place in `boxes`. */
  readonly rows: readonly (readonly number[])[];
  readonly boxes: readonly BoxFacts[];
}

export const BOSSES = {
  dragon: {
    health: 6,
    rows: [
      [0, 1, 2],
      [3, 4],
      [5, 6],
    ],
    boxes: [
      { color: 'agility', size: 'normal', value: 5, armor: true, damage: 0, time: 0, strikes: 0 },
      { color: 'agility', size: 'normal', value: 5, armor: true, damage: 0, time: 0, strikes: 0 },
      { color: 'agility', size: 'normal', value: 6, armor: false, damage: 1, time: 0, strikes: 1 },
      { color: 'magic', size: 'wide', value: 16, armor: false, damage: 4, time: 0, strikes: 0 },
      { color: 'magic', size: 'normal', value: 6, armor: false, damage: 1, time: 0, strikes: 1 },
      { color: 'strength', size: 'wide', value: 17, armor: false, damage: 4, time: 0, strikes: 0 },
      { color: 'strength', size: 'normal', value: 6, armor: false, damage: 1, time: 0, strikes: 1 },
    ],
  },
  yeti: {
    health: 6,
    rows: [
      [0, 1],
      [2, 3, 4],
      [5, 6, 7],
    ],
    boxes: [
      { color: 'strength', size: 'wide', value: 24, armor: true, damage: 0, time: 0, strikes: 1 },
      { color: 'strength', size: 'normal', value: 4, armor: false, damage: 1, time: 0, strikes: 1 },
      { color: 'strength', size: 'normal', value: 5, armor: false, damage: 1, time: 0, strikes: 1 },
      { color: 'magic', size: 'normal', value: 5, armor: false, damage: 2, time: 0, strikes: 0 },
      { color: 'magic', size: 'normal', value: 6, armor: false, damage: 2, time: 0, strikes: 0 },
      { color: 'strength', size: 'normal', value: 6, armor: false, damage: 1, time: 0, strikes: 1 },
      { color: 'agility', size: 'normal', value: 5, armor: false, damage: 2, time: 0, strikes: 0 },
      { color: 'agility', size: 'normal', value: 6, armor: false, damage: 2, time: 0, strikes: 0 },
    ],
  },
  hydra: {
    health: 5,
    rows: [
      [0, 1],
      [2, 3],
      [4, 5],
    ],
    boxes: [
      { color: 'strength', size: 'wide', value: 13, armor: false, damage: 3, time: 0, strikes: 1 },
      { color: 'magic', size: 'normal', value: 6, armor: false, damage: 2, time: 0, strikes: 0 },
      { color: 'strength', size: 'wide', value: 19, armor: false, damage: 3, time: 0, strikes: 1 },
      { color: 'magic', size: 'normal', value: 6, armor: false, damage: 2, time: 0, strikes: 0 },
      { color: 'agility', size: 'wide', value: 13, armor: false, damage: 3, time: 0, strikes: 1 },
      { color: 'agility', size: 'normal', value: 6, armor: false, damage: 2, time: 0, strikes: 0 },
    ],
  },
  lich: {
    health: 5,
    rows: [
      [0, 1],
      [2, 3],
      [4, 5],
    ],
    boxes: [
      { color: 'strength', size: 'normal', value: 3, armor: false, damage: 1, time: 0, strikes: 1 },
      { color: 'strength', size: 'wide', value: 17, armor: false, damage: 3, time: 0, strikes: 0 },
      { color: 'agility', size: 'normal', value: 3, armor: false, damage: 1, time: 0, strikes: 1 },
      { color: 'agility', size: 'wide', value: 16, armor: false, damage: 4, time: 0, strikes: 0 },
      { color: 'magic', size: 'normal', value: 3, armor: false, damage: 1, time: 0, strikes: 1 },
      { color: 'magic', size: 'wide', value: 15, armor: false, damage: 5, time: 0, strikes: 0 },
    ],
  },
  minotaur: {
    health: 10,
    rows: [
      [0, 1],
      [2, 3, 4],
      [5, 6, 7],
    ],
    boxes: [
      { color: 'strength', size: 'wide', value: 'X', armor: false, damage: 4, time: 0, strikes: 1 },
      { color: 'strength', size: 'normal', value: 6, armor: false, damage: 2, time: 0, strikes: 0 },
      { color: 'strength', size: 'normal', value: 5, armor: false, damage: 1, time: 0, strikes: 1 },
      { color: 'magic', size: 'normal', value: 5, armor: false, damage: 1, time: 0, strikes: 1 },
      { color: 'magic', size: 'normal', value: 6, armor: false, damage: 2, time: 0, strikes: 0 },
      { color: 'strength', size: 'normal', value: 5, armor: false, damage: 1, time: 0, strikes: 1 },
      { color: 'agility', size: 'normal', value: 5, armor: false, damage: 1, time: 0, strikes: 1 },
      { color: 'agility', size: 'normal', value: 6, armor: false, damage: 2, time: 0, strikes: 0 },
    ],
  },
} as const satisfies Record<string, BossFacts>;

export type BossId = keyof typeof BOSSES;
