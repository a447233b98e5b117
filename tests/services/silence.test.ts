import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { type GameStorage, openStorage } from '../../src/services';
import type { Database, DatabaseEvents } from '../../src/services/storage/database';
import { type FakeDatabase, failure, fakeDatabase } from './fakeDatabase';

const PATIENCE = 1000;
const NEVER = new Promise<never>(() => undefined);
let database: FakeDatabase;
let storage: GameStorage;
let problems: string[];
let onAnswer: Mock<() => void>;

beforeEach(() => {
  vi.useFakeTimers();
  database = fakeDatabase();
  problems = [];
  onAnswer = vi.fn();
  storage = openStorage({ open: database.open, report: ({ key }) => problems.push(key), patience: PATIENCE, onAnswer });
});
afterEach(() => void vi.useRealTimers());

describe('a database that opens and then does not answer', () => {
  it('is waited for only so long when something is read', async () => {
    database.entries.set('game/main', 'the old game');
    database.readGate = NEVER;
    const reads = Promise.all([storage.loadGame('main'), storage.list('')]);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(await reads).toEqual([null, new Map()]);
    expect(problems).toEqual(['storageSilent']);
    storage.saveGame('main', 'a new game');
    await storage.flushed();
    const asides = [...database.entries].filter(([key]) => key.startsWith('aside/'));
    expect(asides).toEqual([[expect.any(String), expect.objectContaining({ data: 'the old game', reason: 'neverRead' })]]);
  });

  it('is told of when something is written, and what was asked for is written when it answers', async () => {
    let answer = (): void => undefined;
    database.gate = new Promise((resolve) => {
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
    expect(database.entries.get('game/main')).toBe(2);
  });
});

describe('an answer that comes when nobody waits for it any more', () => {
  it.each(['opens', 'reads'] as const)('is told of once, when a database that %s late has given it', async (late) => {
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    if (late === 'reads') database.readGate = held;
    else {
      const open = (events: DatabaseEvents): Promise<Database> => held.then(() => database.open(events));
      storage = openStorage({ open, report: ({ key }) => problems.push(key), patience: PATIENCE, onAnswer });
    }
    database.entries.set('game/main', 'the old game');
    const reads = Promise.all([storage.loadGame('main'), storage.list('')]);
    await vi.advanceTimersByTimeAsync(10 * PATIENCE);
    expect(await reads).toEqual([null, new Map()]);
    expect(onAnswer).not.toHaveBeenCalled();
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(onAnswer).toHaveBeenCalledOnce();
    expect(await storage.loadGame('main')).toBe('the old game');
  });

  it('is told of again when the database falls silent again', async () => {
    for (const times of [1, 2]) {
      let answer = (): void => undefined;
      database.readGate = new Promise((resolve) => {
        answer = resolve;
      });
      const read = storage.loadGame('main');
      await vi.advanceTimersByTimeAsync(PATIENCE);
      answer();
      await read;
      await vi.advanceTimersByTimeAsync(0);
      expect(onAnswer).toHaveBeenCalledTimes(times);
    }
  });

  it('is not told of when it came in time, or when the read has failed in another way', async () => {
    await storage.loadGame('main');
    database.failures.read.push(failure('UnknownError'));
    await storage.loadGame('main');
    await vi.advanceTimersByTimeAsync(10 * PATIENCE);
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it('is not told of when the database has closed instead', async () => {
    let refuse = (_: unknown): void => undefined;
    database.readGate = new Promise((_, reject) => {
      refuse = reject;
    });
    const read = storage.loadGame('main');
    await vi.advanceTimersByTimeAsync(PATIENCE);
    refuse(failure('AbortError'));
    await read;
    await vi.advanceTimersByTimeAsync(10 * PATIENCE);
    expect(onAnswer).not.toHaveBeenCalled();
  });
});

describe('a read that is aborted', () => {
  it('is tried once more, and nobody hears of it', async () => {
    database.entries.set('game/main', 3);
    database.failures.read.push(failure('AbortError'));
    expect(await storage.loadGame('main')).toBe(3);
    expect(problems).toEqual([]);
  });

  it('is given up when that is aborted too, each time with a word', async () => {
    for (let reads = 0; reads < 2; reads++) {
      database.failures.read.push(failure('AbortError'), failure('AbortError'));
      expect(await storage.loadGame('main')).toBeNull();
    }
    expect(problems).toEqual(['storageUnread', 'storageUnread']);
  });
});
