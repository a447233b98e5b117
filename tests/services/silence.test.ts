import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type GameStorage, openStorage } from '../../src/services';
import { type FakeCabinet, failure, fakeCabinet } from './fakeCabinet';

const PATIENCE = 1000;
const NEVER = new Promise<never>(() => undefined);
let cabinet: FakeCabinet;
let storage: GameStorage;
let problems: string[];

beforeEach(() => {
  vi.useFakeTimers();
  cabinet = fakeCabinet();
  problems = [];
  storage = openStorage({ open: cabinet.open, report: ({ key }) => problems.push(key), patience: PATIENCE });
});
afterEach(() => void vi.useRealTimers());

describe('a database that opens and then does not answer', () => {
  it('is waited for only so long when something is read', async () => {
    cabinet.drawers.set('game/main', 'the old game');
    cabinet.readGate = NEVER;
    const reads = Promise.all([storage.loadGame('main'), storage.list('')]);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(await reads).toEqual([null, new Map()]);
    expect(problems).toEqual(['storageSilent']);
    storage.saveGame('main', 'a new game');
    await storage.flushed();
    const asides = [...cabinet.drawers].filter(([key]) => key.startsWith('aside/'));
    expect(asides).toEqual([[expect.any(String), expect.objectContaining({ data: 'the old game', reason: 'neverRead' })]]);
  });

  it('is told of when something is written, and what was asked for is written when it answers', async () => {
    let answer = (): void => undefined;
    cabinet.gate = new Promise((resolve) => {
      answer = resolve;
    });
    storage.saveGame('main', 1);
    const flushed = vi.fn();
    void storage.flushed().then(flushed);
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    storage.saveGame('main', 2);
    expect([problems, flushed.mock.calls]).toEqual([[], []]);
    await vi.advanceTimersByTimeAsync(1);
    expect(flushed).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(10 * PATIENCE);
    expect(problems).toEqual(['storageSilent']);
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(cabinet.drawers.get('game/main')).toBe(2);
  });
});

describe('a read that is aborted', () => {
  it('is tried once more, and nobody hears of it', async () => {
    cabinet.drawers.set('game/main', 3);
    cabinet.failures.read.push(failure('AbortError'));
    expect(await storage.loadGame('main')).toBe(3);
    expect(problems).toEqual([]);
  });

  it('is given up when that is aborted too, each time with a word', async () => {
    for (let reads = 0; reads < 2; reads++) {
      cabinet.failures.read.push(failure('AbortError'), failure('AbortError'));
      expect(await storage.loadGame('main')).toBeNull();
    }
    expect(problems).toEqual(['storageUnread', 'storageUnread']);
  });
});
