export const ORDER_IDS = ['move', 'think', 'sabotage', 'rise', 'conquer', 'demolish', 'work'] as const;
export type OrderId = (typeof ORDER_IDS)[number];

/** Tyranny points. */
export const COSTS: Readonly<Record<OrderId, number>> = {
  move: 1,
  think: 1,
  sabotage: 1,
  rise: 1,
  conquer: 1,
  demolish: 2,
  work: 1,
};

export const STEPS_OF_MOVE = 3;
export const STEPS_OF_BONUS_MOVE = 1;

/** Conquer! is never a bonus (D20). */
export type BonusOrderId = Exclude<OrderId, 'conquer'>;
export const BONUS_ORDER_IDS = [
  'move',
  'think',
  'rise',
  'sabotage',
  'work',
  'demolish',
] as const satisfies readonly BonusOrderId[];

export interface LadderRung {
  readonly choose: readonly BonusOrderId[];
  readonly picks: number;
}

/** The rungs from the lowest; those below the one that was reached may be chosen, too. */
export const LADDER: readonly [LadderRung, LadderRung, LadderRung, LadderRung] = [
  { choose: ['move', 'think'], picks: 1 },
  { choose: ['rise', 'sabotage'], picks: 1 },
  { choose: ['work', 'demolish'], picks: 1 },
  { choose: BONUS_ORDER_IDS, picks: 2 },
];
