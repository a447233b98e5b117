import { expect } from 'vitest';
import { canonicalJson, type Fact, type Parsed } from '../../src/engine/kernel';
import { onCopies } from './gameSuiteCopies';
import type { AnyGame, Check, Samples } from './gameSuiteTypes';
import { DEEP, JUNK, perturbed } from './perturbed';

/** What a game makes of commands and data that nobody should have sent. */
export const INPUT_CHECKS: readonly Check[] = [
  {
    name: 'malformed commands are refused by name and change nothing',
    bare: true,
    run(game, samples) {
      forEachBadCommand(samples, (state, command) => {
        const taken = game.step(state, command);
        if (!taken.ok) expect(taken.rejection.key).toMatch(/^[a-z]\w+$/);
      });
    },
  },
  {
    name: 'step takes exactly what whyIllegal passes',
    run(game, samples) {
      forEachBadCommand(samples, (state, command) => {
        const taken = game.step(state, command);
        expect(taken.ok ? null : taken.rejection).toEqual(game.whyIllegal(state, command));
      });
    },
  },
  {
    name: 'every refusal has a key from the list',
    run(game, samples) {
      const keys = new Set<string>();
      const note = (parsed: Parsed<unknown>): unknown => parsed.ok || keys.add(parsed.rejection.key);
      forEachBadCommand(samples, (state, command) => {
        const { key } = game.whyIllegal(state, command) ?? {};
        if (key !== undefined) keys.add(key);
        note(game.parseCommand(command));
      });
      for (const data of JUNK) [game.parseSetup, game.parseState].map((parse) => note(parse.call(game, data)));
      expect(keys.size).toBeGreaterThan(0);
      expect([...keys].filter((key) => !samples.options.rejectionKeys.includes(key))).toEqual([]);
    },
  },
  {
    name: 'its parsers accept what it makes',
    run(game, { options, states, walks }) {
      for (const setup of options.setups) expect(game.parseSetup(asJson(setup))).toMatchObject({ ok: true });
      for (const state of states) {
        expect(game.parseState(asJson(state))).toMatchObject({ ok: true });
        for (const command of game.legal(state)) expect(game.parseCommand(asJson(command))).toMatchObject({ ok: true });
      }
      for (const { command } of walks.flatMap(({ turns }) => turns)) {
        expect(game.parseCommand(asJson(command))).toMatchObject({ ok: true });
      }
    },
  },
  { name: 'its parsers refuse nonsense without an exception', bare: true, run: parseNonsense },
  { name: 'a damaged state that is let in can be played', run: playDamaged },
];

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A few states from all along the games. */
function some(states: readonly unknown[], count: number): readonly unknown[] {
  return states.filter((_, at) => at % Math.ceil(states.length / count) === 0);
}

function forEachBadCommand({ states, commands }: Samples, see: (state: unknown, command: Fact) => void): void {
  const bad = [
    ...commands,
    ...commands.flatMap(perturbed),
    { type: '__proto__' },
    { type: 'constructor' },
    { type: ['toString'] },
  ];
  for (const state of some(states, 12)) {
    for (const command of bad) {
      try {
        see(state, command as Fact);
      } catch (thrown) {
        throw new Error(`with ${shortly(command)}: ${String(thrown)}`, { cause: thrown });
      }
    }
  }
}

function shortly(value: unknown): string {
  return ((JSON.stringify(value) as string | undefined) ?? String(value)).slice(0, 200);
}

function parseNonsense(game: AnyGame, { options, states, commands }: Samples): void {
  const refusedKeys = (parse: (data: unknown) => Parsed<unknown>, sound: readonly unknown[]): number => {
    const answers = [...JUNK, DEEP, ...sound.flatMap(perturbed)].map((data) => parse.call(game, data));
    return new Set(answers.flatMap((answer) => (answer.ok ? [] : [answer.rejection.key]))).size;
  };
  expect(refusedKeys(game.parseSetup, options.setups)).toBeGreaterThan(0);
  expect(refusedKeys(game.parseCommand, commands)).toBeGreaterThan(0);
  expect(refusedKeys(game.parseState, some(states, 2))).toBeGreaterThan(0);
}

/** A checkpoint from a damaged file comes in by this way: parsed, found without fault, and played on. */
function playDamaged(game: AnyGame, { states, viewers }: Samples): void {
  for (const data of some(states, 3).flatMap(perturbed)) {
    const parsed = game.parseState(data);
    if (!parsed.ok || game.faults(parsed.value).length > 0) continue;
    const gentle = onCopies(game);
    for (const viewer of viewers) gentle.view(parsed.value, viewer);
    gentle.toAct(parsed.value);
    const [command] = gentle.outcome(parsed.value).over ? [] : gentle.legal(parsed.value);
    if (command !== undefined) expect(gentle.step(parsed.value, command).ok, canonicalJson(parsed.value)).toBe(true);
  }
}
