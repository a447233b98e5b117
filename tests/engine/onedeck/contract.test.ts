import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../src/engine/kernel';
import { type Command, type Event, oneDeckDungeon as game, HEROES, type State } from '../../../src/engine/onedeck';
import { describeGame } from '../../support/gameSuite';
import { ONE_DECK_OPTIONS, ORDER, PARTY, scripted } from './oneDeckOptions';

describeGame('One Deck Dungeon', game, ONE_DECK_OPTIONS);

const START: Command = { type: 'startTurn' };
const EXPLORE: Command = { type: 'explore' };
const FLEE: Command = { type: 'flee' };
const enter = (door: number): Command => ({ type: 'enter', door });

describe('R1: time is spent one card at a time, and with the deck empty the rest counts against the stairs', () => {
  it('shows the two top cards in their order', () => {
    const { state, events } = done(scripted(), START);
    expect(events.slice(0, 3)).toEqual([
      { type: 'turnStarted', turn: 1 },
      { type: 'timeSpent', card: 'goblin-1' },
      { type: 'timeSpent', card: 'beetle-1' },
    ]);
    expect([state.discard, state.deck[0], state.phase]).toEqual([['goblin-1', 'beetle-1'], 'bandit-1', 'choose']);
  });

  it('finds the stairs with the last card, and the rest is a token on them', () => {
    const { state, events } = done(withCards(scripted(), 1), START);
    expect(events.slice(1, 4).map(({ type }) => type)).toEqual(['timeSpent', 'stairsFound', 'stairsTokenPlaced']);
    expect([state.stairsTokens, state.damage]).toEqual([1, 0]);
  });

  it('finds the stairs when the spending ends with the last card, and puts no token there', () => {
    const { state, events } = done(withCards(scripted(), 2), START);
    expect(events.map(({ type }) => type)).toContain('stairsFound');
    expect(state.stairsTokens).toBe(0);
  });

  it.each([
    [0, 2, 0],
    [1, 0, 1],
    [2, 1, 1],
  ])('hurts with every third token: from %d to %d tokens and %d damage', (tokens, after, damage) => {
    const { state } = done({ ...withCards(scripted(), 0), stairsTokens: tokens }, START);
    expect([state.stairsTokens, state.damage]).toEqual([after, damage]);
  });

  it('ends the game with the last health, and no more time is spent', () => {
    const weak: State = { ...withCards(scripted(), 0), stairsTokens: 2, damage: HEROES.warrior.health - 1 };
    const { state, events } = done(weak, START);
    expect(events.map(({ type }) => type)).toEqual(['turnStarted', 'stairsTokenPlaced', 'stairsStruck', 'gameLost']);
    expect([game.outcome(state), game.toAct(state)]).toEqual([{ over: true, result: 'defeat', winners: [] }, []]);
  });
});

describe('R23: an explore needs a card and a free place, and ends the turn when it empties the deck', () => {
  it('puts a closed door on every free place and ends the turn', () => {
    const { state, events } = done(scripted(), START, EXPLORE);
    expect(events.map(({ type }) => type)).toEqual(['doorPlaced', 'doorPlaced', 'doorPlaced', 'doorPlaced', 'turnEnded']);
    expect(state.doors).toEqual(ORDER.slice(2, 6).map((card) => ({ card, open: false })));
    expect(state.phase).toBe('turnStart');
  });

  it('fills only the places that are free', () => {
    const opened = done(scripted(), START, EXPLORE, START, enter(1), FLEE, START).state;
    const some: State = { ...opened, doors: opened.doors.with(3, null), discard: [...opened.discard, 'boulder-1'] };
    const { state, events } = done(some, EXPLORE);
    expect(events).toEqual([{ type: 'doorPlaced', door: 3 }, { type: 'turnEnded' }]);
    expect(state.doors[1]).toEqual({ card: 'ogre-1', open: true });
  });

  it('finds the stairs with the last card and ends the turn there', () => {
    const { state, events } = done(withCards(scripted(), 5), START, EXPLORE);
    expect(events.map(({ type }) => type)).toEqual(['doorPlaced', 'doorPlaced', 'doorPlaced', 'stairsFound', 'turnEnded']);
    expect([state.doors.filter((door) => door !== null).length, state.deck, state.stairsTokens]).toEqual([3, [], 0]);
  });

  it('is refused without a card or without a place', () => {
    const full = done(scripted(), START, EXPLORE, START).state;
    expect(game.whyIllegal(full, EXPLORE)).toEqual({ key: 'doorsFull', params: { limit: 4 } });
    const empty: State = { ...withCards(full, 0), doors: full.doors.with(0, null) };
    expect(game.whyIllegal(empty, EXPLORE)).toEqual({ key: 'deckEmpty' });
  });
});

describe('R24: with nothing to explore and nothing to enter the turn passes', () => {
  it('with its time', () => {
    const { state, events } = done(withCards(scripted(), 0), START);
    expect(events.map(({ type }) => type)).toEqual([
      'turnStarted',
      'stairsTokenPlaced',
      'stairsTokenPlaced',
      'choiceBegun',
      'turnEnded',
    ]);
    expect([state.phase, state.turn]).toEqual(['turnStart', 1]);
  });

  it('but not while a door is closed', () => {
    const doors = done(scripted(), START, EXPLORE).state;
    expect(done(withCards(doors, 0), START).state.phase).toBe('choose');
  });
});

describe('a door', () => {
  const closed = done(scripted(), START, EXPLORE, START).state;

  it('is opened by entering it', () => {
    const { state, events } = done(closed, enter(2));
    expect(events).toEqual([{ type: 'doorOpened', door: 2, card: 'phantom-1' }]);
    expect([state.doors[2], state.opened, state.phase]).toEqual([{ card: 'phantom-1', open: true }, 2, 'door']);
  });

  it('stays open after a flight, which ends the turn, and cannot be opened again', () => {
    const { state, events } = done(closed, enter(2), FLEE);
    expect(events.map(({ type }) => type)).toEqual(['doorFled', 'turnEnded']);
    expect([state.doors[2]?.open, state.opened, state.phase]).toEqual([true, null, 'turnStart']);
    expect(game.whyIllegal(done(state, START).state, enter(2))).toEqual({ key: 'openDoorStays' });
  });

  it.each([-1, 4, 0.5, Number.NaN, '2', '__proto__', null])('does not exist at %s', (door) => {
    expect(game.whyIllegal(closed, { type: 'enter', door } as Command)).toEqual({ key: 'noSuchDoor' });
  });

  it('cannot be fled before it is opened', () => {
    expect(game.whyIllegal(closed, FLEE)).toEqual({ key: 'wrongPhase', params: { phase: 'choose' } });
  });
});

describe('the party', () => {
  it('sees neither the order of the deck nor what is behind a closed door', () => {
    const state = done(scripted(), START, EXPLORE, START, enter(0)).state;
    const seen = game.view(state, PARTY);
    expect([seen.doors[0], seen.discard]).toEqual([state.doors[0], state.discard]);
    expect([seen.deck, seen.doors]).not.toEqual([state.deck, state.doors]);
    expect(hashOf([...seen.deck].sort())).not.toBe(hashOf(seen.deck.toReversed()));
  });
});

/** The last of the commands with its events, and the state it leads to, which must be without fault. */
function done(from: State, ...commands: readonly Command[]): { readonly state: State; readonly events: readonly Event[] } {
  let state = from;
  let events: readonly Event[] = [];
  for (const command of commands) {
    const taken = game.step(state, command);
    if (!taken.ok) throw new Error(`${command.type} was refused: ${taken.rejection.key}`);
    ({ state, events } = taken);
  }
  expect(game.faults(state)).toEqual([]);
  return { state, events };
}

/** All but so many cards of the deck have been spent. */
function withCards(state: State, left: number): State {
  const spent = state.deck.slice(0, state.deck.length - left);
  return { ...state, deck: state.deck.slice(state.deck.length - left), discard: [...state.discard, ...spent] };
}
