import { describe, expect, it } from 'vitest';
import {
  hurtIn,
  lairStanding,
  missionsOneShort,
  outlookOf,
  type ReachedRoom,
  reachOf,
  standsInLair,
} from '../../../../src/engine/paper';
import { aTurn, type Table } from '../table';

const BOOTS = 3;
const WARRIOR = 0;

function rooms({ state }: Table, die: number | null): Readonly<Record<string, ReachedRoom>> {
  return Object.fromEntries(reachOf(state, { seat: 'seat-1', die }).map((reached) => [reached.room, reached]));
}

describe('the rooms in reach of a die', () => {
  it('begin at the six doors, and boots reach a step further', () => {
    const table = aTurn();
    expect(Object.keys(rooms(table, WARRIOR))).toEqual(expect.arrayContaining(['A1', 'B1', 'C1', 'D1', 'E1', 'F1', 'C2']));
    expect(rooms(table, WARRIOR)['C3']).toBeUndefined();
    expect(rooms(table, BOOTS)['C3']?.path).toEqual(['C1', 'C2', 'C3']);
  });

  it('have the least hurt and the steps that are left', () => {
    const { C1, C2, A1 } = rooms(aTurn(), WARRIOR);
    expect([C1?.outlook.hurt, C1?.left]).toEqual([0, 1]);
    // C2 is a trap, A1 a ghost of level 3 against a Wizard of level 1.
    expect([C2?.outlook.hurt, A1?.outlook.hurt]).toEqual([1, 2]);
  });

  it('are walked to around a trap where that is as near', () => {
    // From C1 to B2: B1 has an orc, C2 a trap.
    const table = aTurn().with({ path: ['C1'] });
    expect(rooms(table, WARRIOR)['B2']?.path).toEqual(['C2', 'B2']);
    const tough = aTurn().with({ path: ['C1'], heroes: { warrior: 6, wizard: 1, cleric: 1, rogue: 1 } });
    expect(rooms(tough, WARRIOR)['B2']?.outlook.hurt).toBe(1);
  });

  it('are as they turn out to be', () => {
    const table = aTurn();
    for (const { path, outlook, asks } of reachOf(table.state, { seat: 'seat-1', die: BOOTS })) {
      if (asks.length > 0) continue;
      const walked = aTurn().go(BOOTS, path);
      expect(walked.sheet().damage, path.join()).toBe(outlook.hurt - outlook.absorbed);
    }
  });

  it('go on behind a question, and say so', () => {
    const { F2 } = rooms(aTurn().with({ path: ['E2'], beaten: ['zombie-3'] }), WARRIOR);
    expect([F2?.asks, F2?.left]).toEqual([['fillBox'], 1]);
  });

  it('are those of the walk that has begun', () => {
    const table = aTurn().do({ type: 'walk', seat: 'seat-1', die: BOOTS }, { type: 'step', seat: 'seat-1', to: 'C1' });
    expect(rooms(table, null)['C3']?.left).toBe(0);
    expect(reachOf(aTurn().state, { seat: 'seat-1', die: null })).toEqual([]);
  });

  it('are none between the events of the last step', () => {
    const { state } = aTurn().with({ path: ['C1'], used: [0], walk: { steps: 0, rivers: [] } });
    expect(reachOf(state, { seat: 'seat-1', die: null })).toEqual([]);
  });
});

describe('the outlook of a command', () => {
  it('is what the command does', () => {
    const table = aTurn();
    const brewed = outlookOf(table.state, { type: 'brew', seat: 'seat-1', die: WARRIOR });
    expect(brewed?.after).toEqual(table.do({ type: 'brew', seat: 'seat-1', die: WARRIOR }).state);
    expect([brewed?.was, brewed?.is, brewed?.asks]).toEqual([brewed?.was, brewed?.was, null]);
  });

  it('is null for what is refused', () => {
    expect(outlookOf(aTurn().state, { type: 'step', seat: 'seat-1', to: 'A1' })).toBeNull();
  });

  it('tells a resurrection and a penalty that is newly reached', () => {
    const table = aTurn()
      .with({ damage: 4, path: ['C1'] })
      .do({ type: 'walk', seat: 'seat-1', die: WARRIOR });
    const trap = outlookOf(table.state, { type: 'step', seat: 'seat-1', to: 'C2' });
    expect([trap?.revives, trap?.hurt, trap?.is]).toEqual([true, 1, (trap?.was ?? 0) - 9]);
    const near = outlookOf(table.with({ damage: 5 }).state, { type: 'step', seat: 'seat-1', to: 'C2' });
    expect(near?.penalty).toBe(-2);
  });

  it('tells potions that are spilled', () => {
    const full = aTurn().with({ potions: 11 });
    expect(outlookOf(full.state, { type: 'brew', seat: 'seat-1', die: WARRIOR })?.spilled).toBe(1);
  });
});

describe('P36: the lair of the round', () => {
  it('is near, later or far by the steps that are left', () => {
    const table = aTurn();
    expect(lairStanding(table.state, table.seat())).toBe('near');
    table.with({ used: [0, 1, 2] });
    expect(lairStanding(table.state, table.seat())).toBe('later');
    table.at({ turn: 3 });
    expect(lairStanding(table.state, table.seat())).toBe('far');
    table.with({ lair: true });
    expect(lairStanding(table.state, table.seat())).toBe('in');
  });

  it('is not entered by standing there', () => {
    const table = aTurn().with({ path: ['D2'] });
    expect(standsInLair(table.state, table.seat())).toBe(true);
    expect(lairStanding(table.state, table.seat())).toBe('near');
    table.with({ lair: true });
    expect(standsInLair(table.state, table.seat())).toBe(false);
  });
});

it('tells missions that are one short', () => {
  const table = aTurn({ missions: ['four-sparks', 'monster-hunters', 'map-makers'] }).with({ gems: 3 });
  expect(missionsOneShort(table.state, table.seat())).toEqual(['four-sparks']);
  const claimed = table.at({ missions: table.state.missions.map((card) => ({ ...card, claimed: true })) });
  expect(missionsOneShort(claimed.state, claimed.seat())).toEqual([]);
});

it('tells the hurt of a room: P22 for a Scout, P23 for armour and monsters that fell', () => {
  const seat = (powers: readonly ('scout' | 'noble')[]) => aTurn({ powers }).seat();
  expect([hurtIn(seat(['noble']), 'C2'), hurtIn(seat(['scout']), 'C2'), hurtIn(seat(['noble']), 'C1')]).toEqual([1, 0, 0]);
  const armed = aTurn().with({ items: { ...aTurn().sheet().items, 'armour-of-heroes': 2 } });
  expect([hurtIn(seat(['noble']), 'A1'), hurtIn(armed.seat(), 'A1')]).toEqual([2, 1]);
  expect(
    hurtIn(
      aTurn()
        .with({ beaten: ['ghost-3'] })
        .seat(),
      'A1',
    ),
  ).toBe(0);
});
