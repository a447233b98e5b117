// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { required } from '../../src/engine/kernel';
import { newSheet } from '../../src/engine/onedeck';
import { notePlace } from '../../src/services/storage/journal';
import { type BackupParts, readBackup, saveBackup } from '../../src/wiring/backup';
import { loadSavedGame } from '../../src/wiring/savedGame';
import { type FakeDatabase, failure } from '../services/fakeDatabase';
import { GAME, games, SAVE, SLOT } from '../support/games';
import { browser, changed, full, NOW, SETUP, STAMP } from './backupBrowser';

const RECORDS = required(games.fetched(GAME), 'records');

let saved: Blob[];

beforeEach(() => {
  saved = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return 'blob:backup';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

async function fileOf({ parts }: { readonly parts: BackupParts }): Promise<Blob> {
  await saveBackup(parts, NOW);
  return saved.at(-1) ?? new Blob();
}

/** Its size is asked before a single byte is read. */
function largeLike(file: Blob): Blob {
  const read = (): Promise<string> => Promise.reject(new Error('nobody was to read that'));
  return Object.defineProperties(new Blob([file]), { size: { value: 32 * 2 ** 20 + 1 }, text: { value: read } });
}

function goneLike(file: Blob): Blob {
  const read = (): Promise<string> => Promise.reject(new DOMException('gone', 'NotFoundError'));
  return Object.defineProperty(new Blob([file]), 'text', { value: read });
}

describe('a backup', () => {
  it('brings everything to another browser, in the place of what was there', async () => {
    const there = await full();
    const file = await fileOf(there);
    const here = browser();
    here.database.entries.set(`${GAME}/gauntlet`, 'of another kind').set('aside/1/1/old', { reason: 'old' });
    expect(await readBackup(file, here.parts)).toBeNull();
    const bad = { key: `${GAME}/gauntlet`, date: NOW.toISOString(), reason: expect.any(String), data: 'of another kind' };
    const asides = new Map<string, unknown>([
      ['aside/1/1/old', { reason: 'old' }],
      [`aside/${NOW.toISOString()}/1/${GAME}/gauntlet`, bad],
    ]);
    const stamped = Object.assign({}, there.database.entries.get(SAVE), { stamp: STAMP });
    expect(here.database.entries).toEqual(new Map([...asides, ...there.database.entries, [SAVE, stamped]]));
    expect((await loadSavedGame(here.storage, RECORDS)).game?.id).toBe('new');
    expect(await here.records.chronicle()).toHaveLength(1);
    expect(here.parts.settings.current()).toEqual(there.parts.settings.current());
    expect(here.parts.lastSetups.read(GAME)).toEqual(SETUP);
    expect(here.parts.onRestored).toHaveBeenCalledOnce();
    expect(here.parts.table.leave).toHaveBeenCalledOnce();
  });

  it('brings the games that wait beside the one on the table, and takes away those that are not in it', async () => {
    const there = await full();
    const daily = { ...Object(there.database.entries.get(SAVE)), id: 'daily', mode: { kind: 'daily', date: '2026-11-18' } };
    there.database.entries.set(`${GAME}/waiting/daily`, daily);
    const here = browser();
    here.database.entries.set(`${GAME}/waiting/gauntlet`, daily);
    expect(await readBackup(await fileOf(there), here.parts)).toBeNull();
    const waiting = [...here.database.entries].filter(([key]) => key.includes('waiting'));
    expect(waiting).toEqual([[`${GAME}/waiting/daily`, daily]]);
  });

  it('leaves what it cannot read, and touches nothing of another version', async () => {
    const there = await full();
    there.database.entries.set(`${GAME}/sheet/mage`, 'torn').set('game/elsewhere', 'kept');
    const here = browser();
    here.database.entries.set('game/elsewhere', 'mine').set(`${GAME}/sheet/rogue`, 'torn');
    expect(await readBackup(await fileOf(there), here.parts)).toBeNull();
    const { entries: drawers } = here.database;
    expect([drawers.has(`${GAME}/sheet/mage`), drawers.has(`${GAME}/sheet/rogue`), drawers.get('game/elsewhere')]).toEqual([
      false,
      false,
      'mine',
    ]);
    const asides = [...drawers].filter(([key]) => key.startsWith('aside/')).map(([, value]) => value);
    expect(asides).toMatchObject([{ key: `${GAME}/sheet/rogue`, data: 'torn' }]);
    expect((await loadSavedGame(here.storage, RECORDS)).game?.id).toBe('new');
  });

  it('of an empty browser is one, too', async () => {
    const here = await full();
    expect(await readBackup(await fileOf(browser()), here.parts)).toBeNull();
    expect([...here.database.entries]).toEqual([]);
  });
});

describe('a part that cannot be read', () => {
  type Entries = Record<string, unknown>;
  it.each<readonly [string, (drawers: Entries) => unknown, string]>([
    ['a torn game', (drawers) => Object.assign(drawers, { [SAVE]: {} }), 'the game under way'],
    ['a torn entry', (drawers) => Object.assign(drawers, { 'chronicle/x': 1 }), "the chronicle's entry “x”"],
    ['an entry under another id', (drawers) => Object.assign(drawers, { 'chronicle/x': drawers['chronicle/old'] }), 'entry “x”'],
    ['a torn day', (drawers) => Object.assign(drawers, { [`${GAME}/daily/x`]: 1 }), 'the daily delve “x”'],
    [
      'another day',
      (drawers) => Object.assign(drawers, { [`${GAME}/daily/2026-11-16`]: drawers[`${GAME}/daily/2026-11-17`] }),
      '“2026-11-16”',
    ],
    ['a torn gauntlet', (drawers) => Object.assign(drawers, { [`${GAME}/gauntlet`]: 1 }), 'the gauntlet'],
    [
      'a sheet of another hero',
      (drawers) => Object.assign(drawers, { [`${GAME}/sheet/rogue`]: newSheet('mage') }),
      'sheet of Rogue',
    ],
    ['a drawer nobody knows', (drawers) => Object.assign(drawers, { secrets: 1 }), 'the part “secrets”'],
  ])('is named and left out, and all the rest is here: %s', async (_, spoil, name) => {
    const there = await full();
    const here = browser();
    expect(await readBackup(await changed(await fileOf(there), ({ drawers }) => spoil(drawers)), here.parts)).toBeNull();
    expect(here.parts.confirm).toHaveBeenCalledWith(expect.any(String), expect.stringContaining(name));
    expect(here.parts.onRestored).toHaveBeenCalledWith(false);
    expect([...here.database.entries.keys()].sort()).toEqual(
      [...there.database.entries.keys()].filter((key) => key !== SAVE || name !== 'the game under way').sort(),
    );
    expect(here.parts.settings.current()).toEqual(there.parts.settings.current());
  });

  it.each<readonly [string, object, string]>([
    ['settings', { settings: { textSize: 900 } }, 'the settings'],
    ['a setup', { setup: { heroes: [] } }, 'the last setup'],
  ])('leaves what is here as it is: %s', async (_, spoiled, name) => {
    const here = browser();
    here.parts.settings.change({ textSize: 140 });
    here.parts.lastSetups.keep(GAME, { ...SETUP, tier: 'novice' });
    const file = await changed(await fileOf(await full()), (data) => Object.assign(data, spoiled));
    expect(await readBackup(file, here.parts)).toBeNull();
    expect(here.parts.confirm).toHaveBeenCalledWith(expect.any(String), name);
    expect(here.parts.settings.current().textSize).toBe('settings' in spoiled ? 140 : 120);
    expect(here.parts.lastSetups.read(GAME)).toMatchObject({ tier: 'setup' in spoiled ? 'novice' : 'veteran' });
    expect(await here.records.chronicle()).toHaveLength(1);
  });

  it('is one of many: five are named, and the others are counted', async () => {
    const here = browser();
    const bad = Object.fromEntries(Array.from({ length: 7 }, (_, at) => [`chronicle/${at}`, 1]));
    await readBackup(await changed(await fileOf(await full()), ({ drawers }) => Object.assign(drawers, bad)), here.parts);
    expect(here.parts.confirm).toHaveBeenCalledWith(expect.any(String), expect.stringMatching(/“4” and 2 more$/));
  });

  it('changes nothing where the rest is not wanted', async () => {
    const here = await full();
    const before = structuredClone([...here.database.entries]);
    here.parts.confirm.mockResolvedValue(false);
    const file = await changed(await fileOf(here), ({ drawers }) => Object.assign(drawers, { [`${GAME}/gauntlet`]: 1 }));
    expect(await readBackup(file, here.parts)).toBeNull();
    expect([...here.database.entries]).toEqual(before);
  });
});

describe('what is in a file', () => {
  it('is said when it is saved and before it replaces everything, with what cannot be read', async () => {
    const there = await full();
    there.database.entries.set(`${GAME}/sheet/rogue`, 'torn').set('holder', 3);
    const answer = await saveBackup(there.parts, NOW);
    const inFile = 'In the file: the game under way, 1 game that is over, 1 campaign sheet, 1 daily delve, the settings.';
    const lacks = 'Not in it, because it cannot be read: the campaign sheet of Rogue.';
    expect(answer).toEqual({ isDone: true, words: `${inFile} ${lacks}` });
    const here = browser();
    await readBackup(saved.at(-1) ?? new Blob(), here.parts);
    expect(here.parts.confirm).toHaveBeenCalledWith(inFile, null);
  });

  it('is never more than can be read again: what is left out is said, the oldest and what was set aside first', async () => {
    const there = await full();
    const { entries: drawers } = there.database;
    const old = drawers.get('chronicle/old');
    const padding = 'è'.repeat(2 ** 20);
    for (let at = 0; at < 17; at++) drawers.set(`aside/2026-11-01/${at}/x`, { date: '2026-11-01', data: padding });
    drawers.set('aside/2026-11-02/1/x', { date: '2026-11-02', data: 'newer' });
    const answer = await saveBackup(there.parts, NOW);
    expect(answer.words).toContain('In the file: the game under way, 1 game that is over, ');
    expect(answer.words).toContain('16 parts that were set aside, the settings.');
    expect(answer.words).toContain('Not in it, because a file holds 32 MB at most: 2 parts that were set aside.');
    const file = saved.at(-1) ?? new Blob();
    expect(file.size).toBeLessThanOrEqual(32 * 2 ** 20);
    const here = browser();
    expect(await readBackup(file, here.parts)).toBeNull();
    expect(here.parts.onRestored).toHaveBeenCalledWith(true);
    expect(here.database.entries.get('chronicle/old')).toEqual(old);
    expect(here.database.entries.has('aside/2026-11-02/1/x')).toBe(true);
  });

  it('is nothing where the database cannot be read: then there is no file', async () => {
    const here = await full();
    here.database.failures.read.push(failure('UnknownError'));
    const answer = await saveBackup(here.parts, NOW);
    expect(answer).toEqual({ isDone: false, words: expect.stringContaining('No file was made') });
    expect(saved).toEqual([]);
  });
});

describe('a restore', () => {
  const save = { format: 'a game that was played before' };

  it('cannot be undone by a note of what was played before', async () => {
    const file = await fileOf(await full());
    const here = browser();
    here.journalStore().setItem(notePlace(SAVE), JSON.stringify({ key: SAVE, value: save, unread: false }));
    expect(await readBackup(file, here.parts)).toBeNull();
    expect(here.storage.noted(SLOT)).toBeNull();
    expect(here.database.entries.get(SAVE)).toMatchObject({ id: 'new', stamp: STAMP });
  });

  it('sets a game of a newer version aside, with its note, and replaces all the rest', async () => {
    const newer = { format: 'lanterndeep-save-3', everything: 'else' };
    const here = browser();
    here.database.entries.set(SAVE, newer);
    expect(await readBackup(await fileOf(await full()), here.parts)).toBeNull();
    expect(vi.mocked(here.parts.table.setNewerNoteAside).mock.calls).toEqual(games.ids.map((id) => [id]));
    const asides = [...here.database.entries].filter(([key]) => key.startsWith('aside/')).map(([, value]) => value);
    expect(asides).toMatchObject([{ key: SAVE, reason: 'newerVersion', data: newer }]);
    expect(here.database.entries.get(SAVE)).toMatchObject({ id: 'new' });
    expect(here.problems).toEqual([]);
  });

  it.each([
    ['cannot be written', (database: FakeDatabase) => database.failures.change.push(failure('QuotaExceededError'))],
    ['cannot be read before', (database: FakeDatabase) => database.failures.read.push(failure('UnknownError'))],
  ])('changes nothing where the database %s, now or later, and says so', async (_, spoil) => {
    const file = await fileOf(browser());
    const here = await full();
    const before = structuredClone([...here.database.entries]);
    spoil(here.database);
    expect(await readBackup(file, here.parts)).toContain('could not store');
    here.storage.saveGame('elsewhere', save);
    await here.storage.flushed();
    expect([...here.database.entries]).toEqual([...before, ['game/elsewhere', save]]);
    expect(here.parts.onRestored).not.toHaveBeenCalled();
    expect(here.parts.settings.current().textSize).toBe(120);
    expect(here.parts.table.leave).toHaveBeenCalledOnce();
  });

  it('that has no turn in time changes nothing, not even when its turn comes', async () => {
    const file = await fileOf(browser());
    const here = await full();
    const before = structuredClone([...here.database.entries]);
    let end = (): void => undefined;
    here.database.gate = new Promise((resolve) => {
      end = resolve;
    });
    const other = here.database.connected().change([], () => new Map());
    expect(await readBackup(file, here.parts)).toContain('could not store');
    end();
    await other;
    await here.database.connected().change([], () => new Map());
    expect([...here.database.entries]).toEqual(before);
  });
});

describe('nothing is changed', () => {
  it.each([
    ['no file of this game', () => new Blob(['{"notes":1}']), 'this is not a file of this game'],
    ['no JSON', () => new Blob(['torn']), 'this is not a file of this game'],
    ['brackets without end', () => new Blob(['['.repeat(5000) + ']'.repeat(5000)]), 'this is not a file of this game'],
    ['a newer format', (file: Blob) => changed(file, (data) => Object.assign(data, { lanterndeep: 3 })), 'from a newer version'],
    ['a file larger than any backup', (file: Blob) => largeLike(file), 'larger than the 32 MB'],
    ['a file that has gone meanwhile', (file: Blob) => goneLike(file), 'could not be opened'],
    [
      'nothing in it that can be read',
      (file: Blob) => changed(file, (data) => Object.assign(data, { settings: 1, drawers: { [`${GAME}/gauntlet`]: 1 } })),
      'nothing in the file can be read',
    ],
  ])('by %s', async (_, spoil, why) => {
    const here = await full();
    const before = structuredClone([...here.database.entries]);
    expect(await readBackup(await spoil(await fileOf(here)), here.parts)).toContain(why);
    expect([...here.database.entries]).toEqual(before);
    expect(here.parts.settings.current().textSize).toBe(120);
    expect(here.parts.confirm).not.toHaveBeenCalled();
  });

  it('when the player thinks better of it', async () => {
    const here = await full();
    here.parts.confirm.mockResolvedValue(false);
    expect(await readBackup(await fileOf(browser()), here.parts)).toBeNull();
    expect(here.database.entries.size).toBeGreaterThan(3);
    expect(here.parts.onRestored).not.toHaveBeenCalled();
  });

  it('while another tab plays', async () => {
    const here = await full();
    const parts: BackupParts = { ...here.parts, table: { ...here.parts.table, claim: async () => 'taken' } };
    expect(await readBackup(await fileOf(browser()), parts)).toContain('open in another tab');
    expect(here.database.entries.size).toBeGreaterThan(3);
  });
});
