// States that no commands lead to: each is wrong in one way, is named by `faults`, and is not let in from outside.
import { describe, expect, it } from 'vitest';
import { canonicalJson, type Seat } from '../../../src/engine/kernel';
import { type PlayerSeat, paperDungeons, type Sheet, type State } from '../../../src/engine/paper';
import { levels } from './parties';
import { aDeal, aTable, aTurn, type Table } from './table';

const ONE = 'seat-1';
const DIE = { used: [0], digits: [1] };

type Change = (table: Table) => Table;
const sheet =
  (more: Partial<Sheet>): Change =>
  (table) =>
    table.with(more);
const seat =
  (more: Partial<PlayerSeat>, at = 0): Change =>
  (table) =>
    table.at({ seats: table.state.seats.map((one, place) => (place === at ? { ...one, ...more } : one)) });
const state =
  (more: Partial<State>): Change =>
  (table) =>
    table.at(more);

const turn = (): Table => aTurn({ missions: ['map-makers', 'full-satchel', 'four-sparks'] });
const pair = (): Table => aTurn({ seats: 2 });
const rewarded = (): Table =>
  aTurn({ seats: 2, dungeon: 'b' })
    .untilTurn(3)
    .with({ ...levels(3, 3, 3, 3), lair: true, path: ['A1', 'B1', 'B2'] })
    .idleAll();
const over = (): Table => aTurn().untilTurn(8).idle();

const SEATS = 'the seats are not those of the setup';
const DICE = 'dice are missing or would have been thrown again';
const CARDS = 'the cards of a seat do not fit the phase';
const WAITS = 'a seat waits for nothing';
const SECRET = 'what was done in secret does not lead to the sheet';
const GEMS = 'gems are in two places';
const PATH = 'the path leads through no door';
const DIGITS = 'the digits are not those of the dice';
const ANSWER = 'nothing waits for an answer';
const BOSSES = 'the bosses are not those that woke';

const FORGED: readonly (readonly [string, () => Table, Change])[] = [
  [SEATS, pair, ({ state: { seats } }) => pair().at({ seats: seats.slice(1) })],
  [SEATS, pair, (table) => table.at({ seats: table.state.seats.toReversed() })],
  [SEATS, pair, (table) => table.at({ setup: { ...table.state.setup, seats: 1 } })],
  [SEATS, () => aTurn({ seats: 3 }), (table) => table.at({ seats: [0, 2, 1].flatMap((at) => table.state.seats[at] ?? []) })],
  ['cards is not in turn 1', turn, state({ phase: 'cards' })],
  ['setup is not in turn 1', turn, state({ phase: 'setup' })],
  ['roll is not in turn 8', over, state({ phase: 'roll' })],
  ['dice is not in turn 0', turn, state({ turn: 0 })],
  ['reward is not in turn 1', turn, state({ phase: 'reward' })],
  ['over is not in turn 1', turn, state({ phase: 'over' })],
  ['reveal is not in turn 1', turn, state({ phase: 'reveal' })],
  ['boss is not in turn 1', turn, state({ phase: 'boss' })],
  [DICE, turn, state({ dice: [2, 3, 4, 2, 3] })],
  [DICE, turn, state({ dice: [1, 1, 1, 2, 3, 4] })],
  [DICE, turn, state({ dice: [6, 6, 6, 2, 3, 4] })],
  [DICE, aDeal, state({ dice: [2, 3, 4, 2, 3, 4] })],
  ['a mission is in play twice', turn, ({ state: { missions } }) => turn().at({ missions: [...missions, ...missions] })],
  [CARDS, turn, seat({ hand: { objectives: [], powers: [] } })],
  [CARDS, turn, seat({ objective: null })],
  [CARDS, turn, seat({ objective: 'unknown' })],
  [CARDS, turn, seat({ power: null })],
  [CARDS, turn, seat({ alignment: null })],
  [CARDS, turn, seat({ alignment: { warrior: 'white', wizard: 'white', cleric: 'white', rogue: 'white' } })],
  [CARDS, aDeal, seat({ objective: 'gem-fever' })],
  [CARDS, aDeal, seat({ power: 'noble' })],
  [CARDS, aDeal, seat({ hand: null })],
  [CARDS, aDeal, seat({ hand: { objectives: ['gem-fever'], powers: ['noble', 'scout'] } })],
  [CARDS, aDeal, seat({ hand: { objectives: ['gem-fever', 'armourer'], powers: ['noble'] } })],
  [CARDS, aDeal, seat({ ready: true })],
  [CARDS, aDeal, seat({ alignment: { warrior: 'white', wizard: 'white', cleric: 'black', rogue: 'black' } })],
  [CARDS, () => keptOf(aDeal({ seats: 2 })), seat({ objective: null })],
  [CARDS, () => keptOf(aDeal({ seats: 2 })), seat({ power: null })],
  [
    CARDS,
    () => keptOf(aDeal({ seats: 2 })),
    seat({ hand: { objectives: ['gem-fever', 'armourer'], powers: ['noble', 'scout'] } }),
  ],
  [WAITS, () => aTable({ powers: ['assassin'] }), seat({ ready: true })],
  [WAITS, () => aTable({ powers: ['assassin'] }), sheet({ due: [] })],
  [WAITS, () => aTable({ powers: ['assassin'] }), sheet({ walk: { steps: 1, rivers: [] } })],
  [WAITS, pair, seat({ ready: true })],
  [WAITS, aDeal, sheet({ walk: { steps: 1, rivers: [] } })],
  [WAITS, aDeal, sheet({ due: [{ op: 'levelUp', times: 1, apart: null }] })],
  [WAITS, rewarded, seat({ ready: true })],
  [WAITS, rewarded, sheet({ walk: { steps: 1, rivers: [] } })],
  [WAITS, over, seat({ ready: true })],
  [WAITS, over, sheet({ walk: { steps: 1, rivers: [] } })],
  [WAITS, over, sheet({ due: [{ op: 'levelUp', times: 1, apart: null }] })],
  [SECRET, pair, (table) => seat({ open: table.sheet() })(table)],
  [SECRET, pair, seat({ told: [{ type: 'resurrected', seat: ONE }] })],
  [SECRET, pair, (table) => seat({ open: table.sheet(), told: [{ type: 'resurrected', seat: ONE }] })(table)],
  [SECRET, pair, (table) => seat({ open: table.sheet(), told: [{ type: 'trapSprung', seat: 'seat-2', room: 'C2' }] })(table)],
  [
    SECRET,
    pair,
    (table) =>
      seat({
        open: table.sheet(),
        told: [
          { type: 'trapSprung', seat: ONE, room: 'C2' },
          { type: 'trapSprung', seat: 'seat-2', room: 'C2' },
        ],
      })(table),
  ],
  [SECRET, over, (table) => seat({ open: table.sheet(), told: [{ type: 'trapSprung', seat: ONE, room: 'C2' }] })(table)],
  [GEMS, turn, sheet({ gems: 1, taken: ['gem-a'], gone: ['gem-a'] })],
  [GEMS, turn, sheet({ gems: 2, taken: ['gem-a', 'gem-a'] })],
  [GEMS, turn, sheet({ gems: 0, taken: ['gem-a'] })],
  [GEMS, turn, sheet({ gone: ['gem-a', 'gem-a'] })],
  ['a monster fell twice', turn, sheet({ beaten: ['orc-3', 'orc-3'] })],
  ['more hearts are used than there are potions', turn, sheet({ potions: 1, hearts: 3 })],
  [PATH, turn, sheet({ path: ['B2'] })],
  [PATH, turn, sheet({ path: ['B1', 'C2'] })],
  [PATH, turn, sheet({ path: ['A1', 'F1'] })],
  [DIGITS, turn, sheet({ used: [0] })],
  [DIGITS, turn, sheet({ digits: [1] })],
  [DIGITS, turn, sheet({ used: [0, 0], digits: [1, 1] })],
  [DIGITS, turn, sheet({ used: [0, 1, 2, 3], digits: [1, 2, 3, 0] })],
  [DIGITS, turn, sheet({ changed: ['wizard', 'wizard'] })],
  [DIGITS, () => aTurn({}, 'skull wizard cleric / boots warrior rogue'), sheet(DIE)],
  [DIGITS, aDeal, sheet({ digits: [1] })],
  [DIGITS, aDeal, sheet({ used: [0] })],
  [DIGITS, () => aTable({ powers: ['assassin'] }), sheet({ digits: [1] })],
  [DIGITS, () => turn().idle(), sheet({ digits: [] })],
  ['the missions are not those in play', turn, sheet({ missions: [0, 0] })],
  ['a mission was not claimed', turn, sheet({ missions: [0, 4, 0] })],
  [BOSSES, turn, sheet({ bosses: [{ fought: true, glory: 5, wounds: 1 }] })],
  [BOSSES, () => aTurn().untilTurn(3), sheet({ bosses: [{ fought: true, glory: 5, wounds: 1 }] })],
  [BOSSES, () => aTurn().untilTurn(3).idle(), sheet({ bosses: [] })],
  [BOSSES, over, sheet({ bosses: [] })],
  [ANSWER, turn, sheet({ due: [{ op: 'potions', times: 1 }] })],
  [ANSWER, turn, sheet({ ...levels(6, 6, 6, 5), due: [{ op: 'levelUp', times: 1, apart: null }] })],
  [ANSWER, turn, sheet({ walk: { steps: 2, rivers: [] } })],
  [ANSWER, turn, sheet({ ...DIE, walk: { steps: 0, rivers: [] } })],
  [ANSWER, turn, sheet({ ...DIE, walk: { steps: 2, rivers: [7] } })],
  ['there is nothing left to do', rewarded, sheet({ due: [] })],
  ['there is nothing left to do', rewarded, (table) => table.with({ due: table.sheet().due }, 'seat-2')],
];

/** The same parts, in states that they do belong to. */
const SOUND: readonly (readonly [string, () => Table])[] = [
  ['the deal', aDeal],
  ['a hand that was kept', () => keptOf(aDeal({ seats: 2 }))],
  ['a question before the first roll', () => aTable({ powers: ['assassin', 'veteran'], seats: 2 })],
  ['a turn', turn],
  ['two skulls and two clovers', () => aTurn({}, 'clover clover skull / skull warrior rogue')],
  ['a secret', () => pair().do({ type: 'brew', seat: ONE, die: 0 })],
  ['a walk', () => turn().do({ type: 'walk', seat: ONE, die: 0 })],
  [
    'a question at the end of a walk',
    () => turn().with({ ...DIE, walk: { steps: 0, rivers: [6] }, due: [{ op: 'levelUp', times: 1, apart: null }] }),
  ],
  ['a seat that has confirmed', () => pair().idle()],
  [
    'all monsters and twelve potions drunk',
    () => turn().with({ potions: 12, hearts: 24, gems: 10, taken: ['gem-a'], gone: ['gem-b'] }),
  ],
  ['a path through the doors at the end of a row', () => turn().with({ path: ['A1', 'A2', 'F2', 'F1'] })],
  ['a mission that was claimed', () => turn().with({ gems: 4 }).idle()],
  ['the turn after a boss', () => aTurn().untilTurn(4)],
  ['a reward', rewarded],
  ['the end', over],
];

function keptOf(table: Table): Table {
  const [command] = table.legal();
  return command === undefined ? table : table.do(command);
}

describe('a state that commands lead to', () => {
  it.each(SOUND)('has no fault: %s', (_, build) => {
    const { state: sound } = build();
    expect(paperDungeons.faults(sound)).toEqual([]);
    expect(paperDungeons.parseState(JSON.parse(JSON.stringify(sound)))).toEqual({ ok: true, value: sound });
    expect(paperDungeons.unreachable(sound.setup, sound)).toEqual([]);
  });
});

describe('a state that no commands lead to', () => {
  it.each(FORGED.map(([fault, build, change], at) => [at, fault, build, change] as const))(
    '%i: %s',
    (_, fault, build, change) => {
      expect(paperDungeons.faults(build().state)).toEqual([]);
      const { state: forged } = change(build());
      expect(paperDungeons.faults(forged)).toEqual([fault]);
      expect(paperDungeons.parseState(JSON.parse(JSON.stringify(forged)))).toMatchObject({
        ok: false,
        rejection: { key: 'stateWrong' },
      });
    },
  );

  it('names cards that two seats have, and a lair without a step', () => {
    const table = aTurn({ seats: 2, objectives: ['gem-fever', 'hunter-of-the-middle-depths'] });
    const [one, two] = table.state.seats;
    const alike = { ...table.state, seats: [one, { ...two, objective: one?.objective, power: one?.power }] } as State;
    expect(paperDungeons.faults(alike)).toEqual(['two seats have the same objective', 'two seats have the same power']);
    expect(paperDungeons.faults(table.with({ lair: true }).state)).toEqual(['seat-1 was in a lair without a step']);
    expect(paperDungeons.faults(table.with({ lair: true, path: ['A1'] }).state)).toEqual([]);
    const dealt = aDeal({ seats: 2 });
    const [hand] = dealt.state.seats.map((each) => each.hand);
    const twice = dealt.at({ seats: dealt.state.seats.map((each) => ({ ...each, hand: hand ?? null })) });
    expect(paperDungeons.faults(twice.state)).toEqual(['two seats have the same objective', 'two seats have the same power']);
  });
});

describe('a state of another setup', () => {
  const found = (more: object) => {
    const { state: played } = turn();
    return paperDungeons.unreachable({ ...played.setup, ...more }, { ...played, setup: { ...played.setup, ...more } });
  };

  it('is named by what differs', () => {
    const { state: played } = turn();
    expect(paperDungeons.unreachable({ ...played.setup, dispersal: true }, played)).toEqual(['something else was agreed upon']);
    expect(found({ dungeon: 'b' })).toEqual(['this is another dungeon']);
    expect(found({ dungeon: 'drawn' })).toEqual([]);
    expect(found({ missions: 'none' })).toEqual(['missions are in play']);
    expect(found({ missions: 'drawn' })).toEqual([]);
    expect(found({ missions: ['map-makers', 'four-sparks', 'full-satchel'] })).toEqual(['other missions are in play']);
  });
});

describe('dice that look alike', () => {
  it('stand for each other by their number, and no other die does', () => {
    const table = aTurn({}, 'warrior warrior skull / boots warrior warrior');
    const { state: lying } = table;
    const { numberOf, at } = paperDungeons.variants ?? { numberOf: () => null, at: () => undefined };
    const brew = { type: 'brew', seat: ONE, die: 0 } as const;
    expect([0, 1, 2, 3, 4, 5, 6].map((die) => at(lying, brew, die)?.type ?? null)).toEqual([
      null,
      'brew',
      null,
      null,
      null,
      null,
      null,
    ]);
    expect([0, 1, 2, 3, 4, 5, 6].map((die) => numberOf(lying, brew, { ...brew, die }))).toEqual([
      null,
      1,
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(numberOf(lying, brew, { type: 'walk', seat: ONE, die: 1 })).toBeNull();
    expect(numberOf(lying, { type: 'roll', seat: ONE }, { ...brew, die: 1 })).toBeNull();
    expect(numberOf(lying, brew, { type: 'roll', seat: ONE })).toBeNull();
    expect(at(lying, { type: 'roll', seat: ONE }, 1)).toBeUndefined();
    expect(at(table.do({ ...brew, die: 1 }).state, brew, 1)).toBeUndefined();
    expect(at(lying, { ...brew, seat: 'seat-2' }, 1)).toBeUndefined();
  });
});

describe('views', () => {
  it('P5: streams are nobody’s, alone too', () => {
    for (const viewer of [ONE, null]) {
      const seen = paperDungeons.view(aTurn().state, viewer as Seat | null);
      expect([seen.decks, seen.rolls].map((stream) => canonicalJson(stream))).not.toContain(canonicalJson(aTurn().state.rolls));
      expect(seen.seats).toEqual(aTurn().state.seats);
    }
  });
});
