import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectTo } from '../../src/services/storage/connection';
import { put } from '../../src/services/storage/edits';
import { createHold, type Hold, type Saving, savedUnder } from '../../src/services/storage/hold';
import { watchTrouble } from '../../src/services/storage/trouble';
import { createWriter } from '../../src/services/storage/writer';
import { failure, fakeDatabase } from './fakeDatabase';

const GAME = 'game/main';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function saving(moves: number, under: Hold): Saving {
  return { key: GAME, save: { moves, stamp: under.stamp() }, isOfNewer: () => false };
}

/** A writer whose database refuses everything until it is well again. */
function sickWriter() {
  const database = fakeDatabase();
  const report = (): void => undefined;
  const written: unknown[] = [];
  const writer = createWriter({
    connection: connectTo(database.open, 4000),
    aside: (key, data) => [`aside/${key}`, data],
    trouble: watchTrouble(report),
    report,
    patience: 4000,
    onWritten: (changes) => written.push(changes.get(GAME)),
  });
  database.failures.change = Array.from({ length: 1000 }, () => failure('QuotaExceededError'));
  const hold = createHold(7, () => undefined);
  return {
    database,
    writer,
    written,
    hold,
    save: (moves: number, under = hold) => writer.write(savedUnder(under, saving(moves, under))),
    async getWell() {
      database.failures.change = [];
      await vi.advanceTimersByTimeAsync(3000);
    },
  };
}

describe('saves that cannot be written for long', () => {
  it('do not pile up: the newest takes the place of those before it, and is written in the end', async () => {
    const { database, writer, written, save, getWell } = sickWriter();
    for (let moves = 1; moves <= 50; moves++) {
      save(moves);
      await vi.advanceTimersByTimeAsync(700);
    }
    expect(writer.waiting()).toHaveLength(1);
    await getWell();
    expect(written).toEqual([expect.objectContaining({ moves: 50 })]);
    expect(database.entries.get(GAME)).toMatchObject({ moves: 50 });
    expect(writer.waiting()).toEqual([]);
  });

  it('do not pile up beside other changes, none of which is lost', async () => {
    const { database, writer, save, getWell } = sickWriter();
    for (let moves = 1; moves <= 10; moves++) {
      save(moves);
      writer.write({ look: ['sheet'], decide: (found) => new Map([['sheet', Number(found.get('sheet') ?? 0) + 1]]) });
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(writer.waiting()).toHaveLength(11);
    await getWell();
    expect(database.entries.get(GAME)).toMatchObject({ moves: 10 });
    expect(database.entries.get('sheet')).toBe(10);
  });

  it('stay while a transaction has them', async () => {
    const { database, writer, written, save } = sickWriter();
    database.failures.change = [];
    database.gate = new Promise((resolve) => {
      setTimeout(resolve, 1000);
    });
    save(1);
    await vi.advanceTimersByTimeAsync(10);
    for (const moves of [2, 3, 4]) save(moves);
    expect(writer.waiting()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(written).toMatchObject([{ moves: 1 }, { moves: 4 }]);
  });
});

describe('a save is not replaced', () => {
  it('by one of another claim', async () => {
    const { writer, save } = sickWriter();
    save(1);
    await vi.advanceTimersByTimeAsync(10);
    save(
      2,
      createHold(8, () => undefined),
    );
    expect(writer.waiting()).toHaveLength(2);
  });

  it('by one that comes after a change that has seen it', async () => {
    const { database, writer, save, getWell } = sickWriter();
    save(1);
    await vi.advanceTimersByTimeAsync(10);
    writer.write({ look: [GAME], decide: (found) => new Map([['seen', found.get(GAME)]]) });
    writer.write(put([['beside', 1]]));
    save(2);
    await getWell();
    expect(database.entries.get('seen')).toMatchObject({ moves: 1 });
    expect(database.entries.get(GAME)).toMatchObject({ moves: 2 });
  });

  it('by one that comes after its drawer was emptied', async () => {
    const { writer, save } = sickWriter();
    save(1);
    await vi.advanceTimersByTimeAsync(10);
    writer.write(put([[GAME, undefined]]));
    save(2);
    expect(writer.waiting()).toHaveLength(3);
  });
});
