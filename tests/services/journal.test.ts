import { beforeEach, describe, expect, it } from 'vitest';
import { type GameStorage, openStorage } from '../../src/services';
import { notePlace, type Store } from '../../src/services/storage/journal';
import { type FakeDatabase, failure, fakeDatabase } from './fakeDatabase';

const NOW = '2026-11-18T12:00:00.000Z';
let database: FakeDatabase;
let desk: Map<string, string>;
let storage: GameStorage;
let problems: string[];

function open(store: () => Store = () => storeIn(desk)): GameStorage {
  return openStorage({ open: database.open, store, report: ({ key }) => problems.push(key), now: () => new Date(NOW) });
}

function storeIn(content: Map<string, string>): Store {
  return {
    getItem: (key) => content.get(key) ?? null,
    setItem: (key, value) => void content.set(key, value),
    removeItem: (key) => void content.delete(key),
  };
}

beforeEach(() => {
  database = fakeDatabase();
  desk = new Map();
  problems = [];
  storage = open();
});

const asides = (): unknown[] => [...database.entries].filter(([key]) => key.startsWith('aside/')).map(([, value]) => value);

describe('a note of what is about to be saved', () => {
  const save = (turn: number): void => {
    storage.note('main', { turn });
    storage.saveGame('main', { turn });
  };

  it('is there for another life of the page until the disk has everything', async () => {
    database.failures.change.push(failure('AbortError'));
    save(3);
    expect(open().noted('main')).toEqual({ turn: 3 });
    await storage.flushed();
    expect(open().noted('main')).toEqual({ turn: 3 });
    save(4);
    await storage.flushed();
    expect(open().noted('main')).toBeNull();
    expect(database.entries.get('game/main')).toEqual({ turn: 4 });
  });

  it('is not taken for another game, nor thrown away by a tab that has lost the table', async () => {
    let opened = (): void => undefined;
    database.gate = new Promise((resolve) => {
      opened = resolve;
    });
    save(3);
    expect(storage.noted('other')).toBeNull();
    const other = open();
    other.note('main', { turn: 4 });
    opened();
    await storage.flushed();
    expect(open().noted('main')).toEqual({ turn: 4 });
  });

  it('is set aside when it can not be read, and read no more; the game on the disk stays', async () => {
    database.entries.set('game/main', 'the game');
    desk.set(notePlace('game/main'), 'torn {');
    expect(storage.noted('main')).toBe('torn {');
    storage.setNoteAside('main', 'torn {', 'saveNotASave');
    expect(storage.noted('main')).toBeNull();
    await storage.flushed();
    expect(asides()).toEqual([{ key: 'game/main', date: NOW, reason: 'saveNotASave', data: 'torn {' }]);
    expect(database.entries.get('game/main')).toBe('the game');
    expect(desk.size).toBe(0);
  });

  it('remembers that what lies on the disk was never read', async () => {
    database.entries.set('game/main', 'the old game');
    database.failures.read.push(failure('UnknownError'));
    database.failures.change.push(failure('UnknownError'));
    await storage.loadGame('main');
    save(1);
    await storage.flushed();
    const later = open();
    expect(later.noted('main')).toEqual({ turn: 1 });
    later.saveGame('main', { turn: 2 });
    await later.flushed();
    expect(asides()).toEqual([{ key: 'game/main', date: NOW, reason: 'neverRead', data: 'the old game' }]);
  });

  it('leaves none of an older state where there is no room for it', () => {
    save(3);
    const full = open(() => ({
      ...storeIn(desk),
      setItem: () => {
        throw failure('QuotaExceededError');
      },
    }));
    full.note('main', { turn: 4 });
    expect(desk.size).toBe(0);
    expect(problems).toEqual([]);
  });

  it('is done without where the browser forbids it', () => {
    const bare = open(() => {
      throw failure('SecurityError');
    });
    bare.note('main', { turn: 4 });
    expect(bare.noted('main')).toBeNull();
    expect(problems).toEqual([]);
  });
});
