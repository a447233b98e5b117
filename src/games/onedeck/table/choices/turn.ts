import { CARDS, costOf, DUNGEONS, type HeroId, previewOf, type State } from '../../../../engine/onedeck';
import { amountWords, cardWords, faced, facedCard, heroWords, joined, listed } from '../words/names';
import { finishWording } from './finish';
import type { Wording, Wordings } from './wording';

/** From the beginning of a turn to the encounter, and the way down. */
export const TURN_WORDINGS: Wordings<
  | 'startTurn'
  | 'explore'
  | 'enter'
  | 'confront'
  | 'flee'
  | 'addDoor'
  | 'splitParty'
  | 'skipEncounter'
  | 'finish'
  | 'descend'
  | 'stay'
> = {
  startTurn: (command, { state, translate }) => ({
    label: translate('act.startTurn'),
    detail: amountWords(costOf(state, command), translate),
  }),
  explore: (command, { state, translate }) => {
    const { doors } = previewOf(state, command);
    return {
      label: translate('act.explore'),
      detail: joined(translate('cost.explore', { count: doors }), amountWords(costOf(state, command), translate)),
    };
  },
  enter: ({ door }, { state, translate }) => {
    const { open = false, cards = [] } = state.doors[door] ?? {};
    const number = door + 1;
    if (!open)
      return { label: translate('act.enter', { number }), detail: translate('cost.enter'), spot: { kind: 'door', door } };
    const words = cards.map((card) => cardWords(card, translate));
    const card = listed(words, translate);
    return {
      label: translate('act.enterOpen', { number, card }),
      detail: translate('cost.enterOpen'),
      spot: { kind: 'door', door },
    };
  },
  confront: (_, { state, translate }) => {
    const card = facedCard(state);
    const peril = card !== null && CARDS[card].kind === 'peril';
    return { label: translate(peril ? 'act.face' : 'act.confront'), detail: translate('cost.confront') };
  },
  flee: (_, { translate }) => ({ label: translate('act.flee'), detail: translate('cost.flee') }),
  addDoor: (_, { translate }) => ({ label: translate('act.addDoor'), detail: translate('cost.addDoor') }),
  splitParty: ({ heroes, card }, { state, translate }) => ({
    label: translate('act.splitParty', {
      heroes: heroWords(heroes, translate),
      card: card === undefined ? faced(state, translate) : cardWords(card, translate),
    }),
    detail: translate('cost.splitParty', { heroes: heroWords(othersThan(heroes, state), translate) }),
  }),
  skipEncounter: (command, { state, translate }) => ({
    label: translate('act.byHero', { hero: translate(`hero.${command.hero}`), act: translate('act.skipEncounter') }),
    detail: translate('cost.skipEncounter', { time: amountWords(costOf(state, command), translate) }),
    spot: { kind: 'potion', potion: 'invisibility' },
  }),
  finish: (_, setting) => finishWording(setting),
  descend: (_, { state, translate }) => descending(state, translate),
  stay: (_, { state, translate }) => ({
    label: translate('act.stay', { floor: state.floor }),
    detail: translate('cost.stay'),
  }),
};

function descending({ floor, setup }: State, translate: Parameters<typeof heroWords>[1]): Wording {
  const { boss, floors } = DUNGEONS[setup.dungeon];
  if (floor === floors.length) {
    return { label: translate('act.meetBoss', { boss: translate(`boss.${boss}`) }), detail: translate('cost.meetBoss') };
  }
  return { label: translate('act.descend', { floor: floor + 1 }), detail: translate('cost.descend') };
}

function othersThan(first: readonly HeroId[], { heroes }: State): readonly HeroId[] {
  return heroes.map(({ id }) => id).filter((id) => !first.includes(id));
}
