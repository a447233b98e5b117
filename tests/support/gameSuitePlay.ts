import { expect } from 'vitest';
import { canonicalJson, type Fact, hashOf, offerOf, witnessedEvents } from '../../src/engine/kernel';
import type { AnyGame, Check, Samples } from './gameSuiteTypes';

/** How a game is played: what `legal`, `step`, `evolve`, `toAct` and `outcome` owe each other. */
export const PLAY_CHECKS: readonly Check[] = [
  {
    name: 'random play comes to an end',
    run(_, { walks }) {
      expect(walks.flatMap(({ seed, problem }) => (problem === null ? [] : [`${seed}: ${problem}`]))).toEqual([]);
    },
  },
  {
    name: 'no state on the way has a fault',
    run(game, { states }) {
      expect(states.flatMap((state) => game.faults(state))).toEqual([]);
    },
  },
  { name: 'every state on the way is reached from its own setup and from no other', run: reachFromSetup },
  { name: 'what it is given stays as it was', bare: true, run: useFrozen },
  {
    name: 'setups, states, commands and events are plain JSON',
    run(_, { options, states, walks }) {
      const told = walks.flatMap(({ turns }) => turns.flatMap(({ command, events }) => [command, ...events]));
      for (const value of [...options.setups, ...states, ...told]) expect(JSON.parse(JSON.stringify(value))).toStrictEqual(value);
    },
  },
  {
    name: 'the events alone build the next state',
    run(game, { walks }) {
      for (const { before, command, events, after } of walks.flatMap(({ turns }) => turns)) {
        const built = events.reduce<unknown>((state, event) => game.evolve(state, event), before);
        if (hashOf(built) !== hashOf(after)) expect(built, canonicalJson(command)).toEqual(after);
      }
    },
  },
  {
    name: 'whatever is listed may be done',
    run(game, { states }) {
      for (const state of states) {
        for (const command of game.legal(state)) {
          expect(game.whyIllegal(state, command), canonicalJson(command)).toBeNull();
          expect(game.step(state, command).ok, canonicalJson(command)).toBe(true);
        }
      }
    },
  },
  {
    name: 'nothing is listed twice',
    run(game, { states }) {
      for (const state of states) {
        const listed = game.legal(state).map(canonicalJson);
        expect(listed.filter((text, at) => listed.indexOf(text) !== at)).toEqual([]);
      }
    },
  },
  {
    name: 'what is offered is what is listed',
    run(game, { states, seats }) {
      // Where a game has no offers of its own, they are made of the list.
      if (game.offer === undefined) return;
      for (const state of states) {
        for (const seat of [undefined, ...seats]) {
          const [offered, listed] = [offerOf(game, state, seat), game.legal(state, seat)];
          expect([offered.length, offered.at(-1), offered.at(offered.length)]).toEqual([listed.length, undefined, undefined]);
          expect(listed.map((_, place) => offered.at(place))).toEqual(listed);
        }
        const [offered, listed] = [offerOf(game, state), game.legal(state)];
        for (const [place, command] of listed.entries()) expect(offered.take(place)).toEqual(game.step(state, command));
      }
    },
  },
  { name: 'there is something to do until the end and nothing after', run: actUntilTheEnd },
];

function reachFromSetup(game: AnyGame, { walks, options }: Samples): void {
  for (const { setup, start, turns } of walks) {
    const other = options.setups.find((one) => canonicalJson(one) !== canonicalJson(setup));
    for (const state of [start, ...turns.map(({ after }) => after)]) {
      expect(game.unreachable(setup, state)).toEqual([]);
      if (other !== undefined) expect(game.unreachable(other, state)).not.toEqual([]);
    }
  }
}

function useFrozen(game: AnyGame, { walks, states, viewers, options }: Samples): void {
  for (const { before, command, events } of walks.flatMap(({ turns }) => turns)) {
    expect(game.whyIllegal(before, command)).toBeNull();
    game.step(before, command);
    game.seatOf(before, command);
    for (const viewer of viewers) witnessedEvents(game, { before, events }, viewer);
    for (const event of events) game.reveals(event);
    game.parseCommand(command);
  }
  for (const state of states) {
    for (const viewer of viewers) game.view(state, viewer);
    game.legal(state);
    const offered = game.offer?.(state);
    if (offered !== undefined && offered.length > 0) offered.take(offered.length - 1);
    game.outcome(state);
    game.toAct(state);
    game.faults(state);
    game.parseState(state);
  }
  for (const { setup, seed, script } of options.goldens) {
    game.parseSetup(setup);
    game.seats(setup);
    game.start(setup, seed as never, script);
  }
}

function actUntilTheEnd(game: AnyGame, { states, commands }: Samples): void {
  for (const state of states) {
    const { over } = game.outcome(state);
    const possible: readonly Fact[] = over
      ? commands.filter((command) => game.whyIllegal(state, command) === null)
      : game.legal(state);
    expect({
      over,
      legal: game.legal(state).length > 0,
      toAct: game.toAct(state).length > 0,
      possible: possible.length > 0,
    }).toEqual({
      over,
      legal: !over,
      toAct: !over,
      possible: !over,
    });
  }
}
