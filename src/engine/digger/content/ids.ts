export const SEAT_IDS = ['seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5', 'seat-6'] as const;
export type SeatId = (typeof SEAT_IDS)[number];

/** Clockwise from north-east; a side is named by its place in this list. */
export const SIDES = ['ne', 'e', 'se', 'sw', 'w', 'nw'] as const;

export const ROOM_KINDS = ['torture', 'dormitory', 'kitchen', 'library', 'throne', 'treasury', 'pit'] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];

export const CORRIDOR_KINDS = ['corridor', 'corridor-trap', 'corridor-nugget'] as const;
export type CorridorKind = (typeof CORRIDOR_KINDS)[number];

export type TileKind = RoomKind | CorridorKind | 'portal';
