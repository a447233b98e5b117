import { expect } from 'vitest';
import { canonicalJson, type Fact, hashOf, type Seat, type Seed, the } from '../../src/engine/kernel';
import type { AnyGame, Check, Samples, SuiteOptions } from './gameSuiteTypes';
import { goldenText } from './goldenText';

/** What a seat may see, and the tables and texts that a person has checked. */
export const VIEW_CHECKS: readonly Check[] = [
  { name: 'a view hides what is hidden', run: hideTwins },
  {
    name: 'a view of a view shows the same',
    run(game, samples) {
      forEachView(game, samples, (view, seat) => expect(hashOf(game.view(view, seat))).toBe(hashOf(view)));
    },
  },
  {
    name: 'a view shows what is public',
    run(game, samples) {
      const { publicPart } = samples.options;
      forEachView(game, samples, (view, _, state) => expect(publicPart(view)).toEqual(publicPart(state)));
    },
  },
  { name: 'what may be done gives nothing away', run: listForTwins },
];

export const TABLE_CHECKS: readonly Check[] = [
  {
    name: 'perft tables hold',
    run(game, { options }) {
      for (const { name, from, counts } of options.perft) {
        expect({ name, counts: counts.map((_, at) => perft(game, from, at + 1)) }).toEqual({ name, counts });
      }
    },
  },
  {
    name: 'golden playthroughs read the same',
    run(game, { goldens }) {
      for (const { playthrough, text } of goldens) {
        expect(goldenText(game, playthrough), `tests/golden/${playthrough.name}.txt; UPDATE_GOLDEN=1 writes it anew`).toBe(text);
      }
    },
  },
];

interface Moment {
  readonly game: AnyGame;
  readonly options: SuiteOptions<unknown, unknown>;
  readonly state: unknown;
}

/** Whose command it is: games in which several act at once say so, in the others one seat acts. */
export function seatOf({ game, options, state }: Moment, command: Fact): Seat {
  return options.seatOf?.(command) ?? the(game.toAct(state)[0], 'a seat that acts');
}

function forEachView(game: AnyGame, { states, seats }: Samples, see: (view: unknown, seat: Seat, state: unknown) => void): void {
  for (const state of states) for (const seat of seats) see(game.view(state, seat), seat, state);
}

function hideTwins(game: AnyGame, samples: Samples): void {
  let different = 0;
  forEachView(game, samples, (view, seat, state) => {
    const twin = samples.options.twin(state, seat, 'twin' as Seed);
    if (hashOf(twin) !== hashOf(state)) different++;
    if (hashOf(game.view(twin, seat)) !== hashOf(view)) expect(game.view(twin, seat), `as ${seat} sees it`).toEqual(view);
  });
  expect(different, 'states with something hidden in them').toBeGreaterThan(0);
}

/** A seat's own commands follow from what it knows, so bots and buttons can be given a view and nothing else. */
function listForTwins(game: AnyGame, samples: Samples): void {
  const { options } = samples;
  forEachView(game, samples, (view, seat, state) => {
    const own = (seen: unknown): readonly string[] => {
      const moment = { game, options, state: seen };
      const listed = game.legal(seen).filter((command) => seatOf(moment, command) === seat);
      return listed.map(canonicalJson).sort();
    };
    const listed = own(state);
    expect(own(view), `from the view of ${seat}`).toEqual(listed);
    expect(own(options.twin(state, seat, 'twin' as Seed)), `from what ${seat} knows`).toEqual(listed);
  });
}

function perft(game: AnyGame, state: unknown, depth: number): number {
  const listed = game.legal(state);
  if (depth === 1) return listed.length;
  return listed.reduce((sum, command) => {
    const taken = game.step(state, command);
    return sum + (taken.ok ? perft(game, taken.state, depth - 1) : 0);
  }, 0);
}
