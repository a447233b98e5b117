export { captionOf } from './caption';
export { COMMAND_TYPES, choiceOf, choicesIn, diceOf, type Spot } from './commands';
export {
  COMPANY,
  EVENT_TYPES,
  type Fading,
  type Gesture,
  type GestureOf,
  type Gestures,
  inOneBeat,
  type MovingDie,
  soundOf,
  type TableMotions,
  tableAnimators,
  tell,
} from './events';
export { explain } from './explain';
export {
  accountPlace,
  CARD,
  type CardLook,
  type DiceSeat,
  type DungeonPlace,
  endPlace,
  type HeroPlace,
  inOrderOf,
  isServed,
  type LootHeroPlace,
  type LootLayout,
  layoutTable,
  type SeatedDie,
  type SplitPlace,
  type SplitRow,
  type SplitSidePlace,
  seatDice,
  type TableContent,
  type TableLayout,
} from './layout';
export type { Light, Lights } from './light';
export { LogBook } from './log';
export { chosenOffer, type LootFocus, lootFocus, lootOffers, swapsOn } from './loot';
export { matterOf } from './matter';
export { type Entry, folderOf, isDoor, type Menu, menuOf, type Page, pageOf } from './menu';
export { mirrorPage } from './mirrorPage';
export { OneDeckPicking, type OneDeckPickingParts } from './picking';
export { oddsIn, placesOf } from './places';
export type { OneDeckSound } from './sounds';
export { type Arrangement, arrangedBy, splitEntries, swapsBetween } from './split';
export { type Chapter, type Story, storyIn, storyOf } from './story';
export { subjectOf } from './subject';
export { contentOf, hidesPiles, type PairOdds, type Shown, type ShownSplit, splitIn } from './tableContent';
export { asOneDeckGame, type TableGame, type TableHistory, theOneDeckGame } from './tableGame';
export {
  dieChoices,
  handMenu,
  lightsOf,
  readingOf,
  thingOfKey,
  whyNot,
} from './targeting';
export { type Aim, aimOf, idOf, type Target, targetOf } from './targets';
export type { Motion, Move, OneDeckTuning } from './tuning';
export * from './view';
export {
  claimWords,
  costWords,
  endsInDeath,
  heroWords,
  lethalView,
  nameOf,
  printedBoxWords,
  refusalWords,
} from './words';
