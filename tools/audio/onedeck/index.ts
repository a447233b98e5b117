import { DICE, HAND, LANTERN } from '../effects';
import { great, plain, type Recipes, slight } from '../recipe';
import { bossHealed, bossMet, bossStruck } from './boss';
import { boxCovered, heroicForged, prevented, wardBroken } from './boxes';
import { damage } from './damage';
import { defeat } from './defeat';
import { doorOpened } from './doorOpened';
import { doorPlaced } from './doorPlaced';
import { doorShut } from './doorShut';
import { descended, foeMet, heroFell, itemDrained, overcome, perilMet, stairsFound, stairsStruck } from './dungeon';
import { dieStored, itemTaken, levelGained, potionsGained, skillLearnt } from './gains';
import { healed } from './healed';
import { agilityLands, heroicLands, magicLands, strengthLands } from './landing';
import { agilitySkill, feat, freeSkill, magicSkill, potion, strengthSkill } from './skills';
import { timePasses } from './timePasses';
import { victory } from './victory';

/** Every sound of One Deck Dungeon. */
export const ONEDECK = {
  ...HAND,
  strengthLands: plain(strengthLands, 0.32),
  agilityLands: slight(agilityLands, 0.22),
  magicLands: slight(magicLands, 0.45),
  heroicLands: plain(heroicLands, 0.7),
  ...DICE,
  dieStored: slight(dieStored, 0.4),
  boxCovered: plain(boxCovered, 0.35),
  wardBroken: plain(wardBroken, 0.7),
  heroicForged: plain(heroicForged, 0.85),
  prevented: plain(prevented, 0.5),
  strengthSkill: plain(strengthSkill, 0.55),
  agilitySkill: plain(agilitySkill, 0.45),
  magicSkill: plain(magicSkill, 0.75),
  freeSkill: plain(freeSkill, 0.65),
  feat: great(feat, 0.95),
  potion: plain(potion, 0.8),
  doorPlaced: plain(doorPlaced, 0.5),
  doorOpened: plain(doorOpened, 1.25),
  doorShut: plain(doorShut, 1),
  timePasses: slight(timePasses, 0.6),
  damage: great(damage, 0.6),
  healed: plain(healed, 0.9),
  itemTaken: plain(itemTaken, 0.42),
  skillLearnt: plain(skillLearnt, 0.75),
  potionsGained: slight(potionsGained, 0.42),
  ...LANTERN,
  levelGained: great(levelGained, 1.3),
  itemDrained: plain(itemDrained, 0.75),
  stairsFound: plain(stairsFound, 1.1),
  stairsStruck: great(stairsStruck, 0.95),
  descended: plain(descended, 1.2),
  foeMet: plain(foeMet, 0.8),
  perilMet: plain(perilMet, 0.8),
  overcome: plain(overcome, 0.8),
  heroFell: great(heroFell, 0.95),
  bossMet: great(bossMet, 2),
  bossStruck: great(bossStruck, 0.85),
  bossHealed: plain(bossHealed, 0.95),
  victory: great(victory, 2.1),
  defeat: great(defeat, 3.1),
} as const satisfies Recipes;
