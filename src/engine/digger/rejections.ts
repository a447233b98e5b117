import { isRecord, type Rejection } from '../kernel';

export const REJECTION_KEYS = [
  'unknownCommand',
  'gameOver',
  'wrongPhase',
  'taskFirst',
  'notAsked',
  'tooFewPoints',
  'notAPortalPlace',
  'portalTaken',
  'noSuchTile',
  'notYourProject',
  'tilesWrong',
  'noSuchSpace',
  'spaceTaken',
  'noSuchTurn',
  'noWorkerBeside',
  'notJoined',
  'sidesDoNotMatch',
  'noMinionThere',
  'countWrong',
  'notInReach',
  'tooManyRivals',
  'noStepLeft',
  'pitTakesOne',
  'pitUsed',
  'pitGivesNothing',
  'resourcesUsedUp',
  'reserveEmpty',
  'notARisePlace',
  'noCollapseLeft',
  'minionNeeded',
  'minionNotNeeded',
  'noCollapseThere',
  'nobodyBesideCollapse',
  'notARivalsRoom',
  'notConquerable',
  'ownTokenThere',
  'coinChoiceWrong',
  'bagEmpty',
  'ownerHasNoCoin',
  'noTokenThere',
  'noSuchCoin',
  'coinStored',
  'notATreasury',
  'treasuryFull',
  'orderNotWaiting',
  'orderNotOnLadder',
  'orderPickedBefore',
  'setupWrong',
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
