import type { Rejection } from '../../../engine/kernel';
import { type DueOp, HERO_IDS, type HeroId, ITEM_IDS, type ItemId, type RejectionKey, ROOM_IDS } from '../../../engine/paper';
import type { TextParams, Translate } from '../../../table';
import { heroWords, itemWords, opWords, symbolWords, wantedWords } from './words';

/** The table refuses these itself, before a command is complete. */
type OwnRefusal = 'oneOfEach' | 'noDieInHand' | 'outOfReach' | 'nobodyToRaise' | 'nothingToCraft';

export const refused = (key: OwnRefusal, params?: NonNullable<Rejection['params']>): Rejection =>
  params === undefined ? { key } : { key, params };

/** Refusals that name nothing. Malformed commands have no sentence of their own: no press leads to them. */
const PLAIN = [
  ...(['gameOver', 'wrongPhase', 'alreadyConfirmed', 'notConfirmed', 'notAsked', 'walkFirst', 'notWalking'] as const),
  ...(['objectiveNotYours', 'powerNotYours', 'noSuchDie', 'dieUsed', 'dieIsSkull', 'diceUsedUp', 'wallInTheWay'] as const),
  ...(['riverInTheWay', 'notAnOption', 'oneOfEach', 'noDieInHand', 'nobodyToRaise', 'nothingToCraft'] as const),
] as const satisfies readonly (RejectionKey | OwnRefusal)[];

/** Says why something cannot be done. */
export function refusalWords({ key, params = {} }: Rejection, translate: Translate): string {
  const plain = PLAIN.find((each) => each === key);
  if (plain !== undefined) return translate(`paperDungeons.refusal.${plain}`);
  switch (key) {
    case 'nothingToUndo':
    case 'nothingToRedo':
      return translate(`refusal.${key}`);
    case 'questionFirst':
      return translate('paperDungeons.refusal.questionFirst', { what: opWords(params['question'] as DueOp, translate) });
    case 'diceLeft':
      return translate('paperDungeons.refusal.diceLeft', { count: Number(params['count']) });
    case 'heroAtTop':
    case 'colourWrong':
      return translate(`paperDungeons.refusal.${key}`, { hero: thingWords(params, translate) });
    case 'symbolWrong':
      return translate('paperDungeons.refusal.symbolWrong', { name: neededWords(params, translate) });
    case 'itemFinished':
      return translate('paperDungeons.refusal.itemFinished', { item: thingWords(params, translate) });
    case 'notThroughADoor':
    case 'notNextTo':
    case 'outOfReach':
      return translate(`paperDungeons.refusal.${key}`, { room: roomIn(params) });
    case 'changeUnknown':
    case 'changeNotYours':
    case 'changeUsed':
    case 'changeNotNeeded':
      return translate('paperDungeons.refusal.change');
    default:
      return translate('paperDungeons.refusal.other');
  }
}

/** The hero or item that a refusal is about. */
function thingWords({ hero, item }: TextParams, translate: Translate): string {
  if (isHero(hero)) return heroWords(hero, translate);
  return isItem(item) ? itemWords(item, translate) : String(hero ?? item);
}

function neededWords({ hero, item }: TextParams, translate: Translate): string {
  if (isHero(hero)) return symbolWords(hero, translate);
  return isItem(item) ? wantedWords(item, translate) : '?';
}

const isHero = (name: unknown): name is HeroId => (HERO_IDS as readonly unknown[]).includes(name);
const isItem = (name: unknown): name is ItemId => (ITEM_IDS as readonly unknown[]).includes(name);
const roomIn = ({ room }: TextParams): string => ROOM_IDS.find((id) => id === room) ?? '?';
