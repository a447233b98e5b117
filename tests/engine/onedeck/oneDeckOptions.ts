import { type Seat, type Seed, seededStream, shuffle } from '../../../src/engine/kernel';
import { type CardId, type Command, oneDeckDungeon, REJECTION_KEYS, type Setup, type State } from '../../../src/engine/onedeck';
import type { SuiteOptions } from '../../support/gameSuite';

const WARRIOR: Setup = { hero: 'warrior', dungeon: 'yetis-cavern' };
export const PARTY = 'party' as Seat;

/** Seventeen cards in a known order; what follows comes from the seed. */
export const ORDER: readonly CardId[] = [
  ...(['goblin-1', 'beetle-1', 'bandit-1', 'ogre-1', 'phantom-1', 'boulder-1', 'wraith-1', 'shadow-1'] as const),
  ...(['goblin-2', 'beetle-2', 'bandit-2', 'ogre-2', 'phantom-2', 'boulder-2', 'wraith-2', 'shadow-2', 'rune-puzzle-1'] as const),
];
export const scripted = (setup: Setup = WARRIOR): State => oneDeckDungeon.start(setup, 'lantern' as Seed, { deck: [ORDER] });

export const ONE_DECK_OPTIONS: SuiteOptions<Setup, State, Command> = {
  setups: [WARRIOR, { hero: 'archer', dungeon: 'yetis-cavern' }],
  rejectionKeys: REJECTION_KEYS,
  mostCommands: 200,
  gamesPerSetup: 3,
  twin,
  publicPart: (state) => ({
    ...state,
    decks: null,
    dice: null,
    deck: state.deck.length,
    doors: state.doors.map((door) => (door === null || door.open ? door : 'closed')),
  }),
  perft: [
    // A turn begins, four doors are filled, and one of four is opened after the next turn has begun.
    { name: 'a scripted start', from: scripted(), counts: [1, 1, 1, 4, 4, 4, 12, 12, 12, 24] },
  ],
  goldens: [{ name: 'one-deck-dungeon-stairs', setup: WARRIOR, seed: 'lantern', script: { deck: [ORDER] } }],
};

/** The same table with the deck, the closed doors and the dice to come in another order. */
function twin(state: State, _: Seat, seed: Seed): State {
  const closed = state.doors.flatMap((door) => (door === null || door.open ? [] : [door.card]));
  const { value, stream: decks } = shuffle(seededStream<readonly CardId[]>(seed, 'decks'), [...closed, ...state.deck]);
  const behind = value.slice(0, closed.length).values();
  const doors = state.doors.map((door) =>
    door === null || door.open ? door : { ...door, card: behind.next().value ?? door.card },
  );
  return { ...state, doors, deck: value.slice(closed.length), decks, dice: seededStream(seed, 'dice') };
}
