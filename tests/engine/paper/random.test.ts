import { describe, expect, it } from 'vitest';
import { canonicalJson, hashOf, offerOf, type Seat, type Seed, witnessedEvents } from '../../../src/engine/kernel';
import { type Event, lairOf, type PlayerSeat, paperDungeons, type Setup, type State, TURNS } from '../../../src/engine/paper';
import { inFull } from '../../support/inFull';
import { picker } from '../../support/picker';

const GAMES = inFull(2, 1);

interface Taken {
  readonly before: State;
  readonly events: readonly Event[];
  readonly after: State;
}

function setupOf(seats: number, game: number): Setup {
  return {
    seats,
    dungeon: 'drawn',
    missions: game % 3 === 2 ? 'none' : 'drawn',
    dispersal: game % 2 === 0,
    openObjectives: game % 2 === 1,
  };
}

function playRandomly(setup: Setup, name: string, see: (taken: Taken) => void): State {
  const pick = picker(name);
  let state = paperDungeons.start(setup, name as Seed);
  while (state.phase !== 'over') {
    const offered = offerOf(paperDungeons, state);
    const { state: after, events } = offered.take(pick(offered.length));
    see({ before: state, events, after });
    state = after;
  }
  return state;
}

/** What never falls in a game, whatever anybody does. */
function marksOf({ sheet }: PlayerSeat): readonly number[] {
  const { heroes, items, potions, hearts, damage, gems, taken, gone, beaten, path, bosses, resurrected } = sheet;
  const lists = [taken, gone, beaten, path, bosses].map(({ length }) => length);
  return [...Object.values(heroes), ...Object.values(items), potions, hearts, damage, gems, ...lists, Number(resurrected)];
}

function expectSound({ before, after }: Taken): void {
  expect(paperDungeons.faults(after)).toEqual([]);
  for (const [at, seat] of after.seats.entries()) {
    const earlier = before.seats[at];
    if (earlier === undefined) throw new Error('a seat came late');
    const marks = marksOf(seat);
    expect(
      marksOf(earlier).every((mark, place) => mark <= (marks[place] ?? 0)),
      'nothing is taken back',
    ).toBe(true);
    // P1: nobody is ever out of the game, and one seat's choice changes no other sheet within a turn.
    if (before.phase === 'dice' && after.phase === 'dice' && canonicalJson(seat.sheet) !== canonicalJson(earlier.sheet)) {
      expect(after.seats.filter((other, place) => other !== before.seats[place]).map(({ id }) => id)).toEqual([seat.id]);
    }
  }
}

function expectTold({ before, events, after }: Taken, viewers: readonly (Seat | null)[]): void {
  for (const viewer of viewers) {
    const told = witnessedEvents(paperDungeons, { before, events }, viewer);
    const built = told.reduce((view, event) => paperDungeons.evolve(view, event), paperDungeons.view(before, viewer));
    const wanted = paperDungeons.view(after, viewer);
    if (hashOf(built) !== hashOf(wanted)) expect(built, String(viewer)).toEqual(wanted);
  }
}

describe.each([1, 2, 3, 4, 5, 6, 7, 8])('random games of %i seats', (seats) => {
  it('are sound at every command, last eight turns, and end with three bosses for everybody', () => {
    for (let game = 0; game < GAMES; game++) {
      const state = playRandomly(setupOf(seats, game), `random-${seats}-${game}`, expectSound);
      expect(state.turn).toBe(TURNS);
      expect(state.rolls.drawn % 6).toBe(0);
      for (const { sheet } of state.seats) {
        expect(sheet.digits).toHaveLength(3 * TURNS);
        expect(sheet.bosses).toHaveLength(3);
        expect(sheet.taken.filter((gem) => sheet.gone.includes(gem))).toEqual([]);
      }
      expect(lairOf(state).room).toMatch(/^[A-F][1-7]$/);
    }
  });

  it('P5: what a seat is told leads from its view to its next view', () => {
    const setup = setupOf(seats, seats);
    const viewers = [...paperDungeons.seats(setup), null];
    playRandomly(setup, `told-${seats}`, (taken) => expectTold(taken, viewers));
  });
});
