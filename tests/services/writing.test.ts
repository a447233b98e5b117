import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type GameStorage, openStorage } from '../../src/services';
import { type FakeDatabase, failure, fakeDatabase } from './fakeDatabase';

let database: FakeDatabase;
let storage: GameStorage;
let problems: string[];

beforeEach(() => {
  database = fakeDatabase();
  problems = [];
  storage = openStorage({ open: database.open, report: ({ key }) => problems.push(key) });
});

/** Changes do not end before they are let. */
function gated(): { readonly end: () => void } {
  let end = (): void => undefined;
  database.gate = new Promise((resolve) => {
    end = resolve;
  });
  return { end: () => end() };
}

describe('states that are saved in a row', () => {
  it('never lets two states wait behind one write: the newest is in the database, at most one transaction behind', async () => {
    const writing = gated();
    storage.saveGame('main', 1);
    await vi.waitFor(() => expect(database.log).toEqual(['open', 'change game']));
    for (const turn of [2, 3, 4]) {
      storage.saveGame('main', turn);
      // Handed over in the next microtasks, long before the first is done.
      await vi.waitFor(() => expect(database.queued).toBe(2));
    }
    writing.end();
    await storage.flushed();
    expect(database.log).toEqual(['open', 'change game', 'change game']);
    expect(database.entries.get('game/main')).toBe(4);
  });

  it('takes along what is saved while the database is busy with something else', async () => {
    const busy = gated();
    await storage.loadGame('main');
    const other = database.connected().change([], () => new Map([['sheet/mage', 1]]));
    for (const turn of [1, 2, 3]) {
      storage.saveGame('main', turn);
      await vi.waitFor(() => expect(database.queued).toBe(2));
    }
    busy.end();
    await Promise.all([other, storage.flushed()]);
    expect(database.log).toEqual(['open', 'change sheet', 'change game']);
    expect(database.entries.get('game/main')).toBe(3);
  });

  it('says which state is kept when it is on the disk, and not before', async () => {
    const kept: unknown[] = [];
    const writing = gated();
    const onKept = (save: unknown): unknown => kept.push(['kept', save, database.entries.get('game/main')]);
    storage.watch('main', { onNoted: (save) => kept.push(['noted', save]), onKept });
    storage.note('main', 1);
    storage.saveGame('main', 1);
    storage.saveGame('other', 1);
    await vi.waitFor(() => expect(database.log).toHaveLength(2));
    storage.saveGame('main', 2);
    expect(kept).toEqual([['noted', 1]]);
    writing.end();
    await storage.flushed();
    expect(kept).toEqual([
      ['noted', 1],
      ['kept', 1, 1],
      ['kept', 2, 2],
    ]);
  });
});

describe('a value that no database takes', () => {
  const unstorable = { turn: () => 3 };

  it('fails alone: everything else is written, before and after', async () => {
    const kept: unknown[] = [];
    storage.watch('two', { onNoted: () => undefined, onKept: (save) => kept.push(save) });
    storage.saveGame('one', 1);
    storage.saveGame('bad', unstorable);
    storage.saveGame('two', 2);
    await storage.flushed();
    storage.saveGame('three', 3);
    await storage.flushed();
    expect([...database.entries]).toEqual([
      ['game/one', 1],
      ['game/two', 2],
      ['game/three', 3],
    ]);
    expect(problems).toEqual(['storageBroken']);
    expect(kept).toEqual([2]);
  });

  it('takes with it what was asked for in the same breath, and nothing else', async () => {
    database.entries.set('game/main', 'torn');
    storage.setAside('main', unstorable, 'saveNotASave');
    storage.saveGame('other', 1);
    await storage.flushed();
    expect([...database.entries]).toEqual([
      ['game/main', 'torn'],
      ['game/other', 1],
    ]);
  });
});

describe('what could not be written', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is tried again by itself until it is on the disk', async () => {
    database.failures.change.push(...Array.from({ length: 5 }, () => failure('QuotaExceededError')));
    storage.saveGame('main', 1);
    await storage.flushed();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(database.entries.get('game/main')).toBe(1);
    expect(database.log.filter((entry) => entry === 'change game')).toHaveLength(6);
    expect(problems).toEqual(['storageFull']);
  });
});
