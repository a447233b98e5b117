import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CommandType, type EventType, PHASES } from '../../../src/engine/onedeck';

const COMMANDS: Readonly<Record<CommandType, true>> = {
  startTurn: true,
  drinkPotion: true,
  explore: true,
  enter: true,
  confront: true,
  flee: true,
  addDoor: true,
  splitParty: true,
  skipEncounter: true,
  chooseItemToDrain: true,
  chooseOption: true,
  useFeat: true,
  giveBonusDie: true,
  rollFirst: true,
  roll: true,
  cover: true,
  useSkill: true,
  chooseDice: true,
  makeHeroic: true,
  discardDie: true,
  finish: true,
  assignDamage: true,
  assignStairsDamage: true,
  claim: true,
  levelUp: true,
  descend: true,
  stay: true,
};

const EVENTS: Readonly<Record<EventType, true>> = {
  phaseBegun: true,
  turnStarted: true,
  timeSpent: true,
  stairsFound: true,
  stairsTokenPlaced: true,
  stairsStruck: true,
  doorPlaced: true,
  cardDiscarded: true,
  doorOpened: true,
  doorEntered: true,
  doorFled: true,
  turnEnded: true,
  descended: true,
  deckShuffled: true,
  damageTaken: true,
  damageHealed: true,
  dieStored: true,
  storedDiceLost: true,
  potionDrunk: true,
  potionsGained: true,
  cardClaimed: true,
  cardReplaced: true,
  itemDrained: true,
  xpSpent: true,
  levelGained: true,
  heroFell: true,
  fightsSet: true,
  encounterBegun: true,
  optionChosen: true,
  boxesSet: true,
  featUsed: true,
  bonusDieGiven: true,
  rollOrderChosen: true,
  skillUsed: true,
  effectBegun: true,
  diceChosen: true,
  symbolsPrevented: true,
  preventionSpent: true,
  boxCovered: true,
  wardBroken: true,
  consequencesCounted: true,
  encounterEnded: true,
  dieRolled: true,
  dieRerolled: true,
  dieGained: true,
  dieChanged: true,
  dieRecolored: true,
  dieDiscarded: true,
  dieWithheld: true,
  bossMet: true,
  bossRoundBegun: true,
  bossHealed: true,
  bossStruck: true,
  bossFightEnded: true,
  gameWon: true,
  gameLost: true,
};

/** The names in the first column of every table. */
function rowsOf(name: string): readonly string[] {
  const text = readFileSync(resolve(import.meta.dirname, '..', '..', '..', 'docs', name), 'utf8');
  return text.split('\n').flatMap((line) => {
    const [, cell = ''] = line.split('|');
    return [...cell.matchAll(/`(\w+)`/g)].map(([, word = '']) => word);
  });
}

describe('the documents name exactly what there is', () => {
  it('commands and phases', () => {
    expect([...rowsOf('COMMANDS.md')].sort()).toEqual([...Object.keys(COMMANDS), ...PHASES].sort());
  });

  it('events', () => {
    expect([...rowsOf('EVENTS.md')].sort()).toEqual(Object.keys(EVENTS).sort());
  });
});
