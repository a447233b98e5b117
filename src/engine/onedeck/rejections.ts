import { isRecord, type Rejection } from '../kernel';

export const REJECTION_KEYS = [
  'unknownCommand',
  'wrongPhase',
  'commandWrong',
  'setupWrong',
  'stateWrong',
  'deckEmpty',
  'doorsFull',
  'noSuchDoor',
  'noSuchHero',
  'noPotions',
  'potionUnknown',
  'potionNotNow',
  'notHurt',
  'notTheDyingHero',
  'alreadyStruck',
  'pairWrong',
  'cardNotHere',
  'noSuchItem',
  'noSuchOption',
  'featUsed',
  'featEmpty',
  'featDiceWrong',
  'noSuchBox',
  'boxCovered',
  'armorFirst',
  'dieTwice',
  'noSuchDie',
  'oneDieOnly',
  'noDice',
  'dieTooLow',
  'sumTooLow',
  'dieWrongColor',
  'dieOnlyArmor',
  'dieOnlyMana',
  'noHeroicOnSkull',
  'notYourDie',
  'skillNotYours',
  'skillNotHere',
  'skillUsed',
  'noSuchWay',
  'costCount',
  'manaTooLow',
  'nothingToChoose',
  'dieNotEligible',
  'diceCount',
  'diceNotAlike',
  'heroicCount',
  'notAnOwner',
  'formUnknown',
  'notASkill',
  'notAPotion',
  'skillKnown',
  'potionIdentified',
  'itemsFull',
  'skillsFull',
  'noSuchCardToReplace',
  'nothingToReplace',
  'xpNotThere',
  'xpTooLow',
  'xpNotNeeded',
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
