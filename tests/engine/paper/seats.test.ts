import { describe, expect, it } from 'vitest';
import {
  advance,
  beginHistory,
  type History,
  type Seat,
  type Seed,
  undo,
  undoable,
  witnessedEvents,
} from '../../../src/engine/kernel';
import { type Command, type Event, paperDungeons, SEAT_IDS, type Setup, type State } from '../../../src/engine/paper';
import { aDeal, aTable, aTurn, CALM, type Table } from './table';

const ONE = 'seat-1';
const TWO = 'seat-2';
const VIEWERS = [ONE, TWO, null] as const;
const PAIR: Setup = { seats: 2, dungeon: 'a', missions: 'drawn', dispersal: false, openObjectives: false };

describe('seats', () => {
  it('P1: one to eight, each with a sheet of its own, and nobody is ever out of the game', () => {
    for (const seats of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const table = aTurn({ seats });
      expect(table.state.seats.map(({ id }) => id)).toEqual(SEAT_IDS.slice(0, seats));
      expect(paperDungeons.toAct(table.state)).toHaveLength(seats);
    }
    const dying = aTurn({ seats: 2 }).with({ damage: 24, resurrected: true }).idleAll().roll();
    expect(paperDungeons.toAct(dying.state)).toEqual([ONE, TWO]);
  });

  it('P6: seats act in any order or side by side, and the outcome is the same', () => {
    const ofOne: readonly Command[] = [
      { type: 'craft', seat: ONE, die: 0, item: 'flaming-sword' },
      { type: 'walk', seat: ONE, die: 3 },
      { type: 'step', seat: ONE, to: 'C1' },
      { type: 'step', seat: ONE, to: 'D1' },
      { type: 'stop', seat: ONE },
    ];
    const ofTwo: readonly Command[] = [
      { type: 'craft', seat: TWO, die: 1, item: 'tome-of-wisdom' },
      { type: 'craft', seat: TWO, die: 2, item: 'armour-of-heroes' },
    ];
    const orders = [
      [...ofOne, ...ofTwo],
      [...ofTwo, ...ofOne],
      [...ofOne.slice(0, 2), ...ofTwo, ...ofOne.slice(2)],
    ];
    const ends = orders.map(
      (order) =>
        aTurn({ seats: 2 })
          .do(...order)
          .idleAll().state,
    );
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[2]).toEqual(ends[0]);
  });

  it('P6: the reveal comes when all have confirmed', () => {
    const table = aTurn({ seats: 3 }).idle(TWO).idle(ONE);
    expect(table.state.phase).toBe('dice');
    expect(paperDungeons.toAct(table.state)).toEqual(['seat-3']);
    table.idle('seat-3');
    expect(table.state.phase).toBe('roll');
  });

  it('P6: a confirmed seat has nothing more to do', () => {
    const table = aTurn({ seats: 2 }).idle(ONE);
    expect(table.why({ type: 'brew', seat: ONE, die: 0 })).toBe('alreadyConfirmed');
    expect(table.why({ type: 'confirm', seat: ONE })).toBe('alreadyConfirmed');
    expect(table.legal(ONE)).toEqual([]);
  });

  it('P51: until the reveal a confirmed seat may begin its dice anew', () => {
    const table = aTurn({ seats: 2 }, 'skull wizard cleric / boots warrior rogue');
    const { sheet } = table.seat();
    expect(table.why({ type: 'takeBack', seat: ONE })).toBe('notConfirmed');
    table.do({ type: 'brew', seat: ONE, die: 1 }).idle(ONE).do({ type: 'takeBack', seat: ONE });
    expect(table.seat()).toMatchObject({ ready: false, sheet, open: null, told: [] });
    expect(table.sheet().damage).toBe(1);
    table.do({ type: 'brew', seat: ONE, die: 2 }).idle(ONE).idle(TWO);
    expect(table.told('turnShown')[0]?.events.filter(({ type }) => type === 'potionsGained')).toHaveLength(1);
    expect(table.why({ type: 'takeBack', seat: ONE })).toBe('wrongPhase');
  });

  it('P51: the others hear that a confirmation was taken back, and nothing else', () => {
    const table = aTurn({ seats: 2 }).do({ type: 'brew', seat: ONE, die: 1 }).idle(ONE);
    const before = table.state;
    table.do({ type: 'takeBack', seat: ONE });
    for (const viewer of VIEWERS) {
      const told = witnessedEvents(paperDungeons, { before, events: table.events }, viewer as Seat | null);
      expect(told).toEqual([{ type: 'takenBack', seat: ONE }]);
      const seen = paperDungeons.view(before, viewer as Seat | null);
      expect(told.reduce((view, event) => paperDungeons.evolve(view, event), seen)).toEqual(table.seen(viewer));
    }
  });

  it('P51: alone a confirmation is the reveal', () => {
    expect(aTurn().idle().state.phase).toBe('roll');
  });

  it('P47: a command names its seat, so a seat may be given to somebody else between two commands', () => {
    const table = aTurn({ seats: 2 });
    for (const command of paperDungeons.legal(table.state)) expect(paperDungeons.seatOf(table.state, command)).toBe(command.seat);
    expect(paperDungeons.seatOf(table.state, { type: 'roll', seat: 'seat-3' })).toBeNull();
    expect(table.why({ type: 'brew', seat: 'seat-3', die: 0 })).toBe('noSuchSeat');
    // What a bot needs is in the view of the seat.
    expect(paperDungeons.legal(table.seen(TWO), TWO as string as Seat)).toEqual(table.legal(TWO));
  });
});

describe('secrets', () => {
  const sheetSeen = (table: Table, viewer: 'seat-1' | 'seat-2' | null) => table.seen(viewer).seats[0]?.sheet;

  it('P5: what a seat does in the running turn is its own secret until the reveal', () => {
    const table = aTurn({ seats: 2 });
    const before = table.sheet();
    table.do({ type: 'brew', seat: ONE, die: 0 });
    expect(sheetSeen(table, ONE)).toEqual(table.sheet());
    for (const viewer of [TWO, null] as const) expect(sheetSeen(table, viewer)).toEqual(before);
    const last = table.idle(ONE).idle(TWO).sheet();
    for (const viewer of [ONE, TWO, null] as const) expect(sheetSeen(table, viewer)).toEqual(last);
  });

  it('P5: dice, skulls, and who has confirmed are open at once', () => {
    const table = aTurn({ seats: 2 }, 'skull wizard cleric / boots warrior rogue').idle(ONE);
    const seen = table.seen(TWO);
    expect(seen.dice).toEqual(table.state.dice);
    expect(seen.seats[0]).toMatchObject({ ready: true, sheet: { damage: 1, used: [] } });
  });

  it('P5: the others are told at the reveal, in the order of seats, as one batch each', () => {
    const table = aTurn({ seats: 2 }).do({ type: 'brew', seat: TWO, die: 0 });
    const told = (viewer: Seat | null, state: State, event: Event) => paperDungeons.witnessed(event, viewer, state);
    const [used] = table.events;
    if (used === undefined) throw new Error('nothing was told');
    expect(told(ONE as string as Seat, table.state, used)).toBeNull();
    expect(told(TWO as string as Seat, table.state, used)).toEqual(used);
    table.idle(TWO).idle(ONE);
    expect(table.told('turnShown').map(({ seat }) => seat)).toEqual([ONE, TWO]);
    expect(
      table
        .told('turnShown')[1]
        ?.events.slice(0, 2)
        .map(({ type }) => type),
    ).toEqual(['dieUsed', 'potionsGained']);
  });

  it('P5: what a viewer is told of a turn leads from its view to the next, also of a seat that did it in secret', () => {
    const table = aTurn({ seats: 3, missions: ['full-satchel', 'map-makers', 'four-sparks'] }).with({ potions: 8 });
    table.do({ type: 'brew', seat: ONE, die: 0 }).go(0, ['C1', 'D1'], TWO).idle(ONE).idle(TWO);
    for (const command of [
      { type: 'walk', seat: 'seat-3', die: 0 },
      { type: 'stop', seat: 'seat-3' },
      { type: 'craft', seat: 'seat-3', die: 1, item: 'tome-of-wisdom' },
      { type: 'brew', seat: 'seat-3', die: 2 },
      { type: 'confirm', seat: 'seat-3' },
    ] as const satisfies readonly Command[]) {
      const before = table.state;
      table.do(command);
      for (const viewer of [...VIEWERS, 'seat-3'] as const) {
        const told = witnessedEvents(paperDungeons, { before, events: table.events }, viewer as Seat | null);
        const seen = paperDungeons.view(before, viewer as Seat | null);
        expect(told.reduce((view, event) => paperDungeons.evolve(view, event), seen)).toEqual(table.seen(viewer));
      }
    }
    expect(table.state.missions.map(({ claimed }) => claimed)).toEqual([true, false, false]);
  });

  it('P3: cards are chosen at once; powers and alignments are public when all have chosen', () => {
    const table = aDeal({ seats: 2, objectives: ['gem-fever', 'rising-star'], powers: ['merchant', 'noble'] });
    expect(paperDungeons.toAct(table.state)).toEqual([ONE, TWO]);
    expect(table.seen(TWO).seats[0]?.hand).toEqual({ objectives: ['unknown', 'unknown'], powers: ['unknown', 'unknown'] });
    table.do({ type: 'keep', seat: TWO, objective: 'rising-star', power: 'noble' });
    expect(table.seen(ONE).seats[1]).toMatchObject({ objective: 'unknown', power: 'unknown', alignment: null, hand: null });
    table.do({ type: 'keep', seat: ONE, objective: 'gem-fever', power: 'merchant' });
    expect(table.seen(ONE).seats[1]).toMatchObject({ objective: 'unknown', power: 'noble', alignment: { warrior: 'white' } });
  });

  it('P3: discarded cards are never shown', () => {
    const table = aDeal({ seats: 2, objectives: ['gem-fever', 'rising-star'], powers: ['merchant', 'noble'] });
    const [kept, discarded] = table.seat().hand?.objectives ?? [];
    table.do({ type: 'keep', seat: ONE, objective: 'gem-fever', power: 'merchant' });
    expect(kept).toBe('gem-fever');
    expect(JSON.stringify([table.seen(TWO), table.events])).not.toContain(discarded);
  });

  it('P3: an objective stays its owner’s secret until scoring', () => {
    const table = aTurn({ seats: 2, objectives: ['gem-fever', 'rising-star'] });
    expect(VIEWERS.map((viewer) => table.seen(viewer).seats[0]?.objective)).toEqual(['gem-fever', 'unknown', 'unknown']);
    table.untilTurn(8).idleAll();
    expect(table.seen(TWO).seats[0]?.objective).toBe('gem-fever');
  });

  it('P3: a table may play with open objectives', () => {
    const table = aTurn({ seats: 2, objectives: ['gem-fever', 'rising-star'], openObjectives: true });
    expect(VIEWERS.map((viewer) => table.seen(viewer).seats[0]?.objective)).toEqual(['gem-fever', 'gem-fever', 'gem-fever']);
  });

  it('P53: set-up powers are resolved in secret, and shown when all are done', () => {
    const table = aTable({ seats: 2, powers: ['assassin', 'veteran'] });
    table.do({ type: 'strikeOff', seat: ONE, monster: 'orc-3' }, { type: 'strikeOff', seat: ONE, monster: 'orc-4' });
    expect(sheetSeen(table, TWO)?.beaten).toEqual([]);
    expect(paperDungeons.toAct(table.state)).toEqual([TWO]);
    table.do({ type: 'chooseHero', seat: TWO, hero: 'wizard' }, { type: 'chooseHero', seat: TWO, hero: 'cleric' });
    expect(sheetSeen(table, TWO)?.beaten).toEqual(['orc-3', 'orc-4']);
    expect(table.state.phase).toBe('roll');
  });
});

describe('undo', () => {
  type PaperHistory = History<Setup, State, Command, Event>;
  const begin = (setup: Setup): PaperHistory => beginHistory(paperDungeons, { setup, seed: 'undo' as Seed });
  const play = (history: PaperHistory, until: (state: State) => boolean): PaperHistory => {
    let current = history;
    while (!until(current.state)) {
      const [command] = paperDungeons.legal(current.state);
      const next = command === undefined ? null : advance(paperDungeons, current, command);
      if (next?.ok !== true) throw new Error('the game does not go on');
      current = next.history;
    }
    return current;
  };

  it('P7: goes back to the roll, in any number of steps', () => {
    let history = play(begin({ ...PAIR, seats: 1 }), ({ seats }) => (seats[0]?.sheet.used.length ?? 0) === 3);
    for (let next = undo(history); next !== null; next = undo(history)) history = next;
    expect(history.state).toMatchObject({ phase: 'dice', turn: 1 });
    expect(history.state.seats[0]?.sheet.used).toEqual([]);
    expect(undoable(history)).toBeNull();
  });

  it('P7: alone it stays open through missions and boss until the next roll', () => {
    const history = play(begin({ ...PAIR, seats: 1 }), ({ turn, phase }) => turn === 3 && phase === 'roll');
    expect(undoable(history)).not.toBeNull();
    expect(undo(history)?.state.phase).toBe('dice');
    expect(undoable(play(history, ({ turn }) => turn === 4))).toBeNull();
  });

  it('P7: the reveal closes it when there are other seats', () => {
    expect(undoable(play(begin(PAIR), ({ turn, phase }) => turn === 1 && phase === 'roll'))).toBeNull();
  });

  it('P52: the end closes it', () => {
    expect(undoable(play(begin({ ...PAIR, seats: 1 }), ({ phase }) => phase === 'over'))).toBeNull();
  });
});

describe('chance', () => {
  it('P8: the rolls of a seed are the same for everybody, whatever they do', () => {
    const rolled = (seats: number, first: boolean): readonly (readonly number[])[] => {
      let state = paperDungeons.start({ ...PAIR, seats }, 'rolls' as Seed);
      const dice: (readonly number[])[] = [];
      while (state.phase !== 'over') {
        const legal = paperDungeons.legal(state);
        const command = legal.at(first ? 0 : -1);
        const taken = command === undefined ? null : paperDungeons.step(state, command);
        if (taken?.ok !== true) throw new Error('the game does not go on');
        if (command?.type === 'roll') dice.push(taken.state.dice);
        state = taken.state;
      }
      return dice;
    };
    expect(rolled(1, true)).toHaveLength(8);
    expect(rolled(2, false)).toEqual(rolled(1, true));
    expect(rolled(5, true)).toEqual(rolled(1, true));
  });

  it('P8: cards and dice have streams of their own', () => {
    const state = paperDungeons.start(PAIR, 'streams' as Seed);
    const { decks } = aTurn({ seats: 2 }).idleAll().state;
    expect([decks.drawn, state.decks.drawn, state.rolls.drawn]).toEqual([4, 4, 0]);
    expect(aTable().roll(CALM).state.rolls.drawn).toBe(6);
  });
});
