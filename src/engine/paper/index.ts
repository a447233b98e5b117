export {
  campaignLights,
  campaignStandings,
  type MiniCampaign,
  nextSetup,
  parseMiniCampaign,
  recordGame,
} from './campaign';
export type { Command, CommandOf, CommandType } from './commands';
export type { Due, DueOf, DueOp } from './content/bonuses';
export { BOSS_IDS, BOSSES, type BossFacts, type BossId, type Round, type Tier } from './content/bosses';
export { CAMPAIGN_IDS, CAMPAIGNS, type CampaignId } from './content/campaigns';
export { COLOURS, type Colour, DICE, FACES, type Face, type FaceSymbol, STEPS } from './content/dice';
export { DUNGEON_IDS, DUNGEONS, type DungeonFacts, type DungeonId, type Lair } from './content/dungeons';
export { type Edge, ENTRANCES, RIVERS, WALLS, WRAPS } from './content/edges';
export { GEM_BONUSES, GEM_POINTS } from './content/gems';
export { GIFTS, LOWEST_HERO_POINTS, POINTS_FOR_EACH_AT_TOP, TOP_LEVEL } from './content/heroes';
export {
  COLUMNS,
  GEM_IDS,
  type GemId,
  HERO_IDS,
  type HeroId,
  ITEM_IDS,
  type ItemId,
  type Loot,
  ROWS,
  type RoomId,
} from './content/ids';
export { ITEM_BOX_POINTS, ITEM_BOXES, ITEMS } from './content/items';
export type { Measure } from './content/measures';
export { MISSION_IDS, MISSION_POINTS, MISSIONS, type MissionId, SOLO_MISSION_POINTS } from './content/missions';
export { MONSTER_IDS, MONSTER_POINTS, MONSTER_TYPES, MONSTERS, type MonsterId, WEAK_TO } from './content/monsters';
export { type Alignment, OBJECTIVE_IDS, OBJECTIVES, type ObjectiveId } from './content/objectives';
export { POWER_IDS, POWERS, type PowerId } from './content/powers';
export { LIGHT_IDS, LIGHTS, type LightFacts, type LightId } from './content/rivals';
export { ROOM_IDS, ROOMS } from './content/rooms';
export {
  BOSS_TURNS,
  DAMAGE_PENALTIES,
  POTION_BONUSES,
  RESURRECTION_POINTS,
  SCORE_BOXES,
  type ScoreBox,
  TURNS,
} from './content/tracks';
export type { Harm, Trait } from './content/traits';
export type { CardsOfSeat, Event, EventOf, EventType } from './events';
export { paperDungeons } from './game';
export {
  hurtIn,
  type LairStanding,
  lairStanding,
  missionsOneShort,
  type Outlook,
  outlookOf,
  type ReachedRoom,
  reachOf,
  standsInLair,
} from './questions';
export { REJECTION_KEYS, type RejectionKey } from './rejections';
export { heartsLeft } from './rules/damage';
export { healthOf, lowestLevel } from './rules/levels';
export { lightsLit, type Reached } from './rules/lights';
export { passagesOf, waysFrom } from './rules/map';
export { measureOf } from './rules/measures';
export { optionsFor, questionOf } from './rules/options';
export { lairOf, roundOf } from './rules/rounds';
export { objectivePoints, type Score, scoreOf, totalOf } from './rules/scoring';
export { isAlone } from './rules/seats';
export { strengthAgainst, tierReached } from './rules/strength';
export { faceOf } from './rules/throwing';
export type { DieUse, SheetEvent, Way } from './sheetEvents';
export {
  type BossResult,
  type Change,
  type Hand,
  PHASES,
  type Phase,
  type PlayerSeat,
  SEAT_IDS,
  type SeatId,
  type Setup,
  type Sheet,
  type State,
  type Walk,
} from './state';
