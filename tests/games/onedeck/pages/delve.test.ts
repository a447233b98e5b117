// The facts of a way: where damage fell, and why.
import { describe, expect, it } from 'vitest';
import { listed } from '../../../../src/engine/kernel';
import type { Command, HeroId, State } from '../../../../src/engine/onedeck';
import { isUnlucky } from '../../../../src/games/onedeck/pages/summary/facts/causes';
import { DelveTeller } from '../../../../src/games/onedeck/pages/summary/facts/DelveTeller';
import { delveOf } from '../../../../src/games/onedeck/pages/summary/facts/delve';
import type { DelveFacts as Facts, Station } from '../../../../src/games/onedeck/pages/summary/facts/station';
import { costliestOf, harmOf, sumsOf } from '../../../../src/games/onedeck/pages/summary/facts/sums';
import { historyBefore } from '../../../../src/games/onedeck/pages/summary/historyBefore';
import type { Delve } from '../../../support/delveText';
import { lostDelve, wonDelve } from '../../../support/goldenDelves';
import { aGame, type Table } from '../../../support/onedeck';

const factsOf = (delve: Delve): Facts => {
  const facts = delveOf(delve);
  if (facts === null) throw new Error('the course is known');
  return facts;
};
const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const eventsOf = (delve: Delve) => listed(delve.past).flatMap(({ events }) => events);

describe.each([
  ['won', wonDelve()],
  ['lost', lostDelve()],
] as const)('a game that was %s', (outcome, delve) => {
  const facts = factsOf(delve);
  const events = eventsOf(delve);

  it('adds up to the damage of its log, and so do the kinds of turns', () => {
    const damage = total(events.flatMap((event) => (event.type === 'damageTaken' ? [event.amount] : [])));
    expect(damage).toBeGreaterThan(0);
    expect(total(facts.stations.map((station) => station.damage))).toBe(damage);
    expect(total(Object.values(sumsOf(facts)))).toBe(damage);
  });

  it('gives all its damage to foes, the worst first and each of them once', () => {
    const harms = harmOf(facts);
    expect(total(harms.map(({ damage }) => damage))).toBe(total(facts.stations.map(({ damage }) => damage)));
    expect(harms.map(({ damage }) => damage)).toEqual(harms.map(({ damage }) => damage).toSorted((one, other) => other - one));
    const names = harms.map(({ station: { card, what } }) => card?.replace(/-\d+$/, '') ?? what);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has a station for each encounter in its order, and a cause wherever somebody was hurt', () => {
    const met = events.flatMap((event) => (event.type === 'encounterBegun' ? [event.card] : []));
    const stations = facts.stations.filter(({ what, isSlipped }) => what !== 'stairs' && !isSlipped);
    expect(stations.map(({ card }) => card)).toEqual(met);
    expect(facts.stations.map(({ cause, damage }) => (cause === null) === (damage === 0))).not.toContain(false);
  });

  it('links the health from station to station, and ends as the game did', () => {
    let lives = facts.start;
    for (const { before, after, damage } of facts.stations) {
      expect(total(before)).toBeGreaterThanOrEqual(total(lives));
      expect(total(before) - total(after)).toBe(damage);
      lives = after;
    }
    const last = facts.stations.at(-1);
    expect(last?.isDeadly).toBe(outcome === 'lost');
    expect(total(lives) > 0).toBe(outcome === 'won');
  });

  it('puts the costliest turns first', () => {
    const costs = costliestOf(facts).map(({ damage }) => damage);
    expect(costs).toEqual([...costs].sort((one, other) => other - one));
    expect(costs[0]).toBe(Math.max(...facts.stations.map(({ damage }) => damage)));
  });

  it('goes back to the begin of the turn of each station', () => {
    for (const { turn, round, turnBegins } of facts.stations) {
      const { state, origin } = historyBefore(delve, turnBegins);
      expect(origin.practice).toBe(true);
      expect(state.turn).toBe(round > 0 ? turn : turn - 1);
      // The rounds after the first begin with the end of the one before.
      if (round < 2) expect(state.encounter).toBeNull();
    }
  });
});

it('tells nothing of a game whose first moves are not known', () => {
  const delve = wonDelve();
  expect(delveOf({ ...delve, origin: { ...delve.origin, base: delve.state }, past: null })).toBeNull();
});

interface Played {
  readonly hero?: HeroId;
  readonly rolls: readonly number[];
  readonly covers?: readonly (readonly [box: number, die: string])[];
}

/** A hero with two agility dice before the trap: armor 2 first, then 6 in one box. An open one costs hearts. */
function trapped({ hero = 'warrior', rolls, covers = [] }: Played): Station {
  const plan = { heroes: [hero], rolls, doors: [{ cards: ['bear-traps-1'], open: true }] } as const;
  const table = aGame(plan);
  const teller = new DelveTeller(table.state);
  const start = { ...table.state, door: null, phase: 'choose', arrived: false, turn: 1 } as State;
  table.state = start;
  let at = 0;
  const play = (commandAt: (now: Table) => Command): void => {
    const { state: before } = table;
    const command = commandAt(table);
    const { state: after, events } = table.do(command);
    teller.read({ command, before, events, after, revealed: true }, at++);
  };
  play(() => ({ type: 'enter', door: 0 }));
  play(() => ({ type: 'chooseOption', option: 0 }));
  if (table.state.phase === 'feats') play(() => ({ type: 'roll' }));
  for (const [box, die] of covers) play((now) => ({ type: 'cover', box, dice: now.dice(die) }));
  play(() => ({ type: 'finish' }));
  const [station] = teller.delve().stations;
  if (station === undefined) throw new Error('the trap is a station');
  return station;
}

describe('the cause of a turn', () => {
  it('is a choice where the same dice could have cost less', () => {
    const { damage, cause } = trapped({ rolls: [6, 2], covers: [[1, 'agility 6']] });
    expect(damage).toBe(2);
    expect(cause).toMatchObject({ kind: 'choice', better: { by: 'boxes', damage: 2, boxes: [{ color: 'agility' }] } });
  });

  it('is a choice where free help lay unused, and says what it would have spared', () => {
    const { cause } = trapped({ hero: 'mage', rolls: [1, 1] });
    expect(cause).toMatchObject({ kind: 'choice', better: { by: 'skill', skill: 'shield-aura' } });
  });

  it('costs nothing where the dice are placed best', () => {
    expect(
      trapped({
        rolls: [6, 2],
        covers: [
          [1, 'agility 2'],
          [0, 'agility 6'],
        ],
      }),
    ).toMatchObject({ damage: 0, cause: null });
  });

  it('is bad luck where the dice are more than a deviation under their mean', () => {
    expect(trapped({ rolls: [1, 1] }).cause).toEqual({ kind: 'luck' });
  });

  it('is with the cards where neither is so', () => {
    expect(trapped({ rolls: [3, 3], covers: [[1, 'agility 3']] }).cause).toEqual({ kind: 'cards' });
  });

  it('is no luck without dice, and none at the deviation itself', () => {
    expect(isUnlucky({ dice: 0, sum: 0 })).toBe(false);
    // Twelve dice make 42, and deviate by 5.9.
    expect([36, 37].map((sum) => isUnlucky({ dice: 12, sum }))).toEqual([true, false]);
  });
});
