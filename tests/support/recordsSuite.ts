import { describe, expect, it } from 'vitest';
import { hashOf, required, toSave } from '../../src/engine/kernel';
import type { RecordsByGame, TableGame } from '../../src/games/contract';
import { openRecords, parseBackup, parseSaved, restoreEntries, slotOf, writeBackup } from '../../src/services';
import { DEFAULT_SETTINGS } from '../../src/services/settings/settings';
import { openStorage } from '../../src/services/storage/openStorage';
import { newerSaves } from '../../src/wiring/games';
import { fakeDatabase } from '../services/fakeDatabase';
import { games as catalog } from './games';
import { translatorIn } from './translator';

/** What the suite needs to see of a game's records. */
export interface RecordsSamples {
  /** The id of the rules. */
  readonly game: string;
  readonly underWay: readonly TableGame[];
  /** One of each mode that counts for something of its own, and one that counts for nothing else. */
  readonly over: readonly TableGame[];
  /** Entries of the game's own section as it writes them, by name. */
  readonly entries: ReadonlyMap<string, unknown>;
  /** For a game that is not in the catalog: its records, fetched. */
  readonly games?: RecordsByGame;
}

const NOW = new Date('2026-11-18T12:00:00.000Z');
const STAMP = { hold: 9, revision: 1 };
const UNKNOWN: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['game/of-tomorrow/current', { format: 'lanterndeep-save-9', game: 'of-tomorrow' }],
  ['of-tomorrow/ships', ['sloop', 'brig']],
  ['chronicle/tomorrow', { game: 'of-tomorrow', id: 'tomorrow', points: 7 }],
]);

const english = translatorIn('en').t;
const asJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** The records of every game pass these tests. */
export function describeRecords(name: string, { game, underWay, over, entries, games = catalog }: RecordsSamples): void {
  const own = required(games.fetched(game), 'records');
  const { rules } = own;
  const isOfNewer = newerSaves(games);
  const saveOf = ({ id, mode, history }: TableGame): object => asJson({ ...toSave(rules, history), id, mode });
  const inSection = new Map([...entries].map(([entry, value]) => [`${game}/${entry}`, value]));

  function open(found: Iterable<readonly [string, unknown]> = []) {
    const database = fakeDatabase();
    for (const [key, value] of found) database.entries.set(key, value);
    const problems: string[] = [];
    const report = ({ key }: { readonly key: string }): void => void problems.push(key);
    const storage = openStorage({ open: database.open, report, now: () => NOW, isOfNewer });
    const records = openRecords({ storage, games, report, isOfNewer, now: () => NOW });
    return { database, storage, records, problems };
  }

  async function concluded(played: readonly TableGame[]) {
    const here = open();
    for (const each of played) here.records.conclude(each, { slot: slotOf(game), save: saveOf(each) });
    await here.storage.flushed();
    return here;
  }

  describe(`the records of ${name}`, () => {
    it.each([...underWay, ...over].map((each) => [each.id, each] as const))('read back the save of %s', (_, played) => {
      const read = parseSaved(own, saveOf(played));
      expect(read).toMatchObject({ ok: true, value: { game, id: played.id, mode: played.mode } });
      expect(read.ok && hashOf(read.value.history.state)).toBe(hashOf(played.history.state));
      const caption = own.caption(played.history.state);
      expect(asJson(caption)).toEqual(caption);
    });

    it('count each game once, and read back all that they have written', async () => {
      const here = await concluded([...over, ...over]);
      expect((await here.records.chronicle()).map(({ id }) => id).sort()).toEqual(over.map(({ id }) => id).sort());
      for (const ended of await here.records.chronicle()) {
        expect(ended).toMatchObject({ game, date: NOW.toISOString() });
        expect(own.parseEnded(asJson(ended))).toEqual({ ok: true, value: ended });
      }
      for (const [key, value] of here.database.entries) {
        if (key.startsWith(`${game}/`))
          expect(own.parseEntry(key.slice(game.length + 1), asJson(value))).toMatchObject({ ok: true });
      }
      expect(here.problems).toEqual([]);
    });

    it.each([...entries])('read back the entry %s, and name it for the player', (entry, value) => {
      expect(own.parseEntry(entry, asJson(value))).toEqual({ ok: true, value });
      expect(own.entryWords(entry, english)).not.toBe('');
      expect(own.countWords([entry], english)).toHaveLength(1);
    });

    it.each([...entries].flatMap(([entry, value]) => BAD.map((bad) => [entry, bad(value)] as const)))(
      'refuse a bad entry by name: %s',
      (entry, bad) => {
        expect(own.parseEntry(entry, bad)).toMatchObject({ ok: false, rejection: { key: expect.stringMatching(/^\w+$/) } });
      },
    );

    it('know no entry that is not theirs', () => {
      expect(own.parseEntry('of another kind', {})).toBeNull();
      expect(own.entryWords('of another kind', english)).toBeNull();
    });

    it('go into a backup and come back, with those of a game that this version does not have', async () => {
      const { database } = await concluded(over);
      const drawers = new Map([...database.entries, ...inSection, ...UNKNOWN]);
      const setups = new Map([[game, required(underWay[0], 'game').history.origin.setup]]);
      const written = writeBackup({ settings: DEFAULT_SETTINGS, setups, entries: drawers }, games, NOW);
      expect([written.bad, written.excess]).toEqual([[], []]);
      const read = parseBackup(written.text, games);
      expect(read).toMatchObject({ ok: true, value: { bad: [], setups } });
      const there = open([
        ['of-tomorrow/ships', 'sunk'],
        [`${game}/torn`, 'kept'],
      ]);
      expect(
        read.ok &&
          (await restoreEntries(read.value.entries, { storage: there.storage, games, known: read.value.games, stamp: STAMP })),
      ).toBe(true);
      const saves = [...drawers].flatMap(([key, value]) =>
        key.endsWith('/current') ? [[key, { ...(value as object), stamp: STAMP }] as const] : [],
      );
      expect(there.database.entries).toEqual(
        new Map<string, unknown>([...asJson([...drawers]), [`${game}/torn`, 'kept'], ...asJson(saves)]),
      );
    });

    it('leave alone what belongs to a game that this version does not have', async () => {
      const here = open(UNKNOWN);
      for (const each of over) here.records.conclude(each, { slot: slotOf(game), save: saveOf(each) });
      expect(await here.records.chronicle()).toHaveLength(over.length);
      expect(await here.records.entry('tomorrow')).toBeNull();
      const empty = parseBackup(
        writeBackup({ settings: DEFAULT_SETTINGS, setups: new Map(), entries: new Map() }, games, NOW).text,
        games,
      );
      expect(
        empty.ok &&
          (await restoreEntries(empty.value.entries, { storage: here.storage, games, known: empty.value.games, stamp: STAMP })),
      ).toBe(true);
      expect([...here.database.entries]).toEqual([...UNKNOWN]);
      expect(here.problems).toEqual([]);
    });

    it('name what cannot be read in a backup, and keep the rest', () => {
      const torn = new Map([...inSection].map(([key]) => [key, 'torn'] as const));
      const { text } = writeBackup({ settings: DEFAULT_SETTINGS, setups: new Map(), entries: inSection }, games, NOW);
      const data = JSON.parse(text);
      for (const entry of entries.keys()) data.games[game].entries[entry] = 'torn';
      const read = parseBackup(JSON.stringify(data), games);
      expect(read.ok && [[...read.value.bad].sort(), read.value.entries.size]).toEqual([[...torn.keys()].sort(), 0]);
      const written = writeBackup({ settings: DEFAULT_SETTINGS, setups: new Map(), entries: torn }, games, NOW);
      expect([...written.bad].sort()).toEqual([...torn.keys()].sort());
    });
  });
}

/** No entry of any game is read from these. */
const BAD: readonly ((value: unknown) => unknown)[] = [
  () => null,
  () => 'torn',
  () => [],
  () => ({}),
  (value) => ({ ...(value as object), of: 'a newer version' }),
];
