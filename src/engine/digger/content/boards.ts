export const ZONE_IDS = ['two', 'three', 'four', 'five-six'] as const;
export type ZoneId = (typeof ZONE_IDS)[number];

/** Scenarios play on the zone of one seat more or fewer. */
export type ZoneRule = 'asPlayers' | 'onePlayerMore' | 'onePlayerFewer';

/** For 2, 3, 4, 5 and 6 seats. */
export const ZONE_FOR: Readonly<Record<ZoneRule, readonly ZoneId[]>> = {
  asPlayers: ['two', 'three', 'four', 'five-six', 'five-six'],
  onePlayerMore: ['three', 'four', 'five-six', 'five-six', 'five-six'],
  onePlayerFewer: ['two', 'two', 'three', 'four', 'five-six'],
};

/** Axial: the first to the east, the second to the south-east. */
export type Axial = readonly [q: number, r: number];

/** In the order of the sides. */
export const DIRECTIONS: readonly Axial[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

export interface PortalPlace {
  readonly at: Axial;
  /** The numbers of seats that it serves. */
  readonly players: readonly number[];
}

export interface ZoneFacts {
  readonly radius: number;
  /** The spaces round each corner of the hexagon belong to it, too: a star. */
  readonly star: boolean;
  readonly portals: readonly PortalPlace[];
}

export const ZONES: Readonly<Record<ZoneId, ZoneFacts>> = {
  two: {
    radius: 4,
    star: false,
    portals: [
      { at: [2, -2], players: [3] },
      { at: [2, 0], players: [2] },
      { at: [0, 2], players: [3] },
      { at: [-2, 0], players: [2, 3] },
    ],
  },
  three: {
    radius: 4,
    star: true,
    portals: [
      { at: [3, -3], players: [3, 4] },
      { at: [3, 0], players: [2] },
      { at: [0, 3], players: [3, 4] },
      { at: [-3, 3], players: [4] },
      { at: [-3, 0], players: [2, 3] },
      { at: [0, -3], players: [4] },
    ],
  },
  four: {
    radius: 5,
    star: true,
    portals: [
      { at: [4, -4], players: [3, 4, 5] },
      { at: [4, 0], players: [5] },
      { at: [0, 4], players: [3, 4, 5] },
      { at: [-4, 4], players: [4, 5] },
      { at: [-4, 0], players: [3, 5] },
      { at: [0, -4], players: [4, 5] },
    ],
  },
  'five-six': {
    radius: 6,
    star: false,
    portals: [
      { at: [5, -5], players: [4, 5, 6] },
      { at: [5, 0], players: [5, 6] },
      { at: [0, 5], players: [4, 5, 6] },
      { at: [-5, 5], players: [4, 5, 6] },
      { at: [-5, 0], players: [5, 6] },
      { at: [0, -5], players: [4, 5, 6] },
    ],
  },
};
