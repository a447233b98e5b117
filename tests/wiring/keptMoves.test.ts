import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStorage } from '../../src/services';
import { watchKeptMoves } from '../../src/wiring/keptMoves';
import { failure, fakeDatabase } from '../services/fakeDatabase';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A table whose database takes as long as it is told to. */
function table() {
  const database = fakeDatabase();
  const storage = openStorage({ open: database.open, report: () => undefined });
  const told: unknown[] = [];
  watchKeptMoves({
    storage,
    slot: 'main',
    onKept: (hash) => told.push(hash),
    onLate: (isLate) => told.push(isLate ? 'late' : 'in time'),
  });
  return {
    database,
    storage,
    told,
    move(hash: string): void {
      const save = { hash };
      storage.note('main', save);
      storage.saveGame('main', save);
    },
    takes(milliseconds: number): void {
      database.gate = new Promise((resolve) => {
        setTimeout(resolve, milliseconds);
      });
    },
  };
}

describe('a move that is not on the disk yet', () => {
  it('is not worth a word for a moment', async () => {
    const { told, takes, move } = table();
    takes(300);
    move('one');
    await vi.advanceTimersByTimeAsync(5000);
    expect(told).toEqual(['one']);
  });

  it('is said to be late before half a second is over, until it is kept', async () => {
    const { told, takes, move } = table();
    takes(3000);
    move('one');
    await vi.advanceTimersByTimeAsync(499);
    expect(told).toEqual(['late']);
    await vi.advanceTimersByTimeAsync(2490);
    expect(told).toEqual(['late']);
    await vi.advanceTimersByTimeAsync(11);
    expect(told).toEqual(['late', 'one', 'in time']);
  });

  it('counts by its own time, not by that of the move before', async () => {
    const { told, takes, move } = table();
    takes(350);
    move('one');
    await vi.advanceTimersByTimeAsync(200);
    move('two');
    await vi.advanceTimersByTimeAsync(150);
    expect(told).toEqual(['one', 'two']);
    takes(3000);
    move('three');
    await vi.advanceTimersByTimeAsync(399);
    expect(told).toEqual(['one', 'two']);
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toEqual(['one', 'two', 'late']);
  });

  it('stays late for as long as it cannot be written', async () => {
    const { database, told, move } = table();
    database.failures.change.push(...Array.from({ length: 4 }, () => failure('QuotaExceededError')));
    move('one');
    await vi.advanceTimersByTimeAsync(7000);
    expect(told).toEqual(['late']);
    move('two');
    await vi.advanceTimersByTimeAsync(100);
    expect(told).toEqual(['late', 'two', 'in time']);
  });

  it('is kept with the state that came after it', async () => {
    const { told, takes, move } = table();
    takes(1000);
    for (const hash of ['one', 'two', 'three', 'two']) move(hash);
    await vi.advanceTimersByTimeAsync(1000);
    expect(told).toEqual(['late', 'two', 'in time']);
  });

  it('is late no more when another tab has taken the table', async () => {
    const { database, told, takes, storage } = table();
    const claim = { isWanted: () => true, onLost: () => told.push('lost') };
    const hold = await storage.hold('main', claim);
    takes(1000);
    const save = { hash: 'one', stamp: hold.stamp() };
    storage.note('main', save);
    storage.saveGame('other', 'holds up what comes after it');
    await vi.advanceTimersByTimeAsync(0);
    storage.saveGame('main', save, hold);
    database.entries.set('holder', hold.number + 1);
    await vi.advanceTimersByTimeAsync(2500);
    expect(told).toEqual(['late', 'in time', 'lost']);
    expect(database.entries.get('game/main')).toBeUndefined();
  });
});
