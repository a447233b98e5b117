import type { SoundName } from '../../../src/table/ports';
import { filtered } from '../filters';
import { finished } from '../finished';
import { bossHealed, bossMet, bossStruck } from '../onedeck/boss';
import { boxCovered, heroicForged, prevented, wardBroken } from '../onedeck/boxes';
import { damage } from '../onedeck/damage';
import { defeat } from '../onedeck/defeat';
import { doorOpened } from '../onedeck/doorOpened';
import { doorPlaced } from '../onedeck/doorPlaced';
import { doorShut } from '../onedeck/doorShut';
import { descended, foeMet, heroFell, itemDrained, overcome, perilMet, stairsFound, stairsStruck } from '../onedeck/dungeon';
import { dieStored, itemTaken, lanternLit, levelGained, page, potionsGained, skillLearnt, undo } from '../onedeck/gains';
import { healed } from '../onedeck/healed';
import { agilityLands, heroicLands, magicLands, strengthLands } from '../onedeck/landing';
import { agilitySkill, feat, freeSkill, magicSkill, potion, strengthSkill } from '../onedeck/skills';
import { timePasses } from '../onedeck/timePasses';
import { victory } from '../onedeck/victory';
import type { Signal } from '../signal';
import { button } from './button';
import { diceShaken, dieGone, dieRerolled, dieTaken, dieTurned, rollFew, rollMany, rollOne } from './dice';
import { refused } from './refused';

/** Hertz. Below it small loudspeakers only rattle, and the room is wanted for what can be heard. */
const RUMBLE = 55;

/** Decibels of the loudest tenth of a second: how much it matters. */
export const WEIGHTS = { slight: -28, plain: -23, great: -19 } as const;

interface Recipe {
  readonly make: () => Signal;
  readonly seconds: number;
  readonly weight: keyof typeof WEIGHTS;
}

const slight = (make: () => Signal, seconds: number): Recipe => ({ make, seconds, weight: 'slight' });
const plain = (make: () => Signal, seconds: number): Recipe => ({ make, seconds, weight: 'plain' });
const great = (make: () => Signal, seconds: number): Recipe => ({ make, seconds, weight: 'great' });

/** Every sound of the table. A sound without a recipe does not compile. */
export const RECIPES: Readonly<Record<SoundName, Recipe>> = {
  button: slight(button, 0.25),
  refused: plain(refused, 0.5),
  undo: slight(undo, 0.32),
  page: slight(page, 0.26),
  dieTaken: slight(dieTaken, 0.14),
  diceShaken: slight(diceShaken, 0.48),
  rollOne: slight(rollOne, 0.3),
  rollFew: plain(rollFew, 0.45),
  rollMany: plain(rollMany, 0.65),
  strengthLands: plain(strengthLands, 0.32),
  agilityLands: slight(agilityLands, 0.22),
  magicLands: slight(magicLands, 0.45),
  heroicLands: plain(heroicLands, 0.7),
  dieRerolled: plain(dieRerolled, 0.42),
  dieTurned: slight(dieTurned, 0.25),
  dieGone: slight(dieGone, 0.4),
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
  lanternLit: plain(lanternLit, 0.75),
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
};

export function render(sound: SoundName): Signal {
  const { make, seconds, weight } = RECIPES[sound];
  return finished(filtered(make(), { kind: 'high', at: RUMBLE }), seconds, WEIGHTS[weight]);
}
