import { arrive, skipped } from './phases/arrival';
import { bossRound, strike } from './phases/boss';
import { chooseStage, exploreDoors } from './phases/choose';
import { aftermath, damageStage, dueTime, nextFight } from './phases/consequences';
import { endTurn, stairsUncovered } from './phases/descend';
import { eagleEyeStage, featSettled, featsStage } from './phases/feats';
import { isInterrupted } from './phases/interrupts';
import { levelStage } from './phases/level';
import { lootStage } from './phases/loot';
import { boxesStage, optionStage } from './phases/option';
import type { StageRun } from './phases/phase';
import { poolStage } from './phases/pool';
import { bonusDiceStage, rollDiceStage } from './phases/roll';
import { newTurn } from './phases/turnStart';
import type { Stage } from './state';
import type { Telling } from './telling';

const RUNS: Readonly<Record<Stage, StageRun>> = {
  stairsUncovered,
  choose: chooseStage,
  exploreDoors,
  arrive,
  option: optionStage,
  boxes: boxesStage,
  feats: featsStage,
  eagleEye: eagleEyeStage,
  featSettled,
  bonusDice: bonusDiceStage,
  rollDice: rollDiceStage,
  pool: poolStage,
  damage: damageStage,
  dueTime,
  aftermath,
  skipped,
  nextFight,
  loot: lootStage,
  level: levelStage,
  endTurn,
  newTurn,
  bossRound,
  strike,
};

/** What is forced happens by itself, up to the next decision: of the stage itself, or of the damage it has caused. */
export function proceed(telling: Telling, from: Stage): void {
  let next: Stage | null = from;
  while (next !== null && !isInterrupted(telling, next)) next = RUNS[next](telling);
}
