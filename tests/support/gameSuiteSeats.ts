import { expect } from 'vitest';
import {
  canonicalJson,
  type Fact,
  hashOf,
  type Outcome,
  type Report,
  type Seat,
  type Seed,
  type Viewer,
  whyNotGiven,
  witnessedEvents,
} from '../../src/engine/kernel';
import type { AnyGame, Check, Samples } from './gameSuiteTypes';
import { JUNK } from './perturbed';

/** What seats may do, what they are told, and how they have done. */
export const SEAT_CHECKS: readonly Check[] = [
  { name: 'every command is given by one seat', run: giveBySeat },
  { name: 'what a seat is told leads from its view to its next view', run: foldWitnessed },
  { name: 'what a seat is told gives nothing away', run: tellTwins },
  { name: 'the standings agree with the end', run: standAtTheEnd },
];

function giveBySeat(game: AnyGame, { walks, commands }: Samples): void {
  for (const { setup, start, turns } of walks) {
    const seats = game.seats(setup);
    expect(new Set(seats).size, 'different seats').toBe(seats.length);
    for (const state of [start, ...turns.map(({ after }) => after)]) listBySeat(game, state, seats);
    for (const command of [...JUNK, { type: 'constructor' }, ...commands]) {
      const seat = game.seatOf(start, command as Fact);
      expect(seat === null || seats.includes(seat), canonicalJson(seat)).toBe(true);
    }
    for (const { before, command } of turns) giveOne(game, { state: before, command, seats });
  }
}

/** The lists of all seats are the whole list, and only seats that may act have one. */
function listBySeat(game: AnyGame, state: unknown, seats: readonly Seat[]): void {
  const lists = seats.map((seat) => ({ seat, listed: game.legal(state, seat) }));
  const all = lists.flatMap(({ listed }) => listed.map(canonicalJson));
  expect(all.sort()).toEqual(game.legal(state).map(canonicalJson).sort());
  for (const { seat, listed } of lists) for (const command of listed) expect(game.seatOf(state, command)).toBe(seat);
  if (game.outcome(state).over) return;
  const acting = lists.filter(({ listed }) => listed.length > 0).map(({ seat }) => seat);
  expect([...game.toAct(state)].sort()).toEqual(acting.sort());
}

function giveOne(
  game: AnyGame,
  { state, command, seats }: { readonly state: unknown; readonly command: Fact; readonly seats: readonly Seat[] },
): void {
  const takenFrom = seats.filter((seat) => whyNotGiven(game, state, { seat, command }) === null);
  expect(takenFrom, canonicalJson(command)).toEqual([game.seatOf(state, command)]);
}

function foldWitnessed(game: AnyGame, { walks, viewers }: Samples): void {
  for (const { before, command, events, after } of walks.flatMap(({ turns }) => turns)) {
    for (const viewer of viewers) {
      const told = witnessedEvents(game, { before, events }, viewer);
      const built = told.reduce<unknown>((view, event) => game.evolve(view, event), game.view(before, viewer));
      const wanted = game.view(after, viewer);
      if (hashOf(built) !== hashOf(wanted)) expect(built, `${String(viewer)}, told of ${canonicalJson(command)}`).toEqual(wanted);
    }
  }
}

interface Told {
  readonly event: Fact;
  readonly reveals: boolean;
  /** The whole state after the event. */
  readonly after: unknown;
}

/** Stands behind the last event that a viewer is told. */
const SILENCE = { event: { type: 'silence' }, reveals: false };

/** What a viewer is told follows from what it knows, up to the first event that reveals something more. */
function tellTwins(game: AnyGame, { walks, viewers, options }: Samples): void {
  for (const { setup, before, command, events } of walks.flatMap(({ setup, turns }) =>
    turns.map((turn) => ({ setup, ...turn })),
  )) {
    for (const viewer of viewers) {
      const told = toldOf(game, { before, events }, viewer);
      const twin = options.twin(before, viewer, 'twin' as Seed);
      const taken = game.step(twin, command);
      if (taken.ok) expectAlike(told, toldOf(game, { before: twin, events: taken.events }, viewer), command);
      // What a seat may do itself follows from what it knows.
      else expect(game.seatOf(before, command), canonicalJson(taken.rejection)).not.toBe(viewer);
    }
    for (const viewer of game.seats(setup)) tellOtherChoices(game, before, viewer);
  }
}

/** Of the choice of another seat a viewer is told nothing that it cannot see in its view afterwards. */
function tellOtherChoices(game: AnyGame, before: unknown, viewer: Seat): void {
  let first: readonly Told[] | null = null;
  for (const command of game.legal(before).filter((one) => game.seatOf(before, one) !== viewer)) {
    const taken = game.step(before, command);
    if (!taken.ok) continue;
    // One choice may be heard of and another not, as long as the table shows the difference, too.
    const told = [...toldOf(game, { before, events: taken.events }, viewer), { ...SILENCE, after: taken.state }];
    first ??= told;
    expectAlike(first, told, command, (state) => hashOf(game.view(state, viewer)));
  }
}

function toldOf(game: AnyGame, { before, events }: Report<unknown, Fact>, viewer: Viewer): readonly Told[] {
  const told: Told[] = [];
  let state = before;
  for (const event of events) {
    const seen = game.witnessed(event, viewer, state);
    state = game.evolve(state, event);
    if (seen !== null) told.push({ event: seen, reveals: game.reveals(event), after: state });
  }
  return told;
}

/** Events may differ from the first on that reveals something, or whose difference is seen on the table. */
function expectAlike(told: readonly Told[], others: readonly Told[], command: Fact, see?: (state: unknown) => string): void {
  for (const at of Array.from({ length: Math.max(told.length, others.length) }).keys()) {
    const [one, other] = [told[at], others[at]];
    if (JSON.stringify(one?.event) === JSON.stringify(other?.event)) continue;
    if (one?.reveals === true && other?.reveals === true && one.event.type === other.event.type) return;
    if (see !== undefined && one !== undefined && other !== undefined && see(one.after) !== see(other.after)) return;
    expect(other?.event, `told of ${canonicalJson(command)}`).toEqual(one?.event);
  }
}

function standAtTheEnd(game: AnyGame, { walks }: Samples): void {
  for (const { setup, last } of walks) {
    const outcome = game.outcome(last);
    if (outcome.over) expectSoundEnd(outcome, game.seats(setup));
  }
}

function expectSoundEnd({ result, winners, standings }: Extract<Outcome, { over: true }>, seats: readonly Seat[]): void {
  expect(standings.map(({ seat }) => seat).sort()).toEqual([...seats].sort());
  const first = standings.filter(({ place }) => place === 1).map(({ seat }) => seat);
  for (const [at, { place, points }] of standings.entries()) {
    const ahead = standings.slice(0, at);
    const previous = ahead.at(-1);
    const isTied = previous?.place === place;
    expect(place, 'places are counted on').toBe(isTied ? previous.place : at + 1);
    if (previous === undefined) continue;
    expect(points === null, 'points for all seats, or for none').toBe(previous.points === null);
    if (isTied) expect(points).toBe(previous.points);
    else expect(points ?? 0).toBeLessThanOrEqual(previous.points ?? 0);
  }
  expect([...winners].sort()).toEqual(result === 'victory' ? first.sort() : []);
  if (result === 'defeat') expect(first).toHaveLength(seats.length);
  if (result === 'draw') expect(first.length).toBeGreaterThan(1);
}
