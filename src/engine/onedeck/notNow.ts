import type { Rejection } from '../kernel';
import type { CommandType } from './commands';
import { reject } from './rejections';
import type { Phase, State } from './state';

/** The rules that keep a command from a phase in which it may never be given. */
export const OBSTACLES = [
  'over',
  'dyingFirst',
  'stairsFirst',
  'effectFirst',
  'eagleEyeFirst',
  'notAtBoss',
  'noFeatsAtBoss',
  'turnUnderWay',
  'timeFirst',
  'descendFirst',
  'oneAction',
  'nothingFaced',
  'fled',
  'splitFirst',
  'encounterBegun',
  'encounterOver',
  'fleeAtDoor',
  'stealthOnly',
  'onlyFour',
  'splitMoment',
  'invisibilityMoment',
  'drainOnly',
  'damageOnly',
  'stairsOnly',
  'perilOnly',
  'optionTaken',
  'featsBeforeRoll',
  'bonusOnly',
  'shortOnly',
  'diceInEncounter',
  'diceLater',
  'diceDone',
  'rolledOnce',
  'onlySpeed',
  'noEffect',
  'notToBeSkipped',
  'lootOnly',
  'levelOnly',
  'stairsCovered',
  'stairsMoment',
] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** Decisions that come before everything else. */
const FIRST: { readonly [At in Phase]?: Obstacle } = {
  over: 'over',
  dying: 'dyingFirst',
  stairsDamage: 'stairsFirst',
  effect: 'effectFirst',
  eagleEye: 'eagleEyeFirst',
};

/** Moves of a turn, of which there is none against the boss. */
const OF_TURNS: ReadonlySet<CommandType> = new Set<CommandType>([
  ...(['startTurn', 'explore', 'enter', 'confront', 'flee', 'addDoor', 'skipEncounter', 'chooseItemToDrain'] as const),
  ...(['chooseOption', 'claim', 'levelUp', 'descend', 'stay'] as const),
]);

const BEFORE_ROLL: ReadonlySet<Phase> = new Set<Phase>([
  ...(['split', 'invisibility', 'before', 'option', 'feats', 'bonusDice', 'rollOrder'] as const),
]);

type Rule = Obstacle | ((state: State) => Obstacle);

const RULES: { readonly [Type in CommandType]: Rule } = {
  // Potions can be drunk in every phase but the last.
  drinkPotion: 'over',
  startTurn: ({ phase }) => (phase === 'descend' ? 'descendFirst' : 'turnUnderWay'),
  explore: actionRule,
  enter: actionRule,
  confront: confrontRule,
  flee: ({ phase }) => (phase === 'stealth' ? 'fled' : 'fleeAtDoor'),
  addDoor: 'stealthOnly',
  splitParty: ({ heroes }) => (heroes.length < 4 ? 'onlyFour' : 'splitMoment'),
  skipEncounter: 'invisibilityMoment',
  chooseItemToDrain: 'drainOnly',
  chooseOption: ({ encounter }) => ((encounter?.option ?? null) === null ? 'perilOnly' : 'optionTaken'),
  useFeat: 'featsBeforeRoll',
  giveBonusDie: 'bonusOnly',
  rollFirst: 'shortOnly',
  roll: (state) => (state.phase === 'pool' || state.phase === 'consequences' ? 'rolledOnce' : diceRule(state)),
  cover: diceRule,
  useSkill: (state) => (state.phase === 'option' ? 'onlySpeed' : diceRule(state)),
  chooseDice: 'noEffect',
  makeHeroic: diceRule,
  discardDie: diceRule,
  finish: 'notToBeSkipped',
  assignDamage: 'damageOnly',
  assignStairsDamage: 'stairsOnly',
  claim: 'lootOnly',
  levelUp: 'levelOnly',
  descend: stairsRule,
  stay: stairsRule,
};

/** Names the phase in force, the command, and the rule between them; `cards` are those on the stairs. */
export function notNow(state: State, command: CommandType): Rejection {
  const rule = obstacleTo(state, command);
  const params = { phase: state.phase, command, rule };
  return reject('wrongPhase', rule === 'stairsCovered' ? { ...params, cards: state.deck.length } : params);
}

function obstacleTo(state: State, command: CommandType): Obstacle {
  const first = FIRST[state.phase];
  if (first !== undefined) return first;
  if (state.boss !== null && OF_TURNS.has(command)) return 'notAtBoss';
  if (state.boss !== null && command === 'useFeat') return 'noFeatsAtBoss';
  const rule = RULES[command];
  return typeof rule === 'string' ? rule : rule(state);
}

/** Exploring and entering: one of them in a turn, after its time has passed. */
function actionRule({ phase }: State): Obstacle {
  if (phase === 'descend') return 'descendFirst';
  return phase === 'turnStart' ? 'timeFirst' : 'oneAction';
}

function confrontRule({ phase, encounter }: State): Obstacle {
  if (phase === 'stealth') return 'fled';
  if (phase === 'split') return 'splitFirst';
  if (encounter !== null) return 'encounterBegun';
  return phase === 'loot' || phase === 'level' ? 'encounterOver' : 'nothingFaced';
}

function diceRule({ phase }: State): Obstacle {
  if (phase === 'consequences') return 'diceDone';
  return BEFORE_ROLL.has(phase) ? 'diceLater' : 'diceInEncounter';
}

function stairsRule({ deck }: State): Obstacle {
  return deck.length > 0 ? 'stairsCovered' : 'stairsMoment';
}
