import { describe, expect, it } from 'vitest';
import { commandsOf } from '../../../../../src/engine/kernel';
import { type Command, oneDeckDungeon, type State } from '../../../../../src/engine/onedeck';
import { idOf } from '../../../../../src/games/onedeck/table';
import { leads, looksOf } from '../../../../../src/games/onedeck/table/targeting/reach';
import { laidTable } from '../../../../wiring/table/laidTable';
import { STATES } from '../played';

type Cover = Extract<Command, { type: 'cover' }>;
const die = (id: number): string => idOf({ kind: 'die', die: id });
const box = (at: number): string => idOf({ kind: 'box', box: at });
const covers = (state: State): readonly Cover[] =>
  oneDeckDungeon.legal(state).flatMap((command) => (command.type === 'cover' ? [command] : []));
const POOLS = STATES.filter(({ phase }) => phase === 'pool');
const valueIn = (state: State, id: number): number => state.encounter?.pool.find((one) => one.id === id)?.value ?? 0;

/** The first command after these presses. */
function done(state: State, presses: readonly string[]): unknown {
  const { session, input } = laidTable(state);
  for (const press of presses) if (session.history.past === null) input.press(press);
  const [command] = commandsOf(session.history);
  session.close();
  return command ?? null;
}

describe('a wide box', () => {
  const wide = POOLS.flatMap((state) =>
    covers(state)
      .filter(({ dice }) => dice.length > 1)
      .map((command) => ({ state, command })),
  ).slice(0, 40);

  it('closes when its dice reach the sum, with the box first and with the dice first', () => {
    expect(wide.length).toBeGreaterThan(10);
    for (const { state, command } of wide) {
      const dice = command.dice.map(die);
      expect(done(state, [...dice, box(command.box)])).toEqual(command);
      const isSole = covers(state).filter((other) => other.box === command.box).length === 1;
      if (!isSole) expect(done(state, [box(command.box), ...dice])).toEqual(command);
    }
  });

  it('never takes a die too many', () => {
    let surplus = 0;
    for (const { state, command } of wide) {
      const more = (state.encounter?.pool ?? []).filter(({ id }) => !command.dice.includes(id));
      for (const { id } of more) {
        const wish: Command = { ...command, dice: [id, ...command.dice] };
        if (oneDeckDungeon.whyIllegal(state, wish) !== null) continue;
        const taken = done(state, [...wish.dice.map(die), box(command.box)]) as Cover;
        const sum = taken.dice.reduce((all, one) => all + valueIn(state, one), 0);
        const least = Math.min(...taken.dice.map((one) => valueIn(state, one)));
        expect(sum - least).toBeLessThan(state.encounter?.boxes[command.box]?.value ?? 0);
        surplus += 1;
      }
    }
    expect(surplus).toBeGreaterThan(5);
  });
});

describe('a press on a box', () => {
  it('gives the only answer, and with several it only aims', () => {
    const counts = { sole: 0, several: 0 };
    for (const state of POOLS.slice(0, 80)) {
      for (const at of (state.encounter?.boxes ?? []).keys()) {
        const answers = covers(state).filter((command) => command.box === at);
        if (answers.length === 0) continue;
        expect(done(state, [box(at)])).toEqual(answers.length === 1 ? answers[0] : null);
        counts[answers.length === 1 ? 'sole' : 'several'] += 1;
      }
    }
    expect(Math.min(counts.sole, counts.several)).toBeGreaterThan(5);
  });

  it('does not cover when the last die is put back', () => {
    const state = POOLS.find((one) =>
      covers(one).some(({ dice, box: at }) => dice.length > 1 && covers(one).filter((other) => other.box === at).length === 1),
    );
    if (state === undefined) throw new Error('no such state');
    const sole = covers(state).find(
      ({ dice, box: at }) => dice.length > 1 && covers(state).filter((other) => other.box === at).length === 1,
    ) as Cover;
    const [first = -1] = sole.dice;
    const { session, input, hand } = laidTable(state);
    input.drop(first, box(sole.box));
    expect(hand()).toEqual([first]);
    input.press(die(first));
    expect(session.history.past).toBeNull();
  });
});

describe('a die that is carried onto another', () => {
  it('forges a heroic die of both, for the owner of the other', () => {
    let forged = 0;
    for (const state of POOLS.slice(0, 40)) {
      const command = oneDeckDungeon.legal(state).find(({ type }) => type === 'makeHeroic');
      if (command?.type !== 'makeHeroic' || command.dice.length !== 2) continue;
      const [one = -1, other = -1] = command.dice;
      const { session, input } = laidTable(state);
      input.drop(one, die(other));
      const hero = state.encounter?.pool.find(({ id }) => id === other)?.hero;
      expect(commandsOf(session.history)).toEqual([{ type: 'makeHeroic', dice: [one, other], hero }]);
      session.close();
      forged += 1;
    }
    expect(forged).toBeGreaterThan(10);
  });

  it('does nothing on itself', () => {
    const [state] = POOLS;
    if (state === undefined) throw new Error('no such state');
    const { session, input, sounds } = laidTable(state);
    const id = state.encounter?.pool[0]?.id ?? -1;
    input.drop(id, die(id));
    expect([session.history.past, sounds]).toEqual([null, []]);
  });
});

describe('a second die that is pressed', () => {
  const wishes = (state: State, one: number, other: number): readonly Command[] =>
    oneDeckDungeon.legal(state).filter((command) => leads([one, other], command, looksOf(state)));

  it('forges where these two can do nothing else, and otherwise waits in the hand', () => {
    const counts = { forged: 0, kept: 0 };
    for (const state of POOLS.slice(0, 60)) {
      const [one, other] = state.encounter?.pool.map(({ id }) => id) ?? [];
      if (one === undefined || other === undefined) continue;
      const ways = wishes(state, one, other);
      const [way] = ways;
      const isSole = ways.length === 1 && way?.type === 'makeHeroic' && way.dice.length === 2;
      const hero = state.encounter?.pool.find(({ id }) => id === other)?.hero;
      const expected = isSole ? { type: 'makeHeroic', dice: [one, other], hero } : null;
      expect(done(state, [die(one), die(other)])).toEqual(expected);
      counts[isSole ? 'forged' : 'kept'] += 1;
    }
    expect(Math.min(counts.forged, counts.kept)).toBeGreaterThan(3);
  });

  it('asks who gets the heroic die of two heroes', () => {
    const two = POOLS.find(({ encounter }) => new Set(encounter?.pool.map(({ hero }) => hero)).size > 1);
    const [one] = two?.encounter?.pool ?? [];
    const other = two?.encounter?.pool.find(({ hero }) => hero !== one?.hero);
    if (two === undefined || one === undefined || other === undefined) throw new Error('no such state');
    expect(done(two, [die(one.id), die(other.id)])).toBeNull();
  });
});
