import { HAND, LANTERN } from '../effects';
import { great, plain, type Recipes, slight } from '../recipe';
import { bossBlow, bossStruck, firstBoss, mapBurns, secondBoss, thirdBoss } from './boss';
import { boneLands, diceAgain, diceRolled, dieSpent, ebonyLands } from './dice';
import { defeat, gameEnded, victory } from './endings';
import { fled, lairMissed } from './flight';
import { gemsDispersed, gemTaken, missionDone, potionBrewed, potionDrunk, rewardLost, rewardWon, treasure } from './gains';
import { damage, resurrected, skullFalls, spared } from './harm';
import { giftWon, itemFinished, levelCleric, levelRogue, levelWarrior, levelWizard } from './levels';
import { ghostFalls, goblinFalls, orcFalls, zombieFalls } from './monsters';
import { boxCounted, gemLost, inked, struckOff, turnSealed } from './pen';
import { cardKept, cardsShown, curtain, quillDipped, sheetUnrolled } from './sheets';
import { doorEntered, lairEntered, riverCarries, riverCrossed, step, stepOther, trapSprung, wallCrossed } from './walking';

const { button, refused, undo, page, dieTaken } = HAND;

/** Every sound of Paper Dungeons. */
export const PAPER = {
  ...{ button, refused, undo, page, dieTaken },
  diceRolled: plain(diceRolled, 0.58),
  diceAgain: plain(diceAgain, 0.82),
  boneLands: slight(boneLands, 0.24),
  ebonyLands: slight(ebonyLands, 0.28),
  skullFalls: plain(skullFalls, 0.42),
  dieSpent: slight(dieSpent, 0.26),
  inked: slight(inked, 0.44),
  itemFinished: plain(itemFinished, 0.75),
  levelWarrior: plain(levelWarrior, 0.48),
  levelWizard: plain(levelWizard, 0.52),
  levelCleric: plain(levelCleric, 0.55),
  levelRogue: plain(levelRogue, 0.42),
  giftWon: plain(giftWon, 0.9),
  potionBrewed: plain(potionBrewed, 0.44),
  potionDrunk: plain(potionDrunk, 0.65),
  doorEntered: plain(doorEntered, 0.55),
  step: slight(step, 0.26),
  stepOther: slight(stepOther, 0.26),
  wallCrossed: plain(wallCrossed, 0.5),
  riverCrossed: plain(riverCrossed, 0.5),
  riverCarries: slight(riverCarries, 0.5),
  lairEntered: plain(lairEntered, 1),
  trapSprung: plain(trapSprung, 0.34),
  ghostFalls: plain(ghostFalls, 0.66),
  goblinFalls: plain(goblinFalls, 0.5),
  orcFalls: plain(orcFalls, 0.6),
  zombieFalls: plain(zombieFalls, 0.64),
  struckOff: slight(struckOff, 0.4),
  treasure: plain(treasure, 0.6),
  gemTaken: plain(gemTaken, 0.5),
  gemLost: slight(gemLost, 0.38),
  gemsDispersed: plain(gemsDispersed, 0.65),
  damage: plain(damage, 0.36),
  spared: slight(spared, 0.36),
  resurrected: great(resurrected, 1.5),
  cardKept: slight(cardKept, 0.2),
  cardsShown: plain(cardsShown, 0.52),
  quillDipped: slight(quillDipped, 0.35),
  turnSealed: slight(turnSealed, 0.5),
  sheetUnrolled: slight(sheetUnrolled, 0.52),
  missionDone: plain(missionDone, 0.7),
  mapBurns: plain(mapBurns, 1.02),
  firstBoss: great(firstBoss, 1.45),
  secondBoss: great(secondBoss, 1.95),
  thirdBoss: great(thirdBoss, 2.55),
  bossStruck: great(bossStruck, 0.66),
  bossBlow: great(bossBlow, 0.8),
  fled: plain(fled, 0.98),
  lairMissed: plain(lairMissed, 1),
  rewardWon: plain(rewardWon, 0.8),
  rewardLost: slight(rewardLost, 0.58),
  curtain: plain(curtain, 0.76),
  boxCounted: slight(boxCounted, 0.28),
  gameEnded: plain(gameEnded, 0.9),
  ...LANTERN,
  victory: great(victory, 1.75),
  defeat: great(defeat, 1.9),
} as const satisfies Recipes;
