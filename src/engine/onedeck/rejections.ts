import type { Rejection } from '../kernel';

export const REJECTION_KEYS = [
  'unknownCommand',
  'wrongPhase',
  'deckEmpty',
  'doorsFull',
  'noSuchDoor',
  'openDoorStays',
  'setupWrong',
  'stateWrong',
  'commandWrong',
] as const;
export type RejectionKey = (typeof REJECTION_KEYS)[number];

export function reject(key: RejectionKey, params?: NonNullable<Rejection['params']>): Rejection {
  return params === undefined ? { key } : { key, params };
}
