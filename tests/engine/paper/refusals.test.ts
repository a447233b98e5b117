import { describe, expect, it } from 'vitest';
import { type Command, paperDungeons, REJECTION_KEYS, type RejectionKey } from '../../../src/engine/paper';
import { aDeal, aTurn, type Table } from './table';

const seat = 'seat-1';
const brew = (die: number) => ({ type: 'brew', seat, die }) as const;
const raise = (more: object) => ({ type: 'raise', seat, die: 0, hero: 'warrior', ...more });
const step = (to: string) => ({ type: 'step', seat, to });
const BLACK = { objectives: ['hunter-of-the-middle-depths'], powers: ['psionic'] } as const;
const walking = (from: readonly ['D1'] | readonly ['A1']): Table =>
  aTurn().with({ path: from }).do({ type: 'walk', seat, die: 0 });
const parsing = ['setupWrong', 'missionsWrong', 'commandWrong', 'stateWrong'] as const;
type AtTheTable = Exclude<RejectionKey, (typeof parsing)[number]>;

/** A table, and a command that it refuses for this reason. */
const SCENES: Readonly<Record<AtTheTable, () => readonly [Table, unknown]>> = {
  unknownCommand: () => [aTurn(), { type: 'dance', seat }],
  noSuchSeat: () => [aTurn(), { type: 'brew', seat: 'seat-2', die: 0 }],
  gameOver: () => [aTurn().untilTurn(8).idle(), { type: 'roll', seat }],
  wrongPhase: () => [aTurn(), { type: 'roll', seat }],
  alreadyConfirmed: () => [aTurn({ seats: 2 }).idle(), brew(0)],
  notConfirmed: () => [aTurn({ seats: 2 }), { type: 'takeBack', seat }],
  notAsked: () => [aTurn(), { type: 'chooseHero', seat, hero: 'warrior' }],
  questionFirst: () => [aTurn().with({ potions: 3 }).do(brew(0)), brew(1)],
  walkFirst: () => [aTurn().do({ type: 'walk', seat, die: 0 }), brew(1)],
  notWalking: () => [aTurn(), step('A1')],
  objectiveNotYours: () => [aDeal({ objectives: ['gem-fever'] }), { type: 'keep', seat, objective: 'armourer', power: 'noble' }],
  powerNotYours: () => [
    aDeal({ powers: ['noble'], objectives: ['gem-fever'] }),
    { type: 'keep', seat, objective: 'gem-fever', power: 'veteran' },
  ],
  noSuchDie: () => [aTurn(), brew(6)],
  dieUsed: () => [aTurn().do(brew(0)), brew(0)],
  dieIsSkull: () => [aTurn({}, 'skull wizard cleric / boots warrior rogue'), brew(0)],
  diceUsedUp: () => [aTurn().go(0, []).go(1, []).go(2, []), brew(3)],
  diceLeft: () => [aTurn(), { type: 'confirm', seat }],
  noSuchHero: () => [aTurn(), raise({ hero: 'bard' })],
  heroAtTop: () => [aTurn().with({ heroes: { warrior: 6, wizard: 1, cleric: 1, rogue: 1 } }), raise({})],
  symbolWrong: () => [aTurn(), raise({ die: 3 })],
  colourWrong: () => [aTurn(BLACK), raise({})],
  changeUnknown: () => [aTurn(BLACK), raise({ change: 'luck' })],
  changeNotYours: () => [aTurn(BLACK), raise({ change: 'wizard' })],
  changeUsed: () => [aTurn(BLACK).with({ changed: ['psionic'] }), raise({ change: 'psionic' })],
  changeNotNeeded: () => [aTurn(BLACK), raise({ die: 4, change: 'psionic' })],
  noSuchItem: () => [aTurn(), { type: 'craft', seat, die: 0, item: 'spoon' }],
  itemFinished: () => {
    const table = aTurn();
    const items = { ...table.sheet().items, 'tome-of-wisdom': 2 };
    return [table.with({ items }), { type: 'craft', seat, die: 0, item: 'tome-of-wisdom' }];
  },
  noSuchRoom: () => [walking(['D1']), step('Z1')],
  notThroughADoor: () => [aTurn().do({ type: 'walk', seat, die: 0 }), step('A2')],
  notNextTo: () => [walking(['D1']), step('F5')],
  wallInTheWay: () => [walking(['D1']), step('D2')],
  riverInTheWay: () => [walking(['A1']), step('A2')],
  notAnOption: () => [aTurn().with({ potions: 3 }).do(brew(0)), { type: 'chooseHero', seat, hero: 'bard' }],
};

/** One command of each type. */
const READ: readonly Command[] = [
  { type: 'keep', seat, objective: 'gem-fever', power: 'noble' },
  { type: 'roll', seat },
  { type: 'raise', seat, die: 0, hero: 'warrior' },
  { type: 'raise', seat, die: 0, hero: 'warrior', change: 'wizard' },
  { type: 'craft', seat, die: 5, item: 'tome-of-wisdom' },
  { type: 'brew', seat, die: 3 },
  { type: 'walk', seat, die: 3 },
  { type: 'step', seat, to: 'F7' },
  { type: 'stop', seat },
  { type: 'chooseHero', seat, hero: 'rogue' },
  { type: 'fillBox', seat, item: 'death-scepter' },
  { type: 'strikeOff', seat, monster: 'zombie-5' },
  { type: 'takeGem', seat, gem: 'gem-h' },
  { type: 'takeFirst', seat, loot: 'levelUp' },
  { type: 'confirm', seat },
  { type: 'takeBack', seat },
];

describe('refusals', () => {
  it('every reason has a scene', () => {
    expect([...Object.keys(SCENES), ...parsing].sort()).toEqual([...REJECTION_KEYS].sort());
  });

  it.each(Object.entries(SCENES))('%s', (key, scene) => {
    const [table, command] = scene();
    expect(table.why(command)).toBe(key);
    expect(paperDungeons.step(table.state, command as never)).toMatchObject({ ok: false, rejection: { key } });
  });

  it.each<[string, () => readonly [Table, unknown], object]>([
    ['the die', SCENES.noSuchDie, { die: 6 }],
    ['dice of a turn', SCENES.diceUsedUp, { count: 3 }],
    ['dice that are left', SCENES.diceLeft, { count: 3 }],
    ['the phase', SCENES.wrongPhase, { phase: 'dice', command: 'roll' }],
    ['what was not asked', SCENES.notAsked, { command: 'chooseHero' }],
    ['the question', SCENES.questionFirst, { question: 'levelUp' }],
    ['the steps that are left', SCENES.walkFirst, { count: 2 }],
    ['the objective', SCENES.objectiveNotYours, { objective: 'armourer' }],
    ['the power', SCENES.powerNotYours, { power: 'veteran' }],
    ['the hero that is not there', SCENES.noSuchHero, { hero: 'bard' }],
    ['the hero', SCENES.heroAtTop, { hero: 'warrior' }],
    ['the change', SCENES.changeUnknown, { change: 'luck' }],
    ['the item that is not there', SCENES.noSuchItem, { item: 'spoon' }],
    ['the item', SCENES.itemFinished, { item: 'tome-of-wisdom' }],
    ['the room that is not there', SCENES.noSuchRoom, { room: 'Z1' }],
    ['the door', SCENES.notThroughADoor, { room: 'A2' }],
    ['the wall', SCENES.wallInTheWay, { room: 'D2' }],
    ['the river', SCENES.riverInTheWay, { room: 'A2' }],
    ['the option', SCENES.notAnOption, { option: 'bard' }],
  ])('names %s', (_, scene, params) => {
    const [{ state }, command] = scene();
    expect(paperDungeons.whyIllegal(state, command as Command)?.params).toEqual(params);
  });

  it('show what a command names, however malformed, in a few letters', () => {
    const { state } = aTurn();
    const named = (die: unknown) => paperDungeons.whyIllegal(state, { ...brew(0), die } as Command)?.params;
    expect([Number.NaN, 'x'.repeat(50), {}, null].map(named)).toEqual([
      { die: 'NaN' },
      { die: 'x'.repeat(40) },
      { die: '{}' },
      { die: 'nothing' },
    ]);
  });

  it('a seat that nobody has is no seat of the table', () => {
    const table = aTurn({ seats: 2 });
    for (const other of ['seat-3', 'seat-9', 'nobody', null]) {
      expect(table.why({ type: 'brew', seat: other, die: 0 })).toBe('noSuchSeat');
      expect(table.legal(other as never)).toEqual([]);
    }
  });

  it.each([
    null,
    7,
    {
      get type(): never {
        throw new Error('a getter');
      },
    },
  ])('what is no command is refused: %#', (command) => {
    expect(aTurn().why(command)).toBe('unknownCommand');
    expect(paperDungeons.step(aTurn().state, command as never)).toMatchObject({ rejection: { key: 'unknownCommand' } });
  });

  it.each(READ)('a command of the type $type is read back', (command) => {
    expect(paperDungeons.parseCommand(JSON.parse(JSON.stringify(command)))).toEqual({ ok: true, value: command });
    expect(paperDungeons.parseCommand({ ...command, extra: 1 })).toMatchObject({ rejection: { key: 'commandWrong' } });
  });

  it('say which part of a file is wrong', () => {
    const state = aTurn().with({ potions: 13 }).state;
    expect(paperDungeons.parseState(state)).toMatchObject({
      rejection: { key: 'stateWrong', params: { path: 'seats.0.sheet.potions' } },
    });
    expect(paperDungeons.parseCommand({ ...brew(0), die: 7 })).toMatchObject({
      rejection: { key: 'commandWrong', params: { path: 'die' } },
    });
  });

  it.each<[string, (table: Table) => Table]>([
    ['more hearts used than potions have', (table) => table.with({ hearts: 1 })],
    ['a gem that was taken and has vanished', (table) => table.with({ gems: 1, taken: ['gem-a'], gone: ['gem-a'] })],
    ['a monster that fell twice', (table) => table.with({ beaten: ['orc-3', 'orc-3'] })],
    ['a path through no door', (table) => table.with({ path: ['B3'] })],
    ['a path across a corner', (table) => table.with({ path: ['A1', 'B2'] })],
    ['a die that was used without a digit', (table) => table.with({ used: [0] })],
    ['a walk without a die', (table) => table.with({ walk: { steps: 2, rivers: [] } })],
    ['a question with one answer', (table) => table.with({ due: [{ op: 'potions', times: 1 }] })],
    ['a boss that has not woken', (table) => table.with({ bosses: [{ fought: true, glory: 5, wounds: 1 }] })],
    [
      'an alignment that is not that of the objective',
      (table) => table.at({ seats: [{ ...table.seat(), objective: 'no-obstacle' }] }),
    ],
    ['a roll that would have been thrown again', (table) => table.at({ dice: [1, 1, 1, 2, 3, 4] })],
    ['a phase that does not wait', (table) => table.at({ phase: 'boss' })],
    ['a seat too many', (table) => table.at({ seats: [table.seat(), table.seat()] })],
    ['a turn that is no turn of its phase', (table) => table.at({ turn: 0 })],
    ['a secret that leads elsewhere', (table) => table.at({ seats: [{ ...table.seat(), open: table.sheet() }] })],
  ])('a state is not let in with %s', (_, damaged) => {
    expect(paperDungeons.parseState(aTurn().state)).toMatchObject({ ok: true });
    expect(paperDungeons.parseState(damaged(aTurn({ objectives: ['gem-fever'] })).state)).toMatchObject({
      rejection: { key: 'stateWrong' },
    });
  });
});
