export const SEAT_IDS = ['seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5', 'seat-6', 'seat-7', 'seat-8'] as const;
export type SeatId = (typeof SEAT_IDS)[number];

/** A permission to count a die in the other colour (P14). */
export const CHANGES = ['wizard', 'psionic'] as const;
export type Change = (typeof CHANGES)[number];
