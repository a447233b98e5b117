import { type Rejection, shown } from '../../kernel';
import type { CommandOf } from '../commands';
import { TOP_LEVEL } from '../content/levels';
import { CARDS, type CardId } from '../ids';
import { reject } from '../rejections';
import { canLevelUp, partyFacts, xpNeeded, xpOf } from '../rules/party';
import { gainPotions } from '../rules/potions';
import { type Kind, setsReaching } from '../rules/sets';
import type { State } from '../state';
import { type Acts, ask, type StageRun } from './phase';

/** R20: optional, again and again while the XP suffices; at the last level it buys potions. */
export const level: Acts = {
  levelUp: {
    whyIllegal: whyNotPaid,
    list: (state) => setsReaching(kindsOfXp(state.xp), xpNeeded(state)).map((cards) => ({ type: 'levelUp', cards })),
    carryOut(telling, { cards }) {
      const { level: old } = telling.state;
      telling.tell({ type: 'xpSpent', cards });
      if (old < TOP_LEVEL) telling.tell({ type: 'levelGained', level: old + 1 });
      gainPotions(telling, partyFacts(telling.state).scale);
      return 'level';
    },
  },
  finish: {
    whyIllegal: () => null,
    list: () => [{ type: 'finish' }],
    carryOut: () => 'endTurn',
  },
};

export const levelStage: StageRun = (telling) => {
  const { state } = telling;
  return canLevelUp(state) ? ask(telling, 'level') : 'endTurn';
};

function whyNotPaid(state: State, { cards }: CommandOf<'levelUp'>): Rejection | null {
  if (!Array.isArray(cards)) return reject('xpNotThere');
  const stray = cards.findIndex((card: CardId, at) => !state.xp.includes(card) || cards.indexOf(card) !== at);
  if (stray >= 0) return reject('xpNotThere', { card: shown(cards[stray]) });
  const needed = xpNeeded(state);
  const xp = xpOf(cards);
  if (xp < needed) return reject('xpTooLow', { needed, xp });
  const idle = idleIn(cards, needed);
  return idle === undefined ? null : reject('xpNotNeeded', { card: idle, needed });
}

/** R55: a card without which the others pay as well. */
function idleIn(cards: readonly CardId[], needed: number): CardId | undefined {
  const xp = xpOf(cards);
  return cards.find((card) => xp - CARDS[card].xp >= needed);
}

/** Under the level card only lanterns count. */
function kindsOfXp(cards: readonly CardId[]): readonly Kind<CardId>[] {
  const values = [...new Set(cards.map((card) => CARDS[card].xp))];
  return values.map((value) => ({ value, ids: cards.filter((card) => CARDS[card].xp === value) }));
}
