import { isRecord, type Rejection } from '../kernel';

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

/** A part of a command, however malformed, short enough for a message. */
export function shown(value: unknown): string | number {
  if (typeof value === 'number') return Number.isFinite(value) ? value : 'NaN';
  return typeof value === 'string' ? value.slice(0, 40) : isRecord(value) ? '{}' : 'nothing';
}
