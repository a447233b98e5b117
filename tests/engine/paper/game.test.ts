// The game as the house meets it: seats, views, what is witnessed, what closes undo, and what is let in from outside.
import { describe, expect, it } from 'vitest';
import { LIMITS, type Seat, type Seed, seededStream } from '../../../src/engine/kernel';
import {
  DUNGEON_IDS,
  type Event,
  MISSION_IDS,
  type MiniCampaign,
  OBJECTIVE_IDS,
  OBJECTIVES,
  POWER_IDS,
  paperDungeons,
  parseMiniCampaign,
  recordGame,
  SEAT_IDS,
  type Setup,
  type State,
} from '../../../src/engine/paper';
import { picker } from '../../support/picker';
import { aDeal, aTable, aTurn } from './table';

const ONE = 'seat-1' as string as Seat;
const TWO = 'seat-2' as string as Seat;
const SETUP: Setup = { seats: 2, dungeon: 'drawn', missions: 'drawn', dispersal: false, openObjectives: false };

describe('the game', () => {
  it('has the seats of its setup, and all cards and six sides to play with', () => {
    expect([1, 3, 8].map((seats) => paperDungeons.seats({ ...SETUP, seats }))).toEqual(
      [1, 3, 8].map((seats) => SEAT_IDS.slice(0, seats)),
    );
    const cards = [...DUNGEON_IDS, ...MISSION_IDS, ...OBJECTIVE_IDS, ...POWER_IDS];
    expect(paperDungeons.pieces(SETUP)).toEqual({ cards, sides: 6 });
  });

  it('waits for nobody and has an outcome when it is over, and not before', () => {
    expect(paperDungeons.outcome(aTurn().state)).toEqual({ over: false });
    const { state } = aTurn().untilTurn(8).idle();
    expect(paperDungeons.toAct(state)).toEqual([]);
    expect(paperDungeons.outcome(state)).toMatchObject({ over: true, result: 'victory', winners: [ONE] });
  });

  it('lists what one seat may do, or all of them', () => {
    const table = aTurn({ seats: 2 });
    expect(paperDungeons.legal(table.state, TWO).every(({ seat }) => seat === 'seat-2')).toBe(true);
    expect(paperDungeons.legal(table.state).map(({ seat }) => seat)).toContain('seat-1');
    expect(paperDungeons.offer?.(table.state, TWO).length).toBe(paperDungeons.legal(table.state, TWO).length);
  });

  it('P8: draws cards and dice from streams of a seed that have names of their own', () => {
    const state = paperDungeons.start(SETUP, 'streams' as Seed);
    expect(state.rolls).toEqual(seededStream('streams' as Seed, 'dice'));
    expect(paperDungeons.start(SETUP, 'streams' as Seed, { rolls: [1, 2] }).rolls.script).toEqual([1, 2]);
    expect(state.decks.rng).not.toEqual(state.rolls.rng);
    const dealt = seededStream('streams' as Seed, 'decks');
    expect(state.decks.rng).not.toEqual(dealt.rng);
    expect([state.decks.drawn, dealt.drawn]).toEqual([4, 0]);
  });

  it('deals no card that a script of a stranger has made up', () => {
    const deck = [
      ['z', 'c'],
      ['a mission', 'hard-way'],
      ['gem-fever', 'noble'],
      ['noble', 'gem-fever', 'scout'],
    ];
    const state = paperDungeons.start(SETUP, 'script' as Seed, { deck });
    expect([state.dungeon, state.missions[0]?.id]).toEqual(['c', 'hard-way']);
    expect(state.seats[0]?.hand?.objectives[0]).toBe('gem-fever');
    expect(state.seats[0]?.hand?.powers).toEqual(['noble', 'scout']);
    for (const { hand } of state.seats) expect(hand?.objectives.every((id) => id in OBJECTIVES)).toBe(true);
  });

  it('never changes a state that somebody holds', () => {
    const pick = picker('frozen');
    let state = frozen(paperDungeons.start({ ...SETUP, seats: 3, dispersal: true }, 'frozen' as Seed));
    while (state.phase !== 'over') {
      const legal = paperDungeons.legal(state);
      const command = legal[pick(legal.length)];
      const taken = command === undefined ? null : paperDungeons.step(state, command);
      if (taken?.ok !== true) throw new Error('the game does not go on');
      state = frozen(taken.state);
    }
    const open = aTable({ powers: ['assassin', 'veteran', 'craftsman'], seats: 3 }).state.seats.map((seat) => seat.open?.due);
    expect(open).toEqual([[], [], []]);
  });
});

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const field of Object.values(value)) frozen(field);
  }
  return value;
}

describe('what is witnessed', () => {
  const deal = () => aDeal({ seats: 2, objectives: ['gem-fever', 'rising-star'], powers: ['merchant', 'noble'] });

  it('P3: of cards that are kept: that they are, and to the own seat which', () => {
    const table = deal();
    const before = table.state;
    const kept = { type: 'cardsKept', seat: 'seat-1', objective: 'gem-fever', power: 'merchant' } as const;
    expect(table.do({ type: 'keep', seat: 'seat-1', objective: 'gem-fever', power: 'merchant' }).events).toEqual([kept]);
    expect(paperDungeons.witnessed(kept, ONE, before)).toEqual(kept);
    for (const viewer of [TWO, null]) {
      expect(paperDungeons.witnessed(kept, viewer, before)).toEqual({ ...kept, objective: 'unknown', power: 'unknown' });
    }
    expect(paperDungeons.witnessed(kept, null, aDeal().state)).toEqual(kept);
  });

  it('P3: of cards that are shown: powers and colours, and the own objective, or all of them', () => {
    const cards = [
      { seat: 'seat-1', power: 'merchant', objective: 'gem-fever', alignment: OBJECTIVES['gem-fever'].alignment },
      { seat: 'seat-2', power: 'noble', objective: 'rising-star', alignment: OBJECTIVES['rising-star'].alignment },
    ] as const;
    const shown: Event = { type: 'cardsShown', cards };
    const seen = (viewer: Seat | null, state: State) => {
      const event = paperDungeons.witnessed(shown, viewer, state);
      return event?.type === 'cardsShown' ? event.cards.map(({ power, objective }) => [power, objective]) : [];
    };
    const { state } = deal();
    expect(seen(TWO, state)).toEqual([
      ['merchant', 'unknown'],
      ['noble', 'rising-star'],
    ]);
    expect(seen(null, { ...state, setup: { ...state.setup, openObjectives: true } })).toEqual([
      ['merchant', 'gem-fever'],
      ['noble', 'rising-star'],
    ]);
  });

  it('P5: of a turn that is shown: all of it, and nothing to the own seat, which knows it', () => {
    const { state } = aTurn({ seats: 2 });
    const shown: Event = { type: 'turnShown', seat: 'seat-1', events: [{ type: 'resurrected', seat: 'seat-1' }] };
    expect(paperDungeons.witnessed(shown, ONE, state)).toEqual({ ...shown, events: [] });
    for (const viewer of [TWO, null]) expect(paperDungeons.witnessed(shown, viewer, state)).toEqual(shown);
    const open: Event = { type: 'roundEnded', round: 1 };
    expect(paperDungeons.witnessed(open, TWO, state)).toEqual(open);
  });

  it('P5: of what happens to a sheet: everything, unless it is a secret of another seat', () => {
    const hurt: Event = { type: 'resurrected', seat: 'seat-1' };
    const { state } = aTurn({ seats: 2 });
    expect([ONE, TWO, null].map((viewer) => paperDungeons.witnessed(hurt, viewer, state))).toEqual([hurt, null, null]);
    expect(paperDungeons.witnessed(hurt, TWO, { ...state, phase: 'boss' })).toEqual(hurt);
    expect(paperDungeons.witnessed(hurt, TWO, { ...state, phase: 'setup' })).toBeNull();
  });

  it('P7: what closes undo', () => {
    const card = {
      seat: 'seat-1',
      power: 'noble',
      objective: 'gem-fever',
      alignment: OBJECTIVES['gem-fever'].alignment,
    } as const;
    const closes = (event: Event): boolean => paperDungeons.reveals(event);
    expect(closes({ type: 'diceRolled', sides: [], again: false })).toBe(true);
    expect(closes({ type: 'turnShown', seat: 'seat-1', events: [] })).toBe(true);
    expect(closes({ type: 'gameEnded', results: [] })).toBe(true);
    expect(closes({ type: 'cardsShown', cards: [card] })).toBe(false);
    expect(closes({ type: 'cardsShown', cards: [card, card] })).toBe(true);
    expect(closes({ type: 'phaseBegun', phase: 'boss' })).toBe(false);
  });
});

describe('what comes from outside', () => {
  const pathIn = (data: unknown): unknown => {
    const parsed = paperDungeons.parseState(JSON.parse(JSON.stringify(data)));
    return parsed.ok ? null : [parsed.rejection.key, parsed.rejection.params?.['path']];
  };

  it('a state says which part of it is wrong', () => {
    const { state } = aTurn();
    expect(pathIn(state)).toBeNull();
    expect(pathIn({ ...state, setup: { ...state.setup, seats: 9 } })).toEqual(['stateWrong', 'setup']);
    expect(pathIn({ ...state, phase: 'boss' })).toEqual(['stateWrong', 'boss is not in turn 1']);
    expect(pathIn({ ...state, rolls: { ...state.rolls, rng: [0, 0, 0, 0] } })).toEqual(['stateWrong', 'rolls.rng']);
    expect(pathIn({ ...state, rolls: { ...state.rolls, rng: [0, 0, 0, 1] } })).toBeNull();
    expect(pathIn({ ...state, dungeon: 'z', turn: 9 })).toEqual(['stateWrong', 'dungeon']);
  });

  it('a list of millions is not looked at, a long one is', () => {
    const { state } = aTurn();
    const seats = (count: number) => Array.from({ length: count }, () => null);
    expect(pathIn({ ...state, seats: seats(LIMITS.list + 1) })).toEqual(['stateWrong', 'seats']);
    expect(pathIn({ ...state, seats: seats(LIMITS.list) })).toEqual(['stateWrong', 'seats.0']);
    expect(paperDungeons.parseCommand({ type: 'roll', seat: seats(LIMITS.list + 1) })).toMatchObject({
      rejection: { key: 'commandWrong', params: { path: 'seat' } },
    });
  });

  it('a setup says how many missions it wants', () => {
    for (const missions of [[], ['hard-way'], ['hard-way', 'hard-way', 'map-makers']]) {
      expect(paperDungeons.parseSetup({ ...SETUP, missions })).toMatchObject({
        rejection: { key: 'missionsWrong', params: { count: 3 } },
      });
    }
    expect(paperDungeons.parseSetup({ ...SETUP, missions: ['hard-way', 'full-satchel', 'map-makers'] }).ok).toBe(true);
  });

  it('a game of another number of seats, and a row that is too short, belong to no campaign', () => {
    const campaign: MiniCampaign = {
      campaign: 'town-heroes',
      seats: 2,
      missions: 'none',
      dispersal: false,
      openObjectives: false,
      games: [],
    };
    const { state } = aTurn({ seats: 3 }).untilTurn(8).idleAll();
    expect(recordGame(campaign, state)).toMatchObject({ rejection: { key: 'campaignOtherGame' } });
    const three = recordGame({ ...campaign, seats: 3 }, { ...state, seats: state.seats.toReversed() });
    const outcome = paperDungeons.outcome(state);
    const points = SEAT_IDS.slice(0, 3).map((id) =>
      outcome.over ? outcome.standings.find(({ seat }) => seat === (id as string))?.points : 0,
    );
    expect(three).toMatchObject({ ok: true, value: { games: [points.toReversed()] } });
    expect(parseMiniCampaign({ ...campaign, games: [[1, 2], [3]] })).toMatchObject({ rejection: { key: 'campaignWrong' } });
  });
});
