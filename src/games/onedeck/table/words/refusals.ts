import type { Rejection } from '../../../../engine/kernel';
import type { Color, Obstacle, Phase, RejectionKey } from '../../../../engine/onedeck';
import type { TextParams, Translate } from '../../../../table/ports';

interface Wanted {
  readonly least: number;
  readonly most: number;
  readonly color?: Color | undefined;
}

/** Refusals whose text has plural forms, with the parameter that decides the form. */
const COUNTED: { readonly [Key in RejectionKey]?: string } = {
  doorsFull: 'limit',
  itemsFull: 'limit',
  pairWrong: 'heroes',
  skillsFull: 'limit',
  xpNotNeeded: 'needed',
  xpTooLow: 'needed',
};

type RefusalParams = (params: TextParams, translate: Translate) => TextParams;

/** No choice of dice is this large, so this limit stands for any number. */
const ANY_NUMBER = 30;

/** Refusals whose sentence contains other sentences. */
const REFUSAL_PARAMS: { readonly [Key in RejectionKey]?: RefusalParams } = {
  wrongPhase: ({ phase, rule, cards = 0 }, translate) => ({
    now: translate(`now.${phase as Phase}`),
    rule: translate(`notNow.${rule as Obstacle}`, { count: cards }),
  }),
  costCount: ({ dice, paid, color }, translate) => ({
    cost: wantedWords({ least: Number(dice), most: Number(dice), color: color as Color | undefined }, translate),
    chosen: translate('amount.chosen', { count: Number(paid) }),
  }),
  diceCount: ({ least, most, dice, color }, translate) => ({
    wanted: wantedWords({ least: Number(least), most: Number(most), color: color as Color | undefined }, translate),
    chosen: translate('amount.chosen', { count: Number(dice) }),
  }),
  dieWrongColor: ({ color, needed }, translate) => ({
    color: translate(`color.${color as Color}`),
    needed: translate(`color.${needed as Color}`),
  }),
  heroicCount: ({ needed, dice }, translate) => ({
    wanted: wantedWords({ least: Number(needed), most: Number(needed) }, translate),
    chosen: translate('amount.chosen', { count: Number(dice) }),
  }),
};

/** Returns the reason of a refusal as a sentence. */
export function refusalWords({ key, params = {} }: Rejection, translate: Translate): string {
  const known = key as RejectionKey;
  const counted = COUNTED[known];
  if (counted !== undefined) return translate(`refusal.${known}`, { count: params[counted] ?? 0 });
  return translate(`refusal.${known}`, REFUSAL_PARAMS[known]?.(params, translate) ?? params);
}

/** Describes the wanted dice: `2 agility dice`, `1 to 5 dice`, `at least 1 die`. */
function wantedWords({ least, most, color }: Wanted, translate: Translate): string {
  const dice = (count: number): string =>
    color === undefined
      ? translate('amount.dice', { count })
      : translate('amount.payDice', { count, color: translate(`color.${color}`) });
  if (most === 0) return translate('amount.noDice');
  if (least === most) return dice(most);
  if (most >= ANY_NUMBER) return translate('amount.atLeast', { least: dice(least) });
  return least === 0 ? translate('amount.upTo', { most: dice(most) }) : translate('amount.fromTo', { least, most: dice(most) });
}
