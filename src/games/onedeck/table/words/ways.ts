import { CARDS, type Color, type HeroId, iconsOf, levelFacts, PERILS, type State, supplyLeft } from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import { facedCard, listed } from './names';

/** Dice of one colour that would be rolled, and the bonus dice with them. */
export interface OwnDice {
  readonly color: Color;
  readonly count: number;
  readonly heroic: number;
}

/** Says what a way through the peril costs now, what its box takes, what it costs if it stays open, and one's own dice for it. */
export function wayWords(state: State, option: 0 | 1, translate: Translate): string {
  const way = wayFacts(state, option);
  if (way === null) return '';
  const { box, time } = way;
  const params = {
    box: translate('die.wide', { color: translate(`color.${box.color}`), value: box.value }),
    what: listed([translate('door.wounds', { count: box.damage }), translate('amount.time', { count: box.time })], translate),
    dice: diceInWords(ownDice(state, box.color), translate),
  };
  return time > 0
    ? translate('door.wayTime', { ...params, time: translate('amount.time', { count: time }) })
    : translate('door.way', params);
}

/** Returns the printed facts of a way, with what Speed spares of its time; null where no peril is faced. */
export function wayFacts(state: State, option: 0 | 1) {
  const card = facedCard(state);
  const facts = card === null ? null : CARDS[card];
  if (facts?.kind !== 'peril') return null;
  const { box, time } = PERILS[facts.name][option];
  return { box, time: Math.max(0, time - (state.encounter?.prevented.time ?? 0)) };
}

export function ownDice(state: State, color: Color): OwnDice {
  const all = fighters(state).reduce((sum, hero) => sum + iconsOf(state, hero, color), 0);
  const bonus = Math.min(levelFacts(state).bonusDice, supplyLeft(state, 'heroic'));
  return { color, count: Math.min(all, supplyLeft(state, color)), heroic: bonus };
}

function fighters({ encounter, fights, heroes }: State): State['heroes'] {
  const ids: readonly HeroId[] = encounter?.heroes ?? fights[0]?.heroes ?? heroes.map(({ id }) => id);
  return heroes.filter(({ id }) => ids.includes(id));
}

function diceInWords({ color, count, heroic }: OwnDice, translate: Translate): string {
  const own = translate('amount.payDice', { count, color: translate(`color.${color}`) });
  return heroic === 0 ? own : listed([own, translate('amount.heroicDice', { count: heroic })], translate);
}
