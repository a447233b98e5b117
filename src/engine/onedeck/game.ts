import { type Game, type GameId, type Outcome, type Script, type Seat, type Seed, seededStream, shuffle } from '../kernel';
import type { Command } from './commands';
import { DUNGEONS } from './content/dungeons';
import type { Event } from './events';
import { evolve } from './evolve';
import { faults } from './faults';
import { CARD_IDS, type CardId } from './ids';
import { parseCommand, parseSetup, parseState } from './parse';
import type { Setup, State } from './state';
import { legal, step, whyIllegal } from './step';

const PARTY = 'party' as Seat;

export const oneDeckDungeon: Game<Setup, State, Command, Event> = {
  id: 'one-deck-dungeon' as GameId,
  rulesVersion: 1,
  start,
  whyIllegal,
  legal,
  step,
  evolve,
  outcome: (state): Outcome => (state.phase === 'over' ? { over: true, result: 'defeat', winners: [] } : { over: false }),
  toAct: (state) => (state.phase === 'over' ? [] : [PARTY]),
  view: mask,
  reveals: (event) => event.type === 'timeSpent' || event.type === 'doorOpened',
  faults,
  parseSetup,
  parseCommand,
  parseState,
};

function start(setup: Setup, seed: Seed, script: Script = {}): State {
  // Names that are no cards stay out of the order: a puzzle for another set must not break the table.
  const orders = (script.deck ?? []).map((order) => order.filter((name): name is CardId => CARD_IDS.includes(name as CardId)));
  const { value: deck, stream: decks } = shuffle(seededStream<readonly CardId[]>(seed, 'decks', orders), CARD_IDS);
  return {
    ...setup,
    phase: 'turnStart',
    turn: 0,
    floor: 1,
    deck,
    discard: [],
    doors: Array.from({ length: DUNGEONS[setup.dungeon].doorLimit }, () => null),
    opened: null,
    stairsTokens: 0,
    damage: 0,
    decks,
    dice: seededStream(seed, 'dice', script.rolls),
  };
}

/** Nobody at the table knows the order of the deck, what is behind a closed door, or the rolls to come. */
function mask(state: State): State {
  const hidden = [...state.deck, ...state.doors.flatMap((door) => (door === null || door.open ? [] : [door.card]))].sort();
  const cards = hidden[Symbol.iterator]();
  const next = (): CardId => cards.next().value as CardId;
  const deck = state.deck.map(next);
  const doors = state.doors.map((door) => (door === null || door.open ? door : { ...door, card: next() }));
  const unknown = { rng: [1, 2, 3, 4], script: [], drawn: 0 };
  return { ...state, deck, doors, decks: unknown, dice: unknown };
}
