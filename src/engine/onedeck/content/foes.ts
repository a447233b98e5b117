import type { BoxFacts } from './facts';

export interface FoeFacts {
  readonly special: string | null;
  readonly boxes: readonly BoxFacts[];
}

export const FOES = {
  bandit: {
    special: 'dodge',
    boxes: [
      { color: 'agility', size: 'wide', value: 8, armor: false, damage: 2, time: 0 },
      { color: 'agility', size: 'normal', value: 3, armor: false, damage: 1, time: 0 },
      { color: 'agility', size: 'normal', value: 4, armor: false, damage: 0, time: 1 },
      { color: 'strength', size: 'normal', value: 5, armor: false, damage: 0, time: 2 },
      { color: 'strength', size: 'normal', value: 5, armor: false, damage: 1, time: 1 },
    ],
  },
  beetle: {
    special: 'survivor',
    boxes: [
      { color: 'agility', size: 'normal', value: 3, armor: true, damage: 0, time: 0 },
      { color: 'agility', size: 'normal', value: 4, armor: true, damage: 0, time: 0 },
      { color: 'strength', size: 'normal', value: 5, armor: true, damage: 0, time: 0 },
      { color: 'magic', size: 'normal', value: 3, armor: true, damage: 0, time: 0 },
      { color: 'agility', size: 'normal', value: 4, armor: false, damage: 0, time: 2 },
      { color: 'strength', size: 'normal', value: 6, armor: false, damage: 1, time: 1 },
    ],
  },
  'fire-elemental': {
    special: 'flames',
    boxes: [
      { color: 'magic', size: 'normal', value: 3, armor: false, damage: 0, time: 1 },
      { color: 'agility', size: 'normal', value: 3, armor: false, damage: 0, time: 1 },
      { color: 'magic', size: 'normal', value: 6, armor: false, damage: 1, time: 1 },
      { color: 'magic', size: 'wide', value: 11, armor: false, damage: 2, time: 1 },
      { color: 'agility', size: 'normal', value: 6, armor: false, damage: 1, time: 1 },
    ],
  },
  'glooping-ooze': {
    special: 'split',
    boxes: [
      { color: 'magic', size: 'normal', value: 2, armor: true, damage: 0, time: 0 },
      { color: 'magic', size: 'normal', value: 3, armor: true, damage: 0, time: 0 },
      { color: 'strength', size: 'normal', value: 4, armor: false, damage: 1, time: 1 },
      { color: 'strength', size: 'normal', value: 4, armor: false, damage: 1, time: 1 },
      { color: 'magic', size: 'normal', value: 5, armor: false, damage: 0, time: 2 },
      { color: 'strength', size: 'normal', value: 6, armor: false, damage: 1, time: 1 },
    ],
  },
  goblin: {
    special: 'swarm',
    boxes: [
      { color: 'strength', size: 'wide', value: 'X', armor: true, damage: 0, time: 0 },
      { color: 'strength', size: 'normal', value: 3, armor: false, damage: 1, time: 0 },
      { color: 'agility', size: 'normal', value: 4, armor: false, damage: 0, time: 1 },
      { color: 'agility', size: 'normal', value: 4, armor: false, damage: 1, time: 1 },
      { color: 'strength', size: 'normal', value: 5, armor: false, damage: 2, time: 0 },
    ],
  },
  'ice-elemental': {
    special: 'frost',
    boxes: [
      { color: 'strength', size: 'wide', value: 11, armor: true, damage: 0, time: 0 },
      { color: 'strength', size: 'normal', value: 3, armor: false, damage: 0, time: 1 },
      { color: 'magic', size: 'normal', value: 4, armor: false, damage: 2, time: 0 },
      { color: 'magic', size: 'normal', value: 5, armor: false, damage: 1, time: 1 },
      { color: 'magic', size: 'normal', value: 6, armor: false, damage: 1, time: 1 },
    ],
  },
  ogre: {
    special: null,
    boxes: [
      { color: 'strength', size: 'wide', value: 6, armor: false, damage: 1, time: 0 },
      { color: 'agility', size: 'normal', value: 4, armor: false, damage: 0, time: 1 },
      { color: 'strength', size: 'wide', value: 9, armor: false, damage: 2, time: 0 },
      { color: 'agility', size: 'normal', value: 5, armor: false, damage: 1, time: 1 },
      { color: 'strength', size: 'wide', value: 12, armor: false, damage: 3, time: 0 },
      { color: 'agility', size: 'normal', value: 6, armor: false, damage: 1, time: 1 },
    ],
  },
  phantom: {
    special: 'ethereal',
    boxes: [
      { color: 'strength', size: 'normal', value: 4, armor: true, damage: 0, time: 0 },
      { color: 'agility', size: 'normal', value: 4, armor: true, damage: 0, time: 0 },
      { color: 'agility', size: 'normal', value: 5, armor: false, damage: 2, time: 0 },
      { color: 'agility', size: 'normal', value: 6, armor: false, damage: 1, time: 1 },
      { color: 'strength', size: 'normal', value: 5, armor: false, damage: 1, time: 1 },
      { color: 'strength', size: 'normal', value: 6, armor: false, damage: 2, time: 0 },
    ],
  },
  'plague-rat': {
    special: 'swarm',
    boxes: [
      { color: 'agility', size: 'wide', value: 'X', armor: true, damage: 0, time: 0 },
      { color: 'agility', size: 'normal', value: 3, armor: false, damage: 1, time: 1 },
      { color: 'strength', size: 'normal', value: 3, armor: false, damage: 0, time: 1 },
      { color: 'strength', size: 'normal', value: 5, armor: false, damage: 1, time: 1 },
      { color: 'agility', size: 'normal', value: 5, armor: false, damage: 0, time: 2 },
    ],
  },
  shadow: {
    special: 'fade',
    boxes: [
      { color: 'agility', size: 'wide', value: 10, armor: true, damage: 0, time: 0 },
      { color: 'strength', size: 'normal', value: 5, armor: false, damage: 1, time: 1 },
      { color: 'magic', size: 'normal', value: 3, armor: false, damage: 1, time: 1 },
      { color: 'magic', size: 'normal', value: 4, armor: false, damage: 1, time: 1 },
      { color: 'magic', size: 'normal', value: 5, armor: false, damage: 1, time: 1 },
    ],
  },
  skeleton: {
    special: 'undying',
    boxes: [
      { color: 'magic', size: 'normal', value: 2, armor: true, damage: 0, time: 0 },
      { color: 'magic', size: 'normal', value: 4, armor: true, damage: 0, time: 0 },
      { color: 'strength', size: 'normal', value: 3, armor: false, damage: 0, time: 1 },
      { color: 'strength', size: 'normal', value: 5, armor: false, damage: 1, time: 1 },
      { color: 'agility', size: 'normal', value: 5, armor: false, damage: 1, time: 1 },
      { color: 'strength', size: 'normal', value: 6, armor: false, damage: 0, time: 2 },
    ],
  },
  wraith: {
    special: 'drain',
    boxes: [
      { color: 'magic', size: 'wide', value: 9, armor: true, damage: 0, time: 0 },
      { color: 'strength', size: 'normal', value: 5, armor: true, damage: 0, time: 0 },
      { color: 'strength', size: 'normal', value: 3, armor: false, damage: 0, time: 2 },
      { color: 'strength', size: 'normal', value: 5, armor: false, damage: 2, time: 0 },
      { color: 'magic', size: 'normal', value: 6, armor: false, damage: 1, time: 1 },
    ],
  },
} as const satisfies Record<string, FoeFacts>;

export type FoeName = keyof typeof FOES;
export type FoeSpecial = NonNullable<(typeof FOES)[FoeName]['special']>;
