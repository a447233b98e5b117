import { describe, expect, it } from 'vitest';
import { type Command, oneDeckDungeon as game, OBSTACLES, type Obstacle, PHASES, type State } from '../../../src/engine/onedeck';
import { aBossRound, aGame, anEncounter } from '../../support/onedeck';
import {
  aChoice,
  CONFRONT,
  DESCEND,
  EXPLORE,
  enter,
  FINISH,
  FLEE,
  feat,
  levelUp,
  open,
  option,
  ROLL,
  START,
  shut,
  skip,
  XP_CLAIM,
} from '../../support/scenes';
import { EVERY_WISH } from '../../support/wishes';
import { lateStates } from './lateStates';
import { everyPhase } from './refusalScenes';

// docs/COMMANDS.md: a command that has no place in a phase is refused with the phase, the command and the rule between them.

const STATES: readonly State[] = [...everyPhase().map(({ state }) => state), ...lateStates(), aBossRound({}).state];

const outOfPhase = STATES.flatMap((state) =>
  EVERY_WISH.map((command) => ({ state, command, why: game.whyIllegal(state, command) })).filter(
    ({ why }) => why?.key === 'wrongPhase',
  ),
);

describe('a command out of its phase', () => {
  it('is refused with the phase in force, the command, and a rule', () => {
    for (const { state, command, why } of outOfPhase) {
      expect(why?.params).toMatchObject({ phase: state.phase, command: command.type });
      expect(OBSTACLES).toContain(why?.params?.['rule']);
    }
    expect(new Set(outOfPhase.map(({ state }) => state.phase)).size).toBe(PHASES.length);
  });

  it('meets every rule somewhere', () => {
    const met = new Set(outOfPhase.map(({ why }) => why?.params?.['rule']));
    expect(OBSTACLES.filter((rule) => !met.has(rule))).toEqual([]);
  });
});

const fighting = () => anEncounter('ogre-1', { rolls: [1, 2, 3, 6, 4, 5, 6] });
const behind = (door: ReturnType<typeof open>) => aChoice({ doors: [door] }).do(enter(0));

describe('the rule that is named', () => {
  it.each<readonly [what: string, at: () => State, command: Command, rule: Obstacle]>([
    ['exploring twice in a turn', () => aChoice({ doors: [shut('ogre-1')] }).do(EXPLORE).state, EXPLORE, 'timeFirst'],
    ['exploring before time has passed', () => aGame().state, EXPLORE, 'timeFirst'],
    ['exploring at an opened door', () => behind(shut('ogre-1')).state, EXPLORE, 'oneAction'],
    ['fleeing from nothing', () => aChoice({ doors: [shut('ogre-1')] }).state, FLEE, 'fleeAtDoor'],
    ['fleeing from a door that stood open', () => behind(open('boulder-1')).state, FLEE, 'fleeAtDoor'],
    ['fleeing twice', () => aChoice({ heroes: ['rogue'], doors: [shut('ogre-1')] }).do(enter(0), FLEE).state, FLEE, 'fled'],
    ['a feat after the roll', () => fighting().state, feat('warrior'), 'featsBeforeRoll'],
    ['a second roll', () => fighting().state, ROLL, 'rolledOnce'],
    ['another way through a peril', () => anEncounter('boulder-1').do(option(0)).state, option(1), 'optionTaken'],
    ['descending with a deck', () => aGame().state, DESCEND, 'stairsCovered'],
    [
      'descending in the middle of a turn',
      () => aChoice({ cardsLeft: 0, doors: [shut('ogre-1')] }).state,
      DESCEND,
      'stairsMoment',
    ],
    ['leveling before the loot', () => fighting().state, levelUp('ogre-2'), 'levelOnly'],
    ['claiming what is not won yet', () => fighting().state, XP_CLAIM('ogre-1'), 'lootOnly'],
    [
      'confronting what is over',
      () => anEncounter('ogre-1', { identified: ['skeleton-1'] }).do(skip('warrior')).state,
      CONFRONT,
      'encounterOver',
    ],
    ['finishing what waits for an answer', () => aChoice({ doors: [shut('ogre-1')] }).state, FINISH, 'notToBeSkipped'],
    ['a turn against the boss', () => aBossRound({}).state, START, 'notAtBoss'],
    ['a feat against the boss', () => aBossRound({}).state, feat('warrior'), 'noFeatsAtBoss'],
  ])('%s', (_, at, command, rule) => {
    const state = at();
    const params = { phase: state.phase, command: command.type, rule };
    const cards = rule === 'stairsCovered' ? { cards: state.deck.length } : {};
    expect(game.whyIllegal(state, command)).toEqual({ key: 'wrongPhase', params: { ...params, ...cards } });
  });
});
