export { largestComplex } from './board/complexes';
export { type Corridor, corridorsOf, corridorsTouching, isComplete, type Leak } from './board/corridors';
export { PIECE_IDS, type Piece, type PieceId, type PieceKind, pieceOf } from './board/pieces';
export { fits, type Placement, Placements, sitesBeside } from './board/placements';
export { pathTo, reachFrom, type Target } from './board/reach';
export { type Laid, NOBODY, Survey } from './board/Survey';
export {
  distanceBetween,
  isInZone,
  neighbourOf,
  OUTSIDE,
  portalPlaces,
  type Side,
  SPACES,
  type Space,
  spaceAt,
  type Zone,
  zoneOf,
} from './board/spaces';
export type { Command, CommandOf, CommandType, ConquestCoin } from './commands';
export { DIRECTIONS, ZONE_FOR, ZONE_IDS, ZONES, type ZoneId } from './content/boards';
export { COIN_SET, COIN_VALUES, type CoinValue } from './content/coins';
export { COLLAPSES_OF_A_SEAT, LEAST_SEATS, MINIONS, QUIET_ROUNDS, START } from './content/constants';
export { ROOM_KINDS, type RoomKind, SIDES, type TileKind } from './content/ids';
export { LORD_IDS, LORDS, type LordFacts, type LordId } from './content/lords';
export {
  BONUS_ORDER_IDS,
  type BonusOrderId,
  COSTS,
  LADDER,
  ORDER_IDS,
  type OrderId,
  STEPS_OF_BONUS_MOVE,
  STEPS_OF_MOVE,
} from './content/orders';
export { CORRIDORS, PIT_USES, ROOMS } from './content/rooms';
export { SCENARIO_IDS, SCENARIOS, type ScenarioId } from './content/scenarios';
export {
  corridorGold,
  END_GOLD,
  GOLD_BESIDE_THRONE,
  LEAST_FOR_PRIZE,
  PAIR_GOLD,
  PRIZE_GOLD,
  PRIZE_IDS,
  type PrizeId,
  THRONE_GOLD,
} from './content/scoring';
export { TILE_IDS, TILES, type TileId } from './content/tiles';
export type { Event, EventOf, EventType } from './events';
export { dungeonDigger } from './game';
export { REJECTION_KEYS, type RejectionKey } from './rejections';
export { ingenuityOf, reserveOf, resourcesOf, surveyOf } from './rules/rooms';
export { leadersOf, measureOf, type Score, scoreOf } from './rules/scoring';
export { type Coin, type PlayerSeat, SEAT_IDS, type SeatId, type Setup, type State, type Task } from './state';
