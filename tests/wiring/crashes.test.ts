// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { oneDeckDungeon } from '../../src/engine/onedeck';
import { type Crashed, crash, watchFaults } from '../../src/wiring/crashes';
import { historyOf } from '../machines/turnTable';
import { english } from '../pages/onPage';

const BASE = 'https://games.example/';
const ours = (message: string): Error =>
  Object.assign(new Error(message), { stack: `Error: ${message}\n at ${BASE}assets/a.js:1:2` });

describe('errors that nobody caught', () => {
  const onCrash = vi.fn();
  const log = vi.fn();
  let end = (): void => undefined;

  beforeEach(() => {
    onCrash.mockReset();
    log.mockReset();
    end = watchFaults({ base: BASE, onCrash, log });
  });
  afterEach(() => end());

  const rejected = (reason: unknown): void => {
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  };

  it('end the game when they are our own', () => {
    const [thrown, refused] = [ours('the floor gave way'), ours('the roof too')];
    window.dispatchEvent(new ErrorEvent('error', { error: thrown, message: thrown.message }));
    rejected(refused);
    expect(onCrash.mock.calls).toEqual([[thrown], [refused]]);
    expect(log).not.toHaveBeenCalled();
  });

  it('tell where, when the browser hands over no error', () => {
    const filename = `${BASE}assets/a.js`;
    window.dispatchEvent(new ErrorEvent('error', { message: 'Uncaught', filename, lineno: 3, colno: 14 }));
    expect(onCrash).toHaveBeenCalledExactlyOnceWith(`Uncaught (${filename}:3:14)`);
  });

  it('are logged once when they are not', () => {
    for (let time = 0; time < 3; time++) {
      window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
      rejected(undefined);
    }
    expect(log.mock.calls).toEqual([['Script error.'], [undefined]]);
    expect(onCrash).not.toHaveBeenCalled();
  });

  it('fill no log, however many there are', () => {
    for (let time = 0; time < 200; time++) rejected(`refused ${time}`);
    expect(log).toHaveBeenCalledTimes(50);
  });

  it('are heard no more after the end', () => {
    end();
    rejected(ours('late'));
    expect(onCrash).not.toHaveBeenCalled();
  });
});

describe('a crash', () => {
  const parts = {
    problem: new Error('the floor gave way'),
    version: '9.9.9',
    translate: english,
    close: vi.fn(),
    log: vi.fn(),
  } satisfies Omit<Crashed, 'played'>;

  beforeEach(() => {
    parts.close.mockReset();
    parts.log.mockReset();
  });
  afterEach(() => document.body.replaceChildren());

  const lastLine = (): string => document.querySelector('.crash pre')?.textContent.split('\n').at(-1) ?? '';

  it('ends the table, and says how to come to it elsewhere', () => {
    crash({ ...parts, played: { rules: oneDeckDungeon, history: historyOf() } });
    expect(parts.close).toHaveBeenCalledTimes(1);
    expect(JSON.parse(lastLine())).toMatchObject({ do: expect.stringMatching(/replay|load/) as string });
    expect(parts.log.mock.calls).toEqual([[parts.problem]]);
  });

  it('shows the panel though the table cannot be ended and the game cannot be told', () => {
    const stuck = new Error('stuck');
    parts.close.mockImplementation(() => {
      throw stuck;
    });
    // A state that is none: no replay and no save can be made of it.
    crash({
      ...parts,
      played: { rules: oneDeckDungeon, history: { ...historyOf(), state: null, past: null, origin: null as never } },
    });
    expect(document.querySelector('.crash pre')?.textContent).toContain('the floor gave way');
    expect(lastLine()).not.toMatch(/^\{/);
    expect(parts.log).toHaveBeenCalledWith(stuck);
  });
});
