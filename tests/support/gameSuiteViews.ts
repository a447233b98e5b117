import { expect } from 'vitest';
import { canonicalJson, hashOf, type Seed, type Viewer } from '../../src/engine/kernel';
import type { AnyGame, Check, Samples } from './gameSuiteTypes';
import { goldenText } from './goldenText';

/** What a seat may see, and the tables and texts that a person has checked. */
export const VIEW_CHECKS: readonly Check[] = [
  { name: 'a view hides what is hidden', run: hideTwins },
  {
    name: 'a view of a view shows the same',
    run(game, samples) {
      forEachView(game, samples, (view, viewer, state) => {
        expect(hashOf(game.view(view, viewer))).toBe(hashOf(view));
        expect(hashOf(game.view(view, null)), 'what everybody sees').toBe(hashOf(game.view(state, null)));
      });
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

function forEachView(
  game: AnyGame,
  { states, viewers }: Samples,
  see: (view: unknown, viewer: Viewer, state: unknown) => void,
): void {
  for (const state of states) for (const viewer of viewers) see(game.view(state, viewer), viewer, state);
}

function hideTwins(game: AnyGame, samples: Samples): void {
  let different = 0;
  forEachView(game, samples, (view, viewer, state) => {
    const twin = samples.options.twin(state, viewer, 'twin' as Seed);
    if (hashOf(twin) !== hashOf(state)) different++;
    const other = game.view(twin, viewer);
    if (hashOf(other) !== hashOf(view)) expect(other, `as ${viewer} sees it`).toEqual(view);
  });
  expect(different, 'states with something hidden in them').toBeGreaterThan(0);
}

/** A seat's own commands follow from what it knows, so bots and buttons can be given a view and nothing else. */
function listForTwins(game: AnyGame, samples: Samples): void {
  forEachView(game, samples, (view, viewer, state) => {
    const listed = (seen: unknown): readonly string[] =>
      viewer === null ? [] : game.legal(seen, viewer).map(canonicalJson).sort();
    const known = listed(state);
    expect(listed(view), `from the view of ${viewer}`).toEqual(known);
    expect(listed(samples.options.twin(state, viewer, 'twin' as Seed)), `from what ${viewer} knows`).toEqual(known);
    expect([...game.toAct(view)].sort()).toEqual([...game.toAct(state)].sort());
    expect(game.outcome(view)).toEqual(game.outcome(state));
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
