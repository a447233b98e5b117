export { CARD } from './abilityCards';
export { accountPlace } from './account';
export { type DiceSeat, inOrderOf, type SeatedDie, seatDice } from './diceSeats';
export { endPlace } from './endPlace';
export type {
  CardLook,
  DungeonPlace,
  HeroPlace,
  LootContent,
  LootHeroPlace,
  LootLayout,
  SplitPlace,
  SplitRow,
  SplitSidePlace,
  TableContent,
  TableLayout,
} from './ground';
export { isServed, LEAST_SCREEN } from './leastScreen';
export { TOUCH } from './parts';
export { layoutTable } from './table';
