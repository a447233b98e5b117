import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type GameStorage, openStorage } from '../../src/services';
import type { Edit } from '../../src/services/storage/edits';
import { type FakeDatabase, failure, fakeDatabase } from './fakeDatabase';

const NOW = '2026-11-18T12:00:00.000Z';
let database: FakeDatabase;
let storage: GameStorage;
let problems: string[];

function open(): GameStorage {
  return openStorage({ open: database.open, report: ({ key }) => problems.push(key), now: () => new Date(NOW), patience: 1000 });
}

beforeEach(() => {
  database = fakeDatabase();
  problems = [];
  storage = open();
});

const asides = (): unknown[] => [...database.entries].filter(([key]) => key.startsWith('aside/')).map(([, value]) => value);

describe('saving and loading', () => {
  it('gives back what was saved, in another session too', async () => {
    storage.saveGame('main', { turn: 3 });
    await storage.flushed();
    expect(await open().loadGame('main')).toEqual({ turn: 3 });
    expect(problems).toEqual([]);
  });

  it('knows no game where none was saved, or where it was removed', async () => {
    expect(await storage.loadGame('main')).toBeNull();
    storage.saveGame('main', { turn: 3 });
    storage.removeGame('main');
    expect(await storage.loadGame('main')).toBeNull();
    await storage.flushed();
    expect(database.entries.size).toBe(0);
  });

  it('gives back the newest save before it is on the disk', async () => {
    storage.saveGame('main', { turn: 3 });
    expect(await storage.loadGame('main')).toEqual({ turn: 3 });
  });

  it('sets a bad save aside with its date and reason, in one go with emptying its slot', async () => {
    database.entries.set('game/main', 'rubbish');
    storage.setAside('main', 'rubbish', 'saveNotASave');
    storage.setAside('main', 'more', 'saveHashDiffers');
    await storage.flushed();
    expect(await storage.loadGame('main')).toBeNull();
    expect(asides()).toEqual([
      { key: 'game/main', date: NOW, reason: 'saveNotASave', data: 'rubbish' },
      { key: 'game/main', date: NOW, reason: 'saveHashDiffers', data: 'more' },
    ]);
    expect(database.log.slice(0, 2)).toEqual(['open', 'change aside game aside']);
  });
});

describe('a change that depends on what is there', () => {
  const count = (key: string): Edit => ({
    look: [key],
    decide: (found) => new Map([[`${key}/next`, Number(found.get(key) ?? 0) + 1]]),
  });

  it('sees what was put there before it, and is seen by whoever reads', async () => {
    storage.saveGame('main', 3);
    storage.edit(count('game/main'));
    storage.saveGame('main', 10);
    const expected = new Map<string, unknown>([
      ['game/main', 10],
      ['game/main/next', 4],
    ]);
    expect(await storage.read(['game/main', 'game/main/next'])).toEqual(expected);
    await storage.flushed();
    expect(database.entries).toEqual(expected);
    expect(await storage.list('game/main/')).toEqual(new Map([['game/main/next', 4]]));
  });

  it('is asked again when it could not be written, and is true until it is', async () => {
    database.entries.set('game/main', 3);
    database.failures.change.push(failure('AbortError'));
    storage.edit(count('game/main'));
    await storage.flushed();
    expect(database.entries.has('game/main/next')).toBe(false);
    expect(await storage.list('game/')).toEqual(
      new Map([
        ['game/main', 3],
        ['game/main/next', 4],
      ]),
    );
    database.entries.set('game/main', 5);
    storage.saveGame('other', 1);
    await storage.flushed();
    expect(database.entries.get('game/main/next')).toBe(6);
  });

  it('does not make up for reading: what was never read is still set aside', async () => {
    database.entries.set('game/main', 'the old game');
    database.failures.read.push(failure('UnknownError'));
    await storage.loadGame('main');
    storage.saveGame('main', 'a new game');
    storage.edit({ look: ['game/main'], decide: () => new Map() });
    await storage.flushed();
    expect(asides()).toEqual([{ key: 'game/main', date: NOW, reason: 'neverRead', data: 'the old game' }]);
  });
});

describe('when storage fails', () => {
  it.each([
    ['QuotaExceededError', 'storageFull'],
    ['SecurityError', 'storageDenied'],
    ['InvalidStateError', 'storageDenied'],
    ['VersionError', 'storageClosed'],
    ['AbortError', 'storageBroken'],
  ])('%s is reported as %s, and the game goes on in memory', async (name, key) => {
    database.failures.change.push(failure(name), failure(name));
    storage.saveGame('main', 1);
    await storage.flushed();
    expect(problems).toEqual([key]);
    expect(await storage.loadGame('main')).toBe(1);
  });

  it('says so once for as long as it lasts, keeps trying, and says so again the next time', async () => {
    database.failures.change.push(failure('QuotaExceededError'), failure('QuotaExceededError'));
    for (const turn of [1, 2, 3]) {
      storage.saveGame('main', turn);
      await storage.flushed();
    }
    expect(problems).toEqual(['storageFull']);
    expect(database.entries.get('game/main')).toBe(3);
    database.failures.change.push(failure('QuotaExceededError'));
    storage.saveGame('main', 4);
    await storage.flushed();
    expect(problems).toEqual(['storageFull', 'storageFull']);
  });

  it('takes what could not be written along with the next write', async () => {
    database.failures.change.push(failure('AbortError'));
    storage.saveGame('one', 1);
    await storage.flushed();
    storage.saveGame('two', 2);
    await storage.flushed();
    expect([...database.entries]).toEqual([
      ['game/one', 1],
      ['game/two', 2],
    ]);
  });

  it('never overwrites a game that it could not read: it sets it aside', async () => {
    database.entries.set('game/main', 'the old game');
    database.failures.read.push(failure('UnknownError'));
    expect(await storage.loadGame('main')).toBeNull();
    storage.saveGame('main', 'a new game');
    await storage.flushed();
    storage.saveGame('main', 'a new game, turn 2');
    await storage.flushed();
    expect(problems).toEqual(['storageUnread']);
    expect(database.entries.get('game/main')).toBe('a new game, turn 2');
    expect(asides()).toEqual([{ key: 'game/main', date: NOW, reason: 'neverRead', data: 'the old game' }]);
  });

  it('plays without IndexedDB, as in some private windows', async () => {
    const bare = openStorage({ report: ({ key }) => problems.push(key) });
    expect(await bare.loadGame('main')).toBeNull();
    bare.saveGame('main', 1);
    await bare.flushed();
    expect(await bare.loadGame('main')).toBe(1);
    expect(problems).toEqual(['storageDenied']);
  });
});

describe('beside other tabs', () => {
  it('opens again after a newer tab made it close', async () => {
    storage.saveGame('main', 1);
    await storage.flushed();
    database.closeFromOutside();
    storage.saveGame('main', 2);
    await storage.flushed();
    expect(database.log).toEqual(['open', 'change game', 'open', 'change game']);
    expect(problems).toEqual([]);
  });

  it('says that it is closed when the newer tab has moved the database on', async () => {
    await storage.loadGame('main');
    database.closeFromOutside();
    database.failures.open.push(failure('VersionError'));
    storage.saveGame('main', 2);
    await storage.flushed();
    expect(problems).toEqual(['storageClosed']);
  });

  it('opens again when a connection turns out to be dead', async () => {
    storage.saveGame('main', 1);
    await storage.flushed();
    database.failures.change.push(failure('InvalidStateError'));
    storage.saveGame('main', 2);
    await storage.flushed();
    expect(database.entries.get('game/main')).toBe(2);
    expect(problems).toEqual([]);
  });

  it('closes for good manners', async () => {
    await storage.loadGame('main');
    storage.close();
    await vi.waitFor(() => expect(database.log).toEqual(['open', 'close']));
  });
});

describe('a database that does not open', () => {
  const never = new Promise<never>(() => undefined);
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is given up when an older tab blocks it', async () => {
    const blocked = openStorage({
      report: ({ key }) => problems.push(key),
      open: ({ onBlocked }) => {
        onBlocked();
        return never;
      },
    });
    expect(await blocked.loadGame('main')).toBeNull();
    expect(problems).toEqual(['storageClosed']);
  });

  it('is waited for only so long, and used once it is there', async () => {
    let arrive = (): void => undefined;
    const slow = openStorage({
      report: ({ key }) => problems.push(key),
      patience: 1000,
      open: async (events) => {
        await new Promise<void>((resolve) => {
          arrive = resolve;
        });
        return database.open(events);
      },
    });
    const loaded = slow.loadGame('main');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await loaded).toBeNull();
    expect(problems).toEqual(['storageSilent']);
    arrive();
    await vi.advanceTimersByTimeAsync(0);
    slow.saveGame('main', 1);
    await slow.flushed();
    expect(database.entries.get('game/main')).toBe(1);
  });
});
