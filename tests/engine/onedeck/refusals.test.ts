import { describe, expect, it } from 'vitest';
import { oneDeckDungeon as game, PHASES, REJECTION_KEYS, type RejectionKey } from '../../../src/engine/onedeck';
import { everyPhase, REFUSALS, type ReaderKey } from './refusalScenes';

// docs/ARCHITECTURE.md: a refused command changes nothing, and says why, with what the sentence needs.

const READERS: Readonly<Record<ReaderKey, () => unknown>> = {
  commandWrong: () => game.parseCommand({ type: 'enter', door: 'north' }),
  setupWrong: () => game.parseSetup({ heroes: [], dungeon: 'lichs-tomb', tier: 'veteran' }),
  stateWrong: () => game.parseState({ phase: 'choose' }),
};

describe('every refusal can be had, and names what it is about', () => {
  const keys = Object.keys(REFUSALS) as (keyof typeof REFUSALS)[];

  it.each(keys)('%s', (key) => {
    const { at, command, params } = REFUSALS[key]();
    const before = structuredClone(at.state);
    const rejection = params === undefined ? { key } : { key, params };
    expect(game.whyIllegal(at.state, command)).toEqual(rejection);
    expect(game.step(at.state, command)).toEqual({ ok: false, rejection });
    expect(at.state).toEqual(before);
    expect(game.legal(at.state)).not.toContainEqual(command);
  });

  it.each([
    ['commandWrong', 'door'],
    ['setupWrong', 'heroes'],
    ['stateWrong', 'setup'],
  ] as const)('%s, of foreign data, names the place: %s', (key, path) => {
    expect(READERS[key]()).toEqual({ ok: false, rejection: { key, params: { path } } });
  });

  it('and no key is left without a proof', () => {
    const proved: readonly RejectionKey[] = [...keys, ...(Object.keys(READERS) as ReaderKey[])];
    expect([...proved].sort()).toEqual([...REJECTION_KEYS].sort());
  });
});

it('the positions for malformed commands are of every phase', () => {
  const phases = new Set(everyPhase().map(({ state }) => state.phase));
  expect(PHASES.filter((phase) => !phases.has(phase))).toEqual([]);
});
