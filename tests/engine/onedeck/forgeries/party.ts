import { drawn, everyState, type Forgery, moved, withHero } from './forgery';

/** Heroes, levels, potions and the way down. */
export const PARTY_FORGERIES: readonly Forgery[] = [
  ...[
    { name: 'talents without gifts', by: withHero({ talents: ['prepared'] }) },
    { name: 'a basic skill without gifts', by: withHero({ basicSkill: 'precision' }) },
  ].map((forgery) => ({ ...forgery, of: everyState, fault: 'that the setup does not give' })),
  {
    name: 'a talent twice',
    of: ({ heroes }) => (heroes[0]?.talents.length ?? 0) > 1,
    by: (state) => withHero({ talents: [...(state.heroes[0]?.talents ?? []), ...(state.heroes[0]?.talents ?? [])] })(state),
    fault: 'that the setup does not give',
  },
  {
    name: 'twelve potions',
    of: ({ turn }) => turn === 3,
    by: (state) => ({ ...state, potions: 12 }),
    fault: 'cannot have 12 potions',
  },
  {
    name: 'a level for nothing',
    of: ({ level }) => level === 1,
    by: (state) => ({ ...state, level: 3 }),
    fault: 'has not been paid for',
  },
  {
    name: 'a level below the first',
    of: ({ setup, level }) => setup.tier === 'novice' && level === 2,
    by: (state) => ({ ...state, level: 1 }),
    fault: 'has not been paid for',
  },
  {
    name: 'XP spent on nothing',
    of: ({ level, deck, setup, turn }) => level === 1 && deck.length > 20 && setup.tier === 'fearless' && turn > 2,
    by: (state) => ({ ...state, deck: moved(state.deck, 1)[0], removed: moved(state.deck, 1)[1] }),
    fault: 'has not been paid for',
  },
  {
    name: 'a potion identified twice',
    of: ({ heroes, turn, deck }) =>
      heroes.length === 4 && turn > 3 && deck.includes('skeleton-1') && deck.includes('skeleton-1.b'),
    by: (state) => ({
      ...state,
      deck: state.deck.filter((card) => card !== 'skeleton-1' && card !== 'skeleton-1.b'),
      identified: ['skeleton-1', 'skeleton-1.b'],
    }),
    fault: 'a potion is identified twice',
  },
  {
    name: 'the last floor at once',
    of: ({ turn, phase }) => turn === 1 && phase === 'choose',
    by: (state) => ({ ...state, floor: 3 }),
    fault: 'is reached too soon',
  },
  {
    name: 'a floor that was not shuffled',
    of: ({ floor, turn }) => floor === 2 && turn > 6,
    by: (state) => ({ ...state, floor: 3 }),
    fault: 'decks were shuffled',
  },
  {
    name: 'more shuffles than floors',
    of: everyState,
    by: (state) => ({ ...state, decks: drawn(state.decks, 1) }),
    fault: 'decks were shuffled',
  },
  {
    name: 'arrival in mid-turn',
    of: ({ phase, floor }) => phase === 'choose' && floor === 1,
    by: (state) => ({ ...state, arrived: true }),
    fault: 'has begun',
  },
  {
    name: 'arrival on a floor that is not shuffled',
    of: ({ phase, floor, discard }) => phase === 'turnStart' && floor === 2 && discard.length > 0,
    by: (state) => ({ ...state, arrived: true }),
    fault: 'is not shuffled',
  },
  {
    name: 'a first turn that is the ninth',
    of: ({ turn }) => turn === 0,
    by: (state) => ({ ...state, turn: 9 }),
    fault: 'does not fit its number',
  },
  {
    name: 'a chest of cards',
    of: ({ turn, phase, deck }) => turn === 1 && phase === 'choose' && deck.length > 20,
    by: (state) => ({ ...state, deck: moved(state.deck, 9)[0], xp: [...state.xp, ...moved(state.deck, 9)[1]] }),
    fault: 'more cards are won than doors were entered',
  },
];
