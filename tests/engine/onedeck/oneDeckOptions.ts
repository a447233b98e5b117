import { type Seat, type Seed, seededStream, shuffle } from '../../../src/engine/kernel';
import { type CardId, type Command, oneDeckDungeon, REJECTION_KEYS, type Setup, type State } from '../../../src/engine/onedeck';
import type { SuiteOptions } from '../../support/gameSuite';
import { inFull } from '../../support/inFull';
import { aBossRound, anEncounter } from '../../support/onedeck';
import { lateStates } from './lateStates';

const WARRIOR: Setup = { heroes: ['warrior'], dungeon: 'yetis-cavern', tier: 'veteran' };
export const PARTY = 'party' as Seat;

/** Seventeen cards in a known order; what follows comes from the seed. */
const ORDER: readonly CardId[] = [
  ...(['goblin-1', 'beetle-1', 'bandit-1', 'ogre-1', 'phantom-1', 'boulder-1', 'wraith-1', 'shadow-1'] as const),
  ...(['goblin-2', 'beetle-2', 'bandit-2', 'ogre-2', 'phantom-2', 'boulder-2', 'wraith-2', 'shadow-2', 'rune-puzzle-1'] as const),
];
const scripted = (setup: Setup = WARRIOR): State => oneDeckDungeon.start(setup, 'lantern' as Seed, { deck: [ORDER] });

const ARCHER: Setup = {
  heroes: ['archer'],
  dungeon: 'minotaurs-maze',
  tier: 'novice',
  gifts: [
    {
      hero: 'archer',
      focus: 'dungeon',
      basicSkill: 'precision',
      talents: ['veteran', 'durability', 'crafty', 'cunning', 'speed', 'knowledge', 'foresight'],
    },
  ],
};
const PAIR: Setup = { heroes: ['mage', 'rogue'], dungeon: 'lichs-tomb', tier: 'standard' };
const FOUR: Setup = { heroes: ['paladin', 'warrior', 'archer', 'mage'], dungeon: 'hydras-reef', tier: 'fearless' };

/** A 3, a 4 and a 6 of strength, against a wide 8 and the armored 4 of the tomb. */
function pit(): State {
  const paladin = { heroes: ['paladin'], dungeon: 'lichs-tomb', rolls: [3, 4, 6] } as const;
  return anEncounter('pit-of-spikes-1', paladin).do({ type: 'chooseOption', option: 0 }).state;
}

/** The warrior's two 5s are alike, and so are the archer's two 4s of agility. */
function lich(): State {
  const pair = { heroes: ['warrior', 'archer'], dungeon: 'lichs-tomb', rolls: [5, 5, 1, 2, 3, 4, 4, 6] } as const;
  return aBossRound(pair).state;
}

export const ONE_DECK_OPTIONS: SuiteOptions<Setup, State, Command> = {
  setups: [WARRIOR, ARCHER, PAIR, FOUR],
  rejectionKeys: REJECTION_KEYS,
  mostCommands: 2000,
  gamesPerSetup: inFull(2, 1),
  states: lateStates,
  twin,
  publicPart: (state) => ({
    ...state,
    decks: null,
    dice: null,
    deck: state.deck.length,
    doors: state.doors.map((door) => (door === null || door.open ? door : 'closed')),
  }),
  perft: [
    // A turn begins, four doors are filled, one of four is opened after the next turn has begun: to fight or to flee.
    { name: 'a scripted start', from: scripted(), counts: [1, 1, 1, 4, 8] },
    // Two dice reach the armor box; three pairs make a heroic die; each die may be discarded; finish.
    { name: 'three dice in the pit', from: pit(), counts: [9, 44, 112, 250] },
    // Four ways to cover a skull, two skills, 4 + 4 pairs of one hero's dice, 9 of both for either of them, 6 kinds to discard, finish.
    { name: 'two heroes before the Lich', from: lich(), counts: [39, 1309, 38_276] },
  ],
  goldens: [
    { name: 'one-deck-dungeon-alone', setup: WARRIOR, seed: 'lantern', script: { deck: [ORDER] } },
    { name: 'one-deck-dungeon-four', setup: FOUR, seed: 'four lanterns' },
  ],
};

/** The same table with the deck, the closed doors and the dice to come in another order. */
function twin(state: State, _: Seat, seed: Seed): State {
  const closed = state.doors.flatMap((door) => (door === null || door.open ? [] : door.cards));
  const { value, stream: decks } = shuffle(seededStream<readonly CardId[]>(seed, 'decks'), [...closed, ...state.deck]);
  const behind = value.slice(0, closed.length).values();
  const doors = state.doors.map((door) =>
    door === null || door.open ? door : { ...door, cards: door.cards.map((card) => behind.next().value ?? card) },
  );
  return { ...state, doors, deck: value.slice(closed.length), decks, dice: seededStream(seed, 'dice') };
}
