/** The value of things for the party, in points on a common scale. They were tuned by playing. */
export const WEIGHTS = {
  /** The value of one more health for a hero with none, one, two, three … */
  health: [12, 6, 4, 3, 2.5],
  moreHealth: 1.5,
  potion: 8,
  identified: 2.5,
  icon: 9,
  healthOnItem: 2,
  skill: 12,
  freeSkill: 14,
  stored: 2.5,
  lantern: 2,
  level: 20,
  cardInDeck: 0.6,
  token: 2.2,
  /** A card that can be claimed, on the first floor, the second and the third. */
  loot: [13, 13, 13],
  floor: 30,
  strike: 5,
  /** A new door, and one more where none is closed. */
  freePlace: 1,
  noDoor: 4,
} as const;
