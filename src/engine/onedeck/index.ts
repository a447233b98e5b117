export * from './campaign';
export type { Command, CommandOf, CommandType, LootForm } from './commands';
export {
  ABILITIES,
  type AbilityFacts,
  type AbilityId,
  type Cost,
  POTION_IDS,
  type PotionId,
  SKILL_IDS,
  type SkillId,
} from './content/abilities';
export { BOSSES, type BossId } from './content/bosses';
export { DUNGEONS, type DungeonEffect } from './content/dungeons';
export { ENCOUNTERS } from './content/encounters';
export { type BoxFacts, COLORS, type Color, DIE_COLORS, type DieColor, type EncounterKind } from './content/facts';
export { FOES, type FoeName, type FoeSpecial } from './content/foes';
export { type FeatFacts, HEROES, type SideFacts } from './content/heroes';
export { LEVELS, TOP_LEVEL } from './content/levels';
export type { Op, PickFacts } from './content/ops';
export { PARTIES } from './content/party';
export { PERILS, type PerilName } from './content/perils';
export type { ChangeCause, DamageCause, DiscardCause, Event, EventOf, EventType, HealCause } from './events';
export { oneDeckDungeon } from './game';
export type { CardId, DungeonId, EncounterName, HeroId, PrintedCardId } from './ids';
export { BOTH_SETS, CARD_IDS, CARDS, DUNGEON_IDS, HERO_IDS } from './ids';
export { OBSTACLES, type Obstacle } from './notNow';
export * from './questions';
export { REJECTION_KEYS, type RejectionKey } from './rejections';
export { isArmorOpen } from './rules/boxes';
export {
  type Box,
  type Die,
  type DieId,
  type Door,
  type DoorSlot,
  type Encounter,
  type Fight,
  type Hero,
  PHASES,
  type Phase,
  type Setup,
  type State,
  type Symbols,
} from './state';
export { suggestedSplit } from './suggestion';
