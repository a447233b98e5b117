import type { TableGame } from '../../src/games/onedeck/table';
import type { Opening } from '../../src/machines';
import { openStorage, openTable } from '../../src/services';
import type { Database } from '../../src/services/storage/database';
import type { Store } from '../../src/services/storage/journal';
import { HeldTable } from '../../src/wiring/HeldTable';
import { laidOnTable, type Opened } from '../../src/wiring/openingTable';
import { fakeChannels, fakeLocks } from '../services/fakeBrowser';
import { type FakeDatabase, failure, fakeDatabase } from '../services/fakeDatabase';
import { GAME, games, isOfNewer, openAllRecords, SAVE } from '../support/games';

export type Way = 'locks' | 'messages';

export interface FakeTab {
  readonly storage: ReturnType<typeof openStorage>;
  readonly records: ReturnType<typeof openAllRecords>;
  readonly table: HeldTable;
  /** What the player was asked to give up, by id. */
  readonly asked: readonly string[];
  /** How often this tab was told that the table is another tab's. */
  readonly losses: () => number;
  /** As the app opens a game; the player answers every question like this. */
  open(opening: Opening<TableGame>, answer?: boolean): Promise<Opened>;
  keep(game: TableGame): void;
  /** Holds up what this tab writes, until what is answered is called. */
  holdUp(): () => void;
  /** Makes the next writes of this tab fail. */
  failWrites(count: number): void;
  /** Hears no messages, until what is answered is called. */
  beBusy(): () => void;
  die(): void;
}

interface FakeTabsOptions {
  readonly journal?: boolean;
  /** Hears of every change of what lies on the table. */
  readonly onTable?: (before: unknown, after: unknown) => void;
}

export interface FakeTabs {
  readonly database: FakeDatabase;
  readonly desk: Map<string, string>;
  tab(): FakeTab;
}

/** Tabs of one browser: they share the database, the journal, and locks or else messages. */
export function fakeTabs(way: Way, { journal = true, onTable }: FakeTabsOptions = {}): FakeTabs {
  const database = fakeDatabase();
  const desk = new Map<string, string>();
  const locks = fakeLocks();
  const another = fakeChannels();
  /** Transactions of all tabs run one after the other. */
  let last: Promise<unknown> = Promise.resolve();

  function inTurn(act: () => Promise<void>): Promise<void> {
    const done = last.then(act);
    last = done.catch(() => undefined);
    return done;
  }

  function tab(): FakeTab {
    const channel = another();
    let gate = Promise.resolve();
    let failing = 0;
    let dead = false;
    let releaseLock = (): void => undefined;
    let losses = 0;
    const asked: string[] = [];

    const limp = (sound: Database): Database => ({
      ...sound,
      async change(look, decide) {
        await gate;
        if (dead) return new Promise<never>(() => undefined);
        return inTurn(async () => {
          if (failing > 0) {
            failing -= 1;
            throw failure('AbortError');
          }
          const before = database.entries.get(SAVE);
          await sound.change(look, decide);
          onTable?.(before, database.entries.get(SAVE));
        });
      },
    });
    const storage = openStorage({
      open: async (events) => limp(await database.open(events)),
      store: () => storeOn(desk, journal && !dead),
      report: () => undefined,
      isOfNewer,
    });
    const records = openAllRecords({ storage, report: () => undefined });
    const table = new HeldTable({
      storage,
      records,
      games,
      openTable: (onLost) => {
        const ownership = openTable(onLost, {
          locks: way === 'locks' ? locks : null,
          openChannel: way === 'messages' ? channel.open : null,
        });
        releaseLock = () => ownership.leave();
        return ownership;
      },
      onLost: () => {
        losses += 1;
      },
    });

    return {
      storage,
      records,
      table,
      asked,
      losses: () => losses,
      open: (opening, answer = true) =>
        laidOnTable(opening, {
          of: GAME,
          games,
          table,
          onFound: () => undefined,
          async mayGiveUp(game) {
            asked.push(game === 'newer' ? game : game.id);
            return answer;
          },
        }),
      keep: (game) => table.keep(game),
      holdUp() {
        let open = (): void => undefined;
        gate = new Promise((resolve) => {
          open = resolve;
        });
        return open;
      },
      failWrites(count) {
        failing = count;
      },
      beBusy() {
        channel.sleep();
        return () => channel.wake();
      },
      die() {
        dead = true;
        channel.close();
        releaseLock();
      },
    };
  }
  return { database, desk, tab };
}

function storeOn(desk: Map<string, string>, isAllowed: boolean): Store {
  if (!isAllowed) throw failure('SecurityError');
  return {
    getItem: (key) => desk.get(key) ?? null,
    setItem: (key, value) => void desk.set(key, value),
    removeItem: (key) => void desk.delete(key),
  };
}
