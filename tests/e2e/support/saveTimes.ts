import { advance, beginHistory, type Seed } from '../../../src/engine/kernel';
import { type Command, FREE, oneDeckDungeon, type Setup } from '../../../src/engine/onedeck';
import { openRecords } from '../../../src/services/records/openRecords';
import type { Report } from '../../../src/services/report';
import { openStorage } from '../../../src/services/storage/openStorage';
import { openGames } from '../../../src/wiring/games';
import { keepGame } from '../../../src/wiring/savedGame';

/** Milliseconds for which the save after each of these commands keeps the page from anything else; the page runs this very file. */
export async function saveTimesOf(setup: Setup, seed: Seed, commands: readonly Command[]): Promise<readonly number[]> {
  const report: Report = ({ key }) => console.error(key);
  const games = openGames();
  await games.fetch(oneDeckDungeon.id);
  const storage = openStorage({ report });
  const records = openRecords({ storage, games, report });
  const written = timePuts();
  let history = beginHistory(oneDeckDungeon, { setup, seed });
  const times: number[] = [];
  for (const command of commands) {
    const next = advance(oneDeckDungeon, history, command);
    if (!next.ok) throw new Error(next.rejection.key);
    history = next.history;
    const before = written();
    const start = performance.now();
    keepGame({ storage, records, games }, { game: oneDeckDungeon.id, id: 'timed', mode: FREE, history });
    const kept = performance.now() - start;
    await storage.flushed();
    times.push(kept + written() - before);
  }
  return times;
}

/** What is put into the database is copied there and then, though later than it was asked for. */
function timePuts(): () => number {
  const original = IDBObjectStore.prototype.put;
  let total = 0;
  IDBObjectStore.prototype.put = function (...given) {
    const start = performance.now();
    const request = Reflect.apply(original, this, given);
    total += performance.now() - start;
    return request;
  };
  return () => total;
}
