import { CARDS, type CardId, costOf, DUNGEONS, type HeroId, previewOf, type State } from '../../../../engine/onedeck';
import { entryWords } from '../words/entry';
import { amountWords, cardWords, facedCard, facedCards, facedWords, heroWords, joined, listed } from '../words/names';
import { finishWording } from './finish';
import { isAlone } from './gestures';
import { type CommandRecord, firstToAct, type Wording } from './record';

type TurnCommand =
  | ('startTurn' | 'explore' | 'enter' | 'confront' | 'flee' | 'addDoor' | 'splitParty' | 'skipEncounter' | 'finish')
  | ('descend' | 'stay');

/** Records of the commands of a turn outside encounters, and of going down. */
export const TURN_COMMANDS: { readonly [Type in TurnCommand]: CommandRecord<Type> } = {
  startTurn: {
    wording: (command, { state, translate }) => ({
      label: translate('act.startTurn'),
      detail: amountWords(costOf(state, command), translate),
    }),
    weight: 'primary',
    key: 'T',
    order: 1,
    rule: 'about.startTurn',
  },
  explore: {
    wording: (command, { state, translate }) => {
      const { doors } = previewOf(state, command);
      return {
        label: translate('act.explore'),
        detail: joined(translate('cost.explore', { count: doors }), amountWords(costOf(state, command), translate)),
      };
    },
    weight: 'secondary',
    key: 'E',
    order: 2,
    rule: 'about.explore',
    isMissed: ({ phase }) => phase === 'choose',
  },
  enter: {
    wording: ({ door }, { state, translate }) => {
      const { open = false, cards = [] } = state.doors[door] ?? {};
      const number = door + 1;
      const spot = { kind: 'door', door } as const;
      if (!open) return { label: translate('act.enter', { number }), detail: translate('cost.enter'), spot };
      const words = cards.map((card) => cardWords(card, translate));
      const card = listed(words, translate);
      const label = translate('act.enterOpen', { number, card });
      // Two names are longer than a button; they stand on their door.
      const brief = cards.length > 1 ? translate('act.enter', { number }) : label;
      return { label, brief, detail: translate('cost.enterOpen'), spot };
    },
    weight: 'option',
    key: ({ door }) => String(door + 1),
    order: 3,
    rule: ({ door }, { doors }) => (doors[door]?.open === true ? 'rule.doorEntered' : 'about.enter'),
  },
  confront: {
    wording: (_, { state, translate }) => {
      const peril = facedCards(state).some((card) => CARDS[card].kind === 'peril');
      const offersWays = peril && isAlone(state);
      return {
        label: translate(peril ? 'act.face' : 'act.confront'),
        detail: offersWays ? translate('cost.wayLater') : joined(translate('cost.confront'), entryWords(state, translate)),
        // The ways are its buttons; who wants to use a talent first faces the peril without one.
        ...(offersWays ? { spot: { kind: 'way', option: null } } : {}),
      };
    },
    weight: (state) => (isAlone(state) && CARDS[facedCards(state)[0] as CardId].kind === 'peril' ? 'inline' : 'primary'),
    key: 'C',
    order: 4,
    rule: (_, state) => {
      const card = facedCard(state);
      return card === null ? 'rule.encounterBegun.boss' : `rule.encounterBegun.${CARDS[card].kind}`;
    },
  },
  flee: {
    wording: (_, { translate }) => ({ label: translate('act.flee'), detail: translate('cost.flee') }),
    weight: 'secondary',
    key: 'F',
    order: 5,
    rule: 'rule.doorFled',
  },
  addDoor: {
    wording: (_, { translate }) => ({ label: translate('act.addDoor'), detail: translate('cost.addDoor') }),
    weight: 'primary',
    key: 'A',
    order: 6,
    rule: 'about.addDoor',
  },
  splitParty: {
    wording: ({ heroes, card }, { state, translate }) => ({
      label: translate('act.splitParty', {
        heroes: heroWords(heroes, translate),
        card: card === undefined ? facedWords(state, translate) : cardWords(card, translate),
      }),
      detail: translate('cost.splitParty', { heroes: heroWords(othersThan(heroes, state), translate) }),
    }),
    weight: 'option',
    order: 10,
    rule: 'about.splitParty',
  },
  skipEncounter: {
    wording: (command, { state, translate }) => ({
      label: translate('act.byHero', { hero: translate(`hero.${command.hero}`), act: translate('act.skipEncounter') }),
      detail: translate('cost.skipEncounter', { time: amountWords(costOf(state, command), translate) }),
      spot: { kind: 'potion', potion: 'invisibility' },
    }),
    weight: 'inline',
    order: 10,
    rule: 'about.skipEncounter',
    aim: {
      at: () => ({ kind: 'potion', potion: 'invisibility' }),
      wish: (aim, _, state) =>
        aim.kind === 'potion' && aim.potion === 'invisibility' ? { type: 'skipEncounter', hero: firstToAct(state) } : null,
    },
  },
  finish: {
    wording: (_, setting) => finishWording(setting),
    // Finishing is the way on only among dice; elsewhere it declines an offer.
    weight: ({ phase }) => (phase === 'pool' ? 'primary' : 'secondary'),
    key: 'Q',
    order: 16,
    rule: (_, { phase, boss }) => {
      if (phase === 'stealth') return 'about.finishStealth';
      if (phase === 'level') return 'about.finishLevel';
      if (phase === 'dying') return 'about.finishDying';
      return boss === null ? 'about.finishPool' : 'about.finishBoss';
    },
  },
  descend: {
    wording: (_, { state, translate }) => descending(state, translate),
    weight: 'primary',
    key: 'D',
    order: 7,
    rule: (_, { floor }) => (floor < 3 ? 'rule.descended' : 'rule.bossMet'),
  },
  stay: {
    wording: (_, { state, translate }) => ({
      label: translate('act.stay', { floor: state.floor }),
      detail: translate('cost.stay'),
    }),
    weight: 'secondary',
    key: 'S',
    order: 8,
    rule: 'about.stay',
  },
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
