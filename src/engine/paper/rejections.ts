import type { Rejection } from '../kernel';

export const REJECTION_KEYS = [
  'unknownCommand',
  'noSuchSeat',
  'gameOver',
  'wrongPhase',
  'alreadyConfirmed',
  'notConfirmed',
  'notAsked',
  'questionFirst',
  'walkFirst',
  'notWalking',
  'objectiveNotYours',
  'powerNotYours',
  'noSuchDie',
  'dieUsed',
  'dieIsSkull',
  'diceUsedUp',
  'diceLeft',
  'noSuchHero',
  'heroAtTop',
  'symbolWrong',
  'colourWrong',
  'changeUnknown',
  'changeNotYours',
  'changeUsed',
  'changeNotNeeded',
  'noSuchItem',
  'itemFinished',
  'noSuchRoom',
  'notThroughADoor',
  'notNextTo',
  'wallInTheWay',
  'riverInTheWay',
  'notAnOption',
  'setupWrong',
  'missionsWrong',
  'commandWrong',
  'stateWrong',
] as const;
export type RejectionKey = (typeof REJECTION_KEYS)[number];

export function reject(key: RejectionKey, params?: NonNullable<Rejection['params']>): Rejection {
  return params === undefined ? { key } : { key, params };
}
