import { describe, expect, it } from 'vitest';
import { SeededLuck } from '../../../../src/bots';
import { hashOf, required, type Seat, type Seed } from '../../../../src/engine/kernel';
import {
  type Command,
  DUNGEONS,
  ENTRANCES,
  MISSION_IDS,
  MISSIONS,
  measureOf,
  OBJECTIVE_IDS,
  OBJECTIVES,
  type PlayerSeat,
  paperDungeons,
  questionOf,
  type State,
  scoreOf,
  totalOf,
} from '../../../../src/engine/paper';
import { MINDS, playedAlone } from '../../../../src/games/paper/bots';
import { plansFrom } from '../../../../src/games/paper/bots/search/beam';
import { imagined } from '../../../../src/games/paper/bots/search/imagined';
import { halted, paidWith, usesOf } from '../../../../src/games/paper/bots/search/uses';
import { readingOf, WEIGHTS, worthOf } from '../../../../src/games/paper/bots/worth';
import { PLACE } from '../../../../src/games/paper/bots/worth/ground';
import { nearness } from '../../../../src/games/paper/bots/worth/nearness';
import { trackOf } from '../../../../src/games/paper/bots/worth/track';
import { atLength, everyNth } from '../../../support/inFull';
import { ALONE, statesOf } from './moments';

const GAMES = ['red', 'green', 'blue'].map((name) => statesOf(ALONE, name));
const STATES = GAMES.flat();
const THINKING = everyNth(
  STATES.filter(({ phase }) => phase === 'dice'),
  atLength(3, 18, 30),
);

function seatOf({ seats }: State): PlayerSeat {
  return required(seats[0], 'a seat');
}

function followed(state: State, commands: readonly Command[]): State {
  return commands.reduce((before, command) => {
    const taken = paperDungeons.step(before, command);
    if (!taken.ok) throw new Error(`${JSON.stringify(command)} was refused: ${taken.rejection.key}`);
    return taken.state;
  }, state);
}

describe('ways to spend a die', () => {
  const between = THINKING.filter((state) => seatOf(state).sheet.walk === null && questionOf(seatOf(state)) === null);

  it('are commands that the rules take, and lead where the search says, whatever die pays', () => {
    for (const state of everyNth(between, 2)) {
      for (const { dice, ...end } of usesOf(state)) {
        for (const die of dice) {
          const { table, commands } = halted(paidWith(end, die));
          expect(hashOf(followed(state, commands))).toBe(hashOf(table));
        }
      }
    }
  });

  it('leave out no use of any die', () => {
    for (const state of between) {
      const found = usesOf(state).flatMap(({ dice, ...end }) => dice.map((die) => paidWith(end, die).commands[0]));
      const legal = paperDungeons.legal(state).filter(({ type }) => type !== 'confirm');
      expect(new Set(found.map((command) => hashOf(command)))).toEqual(new Set(legal.map((command) => hashOf(command))));
    }
  });

  it('lead through every door, and on from there', () => {
    const outside = required(
      between.find((state) => seatOf(state).sheet.path.length === 0),
      'a party before the doors',
    );
    const rooms = usesOf(outside).flatMap(({ table }) => seatOf(table).sheet.path.at(-1) ?? []);
    expect(new Set(rooms).size).toBeGreaterThan(ENTRANCES.length);
    expect(rooms).toEqual(expect.arrayContaining([...ENTRANCES]));
  });
});

describe('plans', () => {
  it('spend all dice of the turn by commands that the rules take', () => {
    for (const state of THINKING) {
      const plans = plansFrom(imagined(state, 'seat-1' as Seat), { beam: 3, weights: WEIGHTS });
      for (const { commands, table } of plans) {
        expect(hashOf(followed(state, commands))).toBe(hashOf(table));
        expect(paperDungeons.legal(table)).toEqual([{ type: 'confirm', seat: 'seat-1' }]);
      }
      expect(plans.map(({ worth }) => worth)).toEqual(plans.map(({ worth }) => worth).toSorted((one, other) => other - one));
    }
  });
});

describe('the worth of a sheet', () => {
  it('is its points when the game is over', () => {
    for (const game of GAMES) {
      const end = required(game.at(-1), 'an end');
      const seat = seatOf(end);
      expect(worthOf(readingOf(end, seat, WEIGHTS), seat.sheet)).toBeCloseTo(totalOf(scoreOf(end.dungeon, seat)));
    }
  });

  it('takes a mission or a tier for reached exactly where the rules do', () => {
    const wanted = [
      ...MISSION_IDS.map((id) => MISSIONS[id]),
      ...OBJECTIVE_IDS.flatMap((id) =>
        OBJECTIVES[id].tiers.map(({ atLeast }) => ({ requires: OBJECTIVES[id].requires, atLeast })),
      ),
    ];
    const well: State[] = [];
    const luck = new SeededLuck('well' as Seed);
    for (const game of GAMES) {
      const start = required(game[0], 'a start');
      playedAlone(start, { mind: MINDS.easy, luck, afterTurn: (state) => well.push(state) });
    }
    const reached = new Set<number>();
    for (const state of [...everyNth(STATES, 20), ...well]) {
      const { sheet } = seatOf(state);
      const lairs = DUNGEONS[state.dungeon].lairs.filter(({ room }) => trackOf(sheet.path).seen[PLACE[room]] === 1).length;
      for (const [at, { requires, atLeast }] of wanted.entries()) {
        const near = nearness({ requires, atLeast }, { sheet, track: trackOf(sheet.path), lairs, dungeon: state.dungeon });
        const isReached = measureOf(sheet, state.dungeon, requires) >= atLeast;
        expect(near === 1, `${requires.measure} ${atLeast}`).toBe(isReached);
        if (isReached) reached.add(at);
      }
    }
    expect(reached.size).toBeGreaterThan(wanted.length / 3);
  });
});
