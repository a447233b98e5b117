import { expect } from 'vitest';
import {
  advance,
  beginHistory,
  canonicalJson,
  commandsOf,
  type Fact,
  type History,
  hashOf,
  parseReplay,
  parseSave,
  redo,
  required,
  type Seed,
  toReplay,
  toSave,
  toShortSave,
  undo,
  undoable,
} from '../../src/engine/kernel';
import type { AnyGame, Check, Samples, Walk } from './gameSuiteTypes';
import { picker } from './picker';

type AnyHistory = History<unknown, unknown, Fact, Fact>;

/** What seeds, undo, saves and replays bring back. */
export const RECORD_CHECKS: readonly Check[] = [
  { name: 'the same seed and commands give the same game', run: playAgain },
  {
    name: 'another seed gives another game',
    run(game, { options }) {
      const seeds = Array.from({ length: 20 }, (_, at) => `seed-${at}` as Seed);
      for (const setup of options.setups) expect(new Set(seeds.map((seed) => hashOf(game.start(setup, seed)))).size).toBe(20);
    },
  },
  { name: 'undo and redo lead back', bare: true, run: undoAndRedo },
  {
    name: 'a save brings the game back',
    run(game, samples) {
      for (const history of somePoints(game, samples)) saveAndLoad(game, history);
    },
  },
  {
    name: 'a replay brings the game back',
    run(game, samples) {
      for (const history of somePoints(game, samples)) {
        const text = toReplay(game, history);
        expect(text).toMatchObject({ ok: true });
        const parsed = text.ok ? parseReplay(game, text.value) : text;
        expect(parsed.ok ? summary(parsed.value) : parsed).toEqual(summary(history));
        // A short save names commands by the same numbers.
        const short = parseSave(game, JSON.parse(JSON.stringify(toShortSave(game, history))));
        expect(short.ok ? summary(short.value.history) : short).toEqual(summary(history));
      }
    },
  },
];

function playAgain(game: AnyGame, { walks, viewers }: Samples): void {
  const answers = (state: unknown): unknown => ({
    outcome: game.outcome(state),
    toAct: game.toAct(state),
    legal: game.legal(state).map(canonicalJson).sort(),
    views: viewers.map((viewer) => hashOf(game.view(state, viewer))),
  });
  for (const { setup, seed, start, turns } of walks) {
    expect(game.seats(setup)).toEqual(game.seats(setup));
    let state = game.start(setup, seed);
    expect(hashOf(state)).toBe(hashOf(start));
    for (const { command, events, after } of turns) {
      const taken = game.step(state, command);
      expect(taken.ok && [taken.events, hashOf(taken.state)]).toEqual([events, hashOf(after)]);
      expect(answers(state)).toEqual(answers(state));
      state = after;
    }
  }
}

function undoAndRedo(game: AnyGame, { walks }: Samples): void {
  for (const { setup, seed, turns } of walks.slice(0, 3)) {
    let history: AnyHistory = beginHistory(game, { setup, seed, practice: true });
    for (const { command, before, after, events } of turns) {
      const done = advanced(game, history, command);
      const undone = required(undo(done), 'a move to take back');
      expect(hashOf(undone.state)).toBe(hashOf(before));
      expect(hashOf(redo(undone)?.state)).toBe(hashOf(after));
      history = advanced(game, undone, command);
      expect(hashOf(history.state), `the second time: ${canonicalJson(command)}`).toBe(hashOf(after));
      const honest = undoable({ ...history, origin: { ...history.origin, practice: false } });
      expect(honest === null).toBe(events.some((event) => game.reveals(event)));
    }
  }
}

function advanced(game: AnyGame, history: AnyHistory, command: Fact): AnyHistory {
  const next = advance(game, history, command);
  if (!next.ok) throw new Error(`refused: ${canonicalJson(command)} because ${next.rejection.key}`);
  return next.history;
}

/** The beginning, the end and two places between; states that have a fault or no parser are another check's concern. */
function somePoints(game: AnyGame, { walks }: Samples): readonly AnyHistory[] {
  return walks.flatMap((walk: Walk) => {
    const pick = picker(walk.seed);
    const stops = new Set([0, pick(walk.turns.length), pick(walk.turns.length), walk.turns.length]);
    let history: AnyHistory = beginHistory(game, { setup: walk.setup, seed: walk.seed });
    return [...walk.turns, null].flatMap((turn, at) => {
      const here = history;
      if (turn !== null) history = advanced(game, history, turn.command);
      const sound = stops.has(at) && game.faults(here.state).length === 0 && game.parseState(here.state).ok;
      return sound ? [here] : [];
    });
  });
}

function saveAndLoad(game: AnyGame, history: AnyHistory): void {
  const load = (rules: AnyGame, from: AnyHistory) => parseSave(rules, JSON.parse(JSON.stringify(toSave(game, from))));
  const loaded = load(game, history);
  expect(loaded.ok ? [loaded.value.replayed, summary(loaded.value.history)] : loaded).toEqual([true, summary(history)]);
  const resumed = load({ ...game, rulesVersion: game.rulesVersion + 1 }, history);
  const resting = { ...summary(history), commands: [] };
  expect(resumed.ok ? [resumed.value.replayed, summary(resumed.value.history)] : resumed).toEqual([false, resting]);
  const again = resumed.ok ? load(game, resumed.value.history) : resumed;
  expect(again.ok ? summary(again.value.history) : again).toEqual(resting);
}

function summary(history: AnyHistory): { readonly commands: readonly Fact[]; readonly hash: string } {
  return { commands: commandsOf(history), hash: hashOf(history.state) };
}
