import type { OrderId } from './orders';

/** Abilities that hold always, or in the seat's own turns (D41). */
export type StandingEffect =
  | { readonly op: 'stat'; readonly stat: 'resources' | 'ingenuity'; readonly add: number }
  | { readonly op: 'freeOrder'; readonly order: OrderId; readonly perTurn: number }
  | { readonly op: 'freeMove'; readonly steps: number }
  | { readonly op: 'corridorBonus'; readonly minLength: number; readonly gold: number }
  | { readonly op: 'conquestCoin'; readonly add: number }
  | { readonly op: 'sabotageFree' }
  | { readonly op: 'orderCost'; readonly order: OrderId; readonly cost: number };

/** Abilities that are used once in a game. */
export type OnceEffect =
  | { readonly op: 'summon'; readonly count: number; readonly overLimit: boolean }
  | { readonly op: 'tyranny'; readonly add: number }
  | { readonly op: 'order'; readonly order: OrderId }
  | { readonly op: 'march'; readonly steps: number }
  | { readonly op: 'coins'; readonly count: number }
  | { readonly op: 'workAnywhere'; readonly count: number };

export interface LordFacts {
  readonly standing: readonly StandingEffect[];
  readonly special: readonly OnceEffect[];
}

export const LORDS = {
  'madam-brood': {
    standing: [
      { op: 'stat', stat: 'resources', add: 1 },
      { op: 'freeOrder', order: 'rise', perTurn: 1 },
    ],
    special: [
      { op: 'summon', count: 2, overLimit: true },
      { op: 'tyranny', add: 1 },
    ],
  },
  'doctor-quill': { standing: [{ op: 'stat', stat: 'ingenuity', add: 1 }], special: [{ op: 'order', order: 'think' }] },
  'captain-hobnail': { standing: [{ op: 'freeMove', steps: 1 }], special: [{ op: 'march', steps: 3 }] },
  'countess-whim': { standing: [{ op: 'freeOrder', order: 'think', perTurn: 1 }], special: [{ op: 'coins', count: 2 }] },
  'baron-auger': {
    standing: [
      { op: 'corridorBonus', minLength: 2, gold: 1 },
      { op: 'corridorBonus', minLength: 3, gold: 1 },
    ],
    special: [{ op: 'workAnywhere', count: 1 }],
  },
  'duke-rubble': {
    standing: [{ op: 'conquestCoin', add: 1 }, { op: 'sabotageFree' }, { op: 'orderCost', order: 'demolish', cost: 1 }],
    special: [{ op: 'tyranny', add: 3 }],
  },
} as const satisfies Readonly<Record<string, LordFacts>>;

export type LordId = keyof typeof LORDS;
export const LORD_IDS = Object.keys(LORDS) as readonly LordId[];
