import { type Rejection, shown } from '../../kernel';
import { DICE, DICE_OF_A_TURN, type Face } from '../content/dice';
import { GIFT_LEVEL, GIFTS, TOP_LEVEL } from '../content/heroes';
import { HERO_IDS, type HeroId, ITEM_IDS, type ItemId } from '../content/ids';
import { ITEM_BOXES, ITEMS } from '../content/items';
import { type RejectionKey, reject } from '../rejections';
import { CHANGES, type Change, type PlayerSeat, type Sheet, type State } from '../state';
import { colourOf, faceOf } from './throwing';
import { powerFacts } from './traits';

/** P11 and P12: a usable die can always be picked, three of them in a turn. */
export function whyNotDie({ dice }: State, { used }: Sheet, die: unknown): Rejection | null {
  const at = DICE.findIndex((_, place) => place === die);
  if (at < 0) return reject('noSuchDie', { die: shown(die) });
  if (used.length >= DICE_OF_A_TURN) return reject('diceUsedUp', { count: DICE_OF_A_TURN });
  if (used.includes(at)) return reject('dieUsed');
  return faceOf(dice, at).symbol === 'skull' ? reject('dieIsSkull') : null;
}

export function isUsable({ dice }: State, { used }: Pick<Sheet, 'used'>, die: number): boolean {
  return !used.includes(die) && faceOf(dice, die).symbol !== 'skull';
}

/** Two dice that nobody needs to tell apart. */
export function isAlike({ dice }: State, one: number, other: number): boolean {
  return dice[one] === dice[other] && colourOf(one) === colourOf(other);
}

export interface Raising {
  readonly die: number;
  readonly hero: HeroId;
  readonly change: Change | null;
}

/** P13 and P14. */
export function whyNotRaised({ dice }: State, seat: PlayerSeat, { die, hero, change }: Raising): RejectionKey | null {
  const { symbol } = faceOf(dice, die);
  if (seat.sheet.heroes[hero] >= TOP_LEVEL) return 'heroAtTop';
  if (symbol !== hero && symbol !== 'clover') return 'symbolWrong';
  const fits = symbol === 'clover' || seat.alignment?.[hero] === colourOf(die);
  if (change === null) return fits ? null : 'colourWrong';
  if (!mayChange(seat, change)) return 'changeNotYours';
  if (seat.sheet.changed.includes(change)) return 'changeUsed';
  return fits ? 'changeNotNeeded' : null;
}

/** Heroes whose gift it is. */
const RECOLOURING = HERO_IDS.filter((hero) => GIFTS[hero].trait.recolours === true);

/** The Wizard's gift and the power are two permissions, each for one die a turn. */
export function mayChange(seat: Pick<PlayerSeat, 'sheet' | 'power'>, change: Change): boolean {
  if (change === 'psionic') return powerFacts(seat).trait?.recolours === true;
  return RECOLOURING.some((hero) => seat.sheet.heroes[hero] >= GIFT_LEVEL);
}

/** P15 */
export function whyNotCrafted({ symbol }: Face, { items }: Sheet, item: ItemId): RejectionKey | null {
  if (items[item] >= ITEM_BOXES) return 'itemFinished';
  const wanted = ITEMS[item].symbol;
  return wanted === 'any' || wanted === symbol || symbol === 'clover' ? null : 'symbolWrong';
}

export const isHero = (name: unknown): name is HeroId => (HERO_IDS as readonly unknown[]).includes(name);
export const isItem = (name: unknown): name is ItemId => (ITEM_IDS as readonly unknown[]).includes(name);
export const isChange = (name: unknown): name is Change => (CHANGES as readonly unknown[]).includes(name);
