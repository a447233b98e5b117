import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toSave } from '../../src/engine/kernel';
import { oneDeckDungeon } from '../../src/engine/onedeck';
import type { Stamp } from '../../src/services';
import { ENDS, notePlace } from '../../src/services/storage/journal';
import { GAME, SAVE } from '../support/games';
import { type FakeTab, type FakeTabs, fakeTabs, type Way } from './fakeTabs';
import { aGame, ended, lying, paid, settled, soon } from './lyingGames';

const WAYS: readonly Way[] = ['locks', 'messages'];
const TABLE = SAVE;
const JOURNAL = notePlace(SAVE);

type Change = (save: object) => object;
const VERSIONS: readonly (readonly [string, Change])[] = [
  ['newer rules', (save) => ({ ...save, rulesVersion: oneDeckDungeon.rulesVersion + 1, setup: { heroes: 'of tomorrow' } })],
  ['a newer format', (save) => ({ ...save, format: 'lanterndeep-save-3' })],
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** As a newer version of the game saves it. */
function newerSave(change: Change, stamp: Stamp, { id, history, mode } = aGame('of tomorrow', 3)): object {
  return change({ ...toSave(oneDeckDungeon, history), id, mode, stamp });
}

const noted = (key: string, value: unknown): string => JSON.stringify({ key, value, unread: false });

function asidesIn({ database }: FakeTabs): readonly unknown[] {
  return [...database.entries].filter(([key]) => key.startsWith('aside/')).map(([, value]) => value);
}

describe.each(VERSIONS)('a save of %s', (_, change) => {
  let tabs: FakeTabs;
  let one: FakeTab;
  const save = newerSave(change, { hold: 5, revision: 3 });

  beforeEach(() => {
    tabs = fakeTabs('locks');
    tabs.database.entries.set(TABLE, save);
    one = tabs.tab();
  });

  it('stays where it lies after a rollback, and is no game that can be continued', async () => {
    const read = await settled(one.table.read(GAME));
    expect([read.game, read.trouble, read.newer, await one.table.isUntidy(read)]).toEqual([null, null, true, false]);
    expect(await settled(one.open('continue'))).toBe('nothing');
    expect([...tabs.database.entries].filter(([key]) => key !== 'holder')).toEqual([[TABLE, save]]);
  });

  it('stays when the player would rather keep it, and frees the table', async () => {
    expect(await settled(one.open(aGame('mine', 0), false))).toBe('declined');
    expect(one.asked).toEqual(['newer']);
    expect(one.table.isHeld).toBe(false);
    expect([tabs.database.entries.get(TABLE), asidesIn(tabs)]).toEqual([save, []]);
  });

  it('is set aside along with the first save of the game that the player prefers', async () => {
    expect(await settled(one.open(aGame('mine', 0)))).toMatchObject({ game: { id: 'mine' } });
    expect(asidesIn(tabs)).toMatchObject([{ key: TABLE, reason: 'newerVersion', data: save }]);
    one.keep(aGame('mine', 1));
    await soon();
    expect(await lying(one)).toEqual(['mine', 1]);
    expect([asidesIn(tabs).length, one.asked]).toEqual([1, ['newer']]);
  });

  it('waits as a note, too, when its page died before it was written', async () => {
    const note = newerSave(change, { hold: 5, revision: 4 });
    const text = noted(TABLE, note);
    tabs.desk.set(JOURNAL, text);
    const read = await settled(one.table.read(GAME));
    expect([read.newer, await one.table.isUntidy(read)]).toEqual([true, false]);
    expect(await settled(one.open('continue'))).toBe('nothing');
    expect([tabs.desk.get(JOURNAL), tabs.database.entries.get(TABLE)]).toEqual([text, save]);
    await settled(one.open(aGame('mine', 0)));
    expect(asidesIn(tabs)).toMatchObject([{ data: note }, { data: save }]);
  });

  it('waits as a note beside an older save that this version can read', async () => {
    const mine = { ...toSave(oneDeckDungeon, aGame('mine', 2).history), id: 'mine', stamp: { hold: 4, revision: 1 } };
    tabs.database.entries.set(TABLE, mine);
    tabs.desk.set(JOURNAL, noted(TABLE, save));
    expect(await settled(one.open('continue'))).toBe('nothing');
    expect(tabs.database.entries.get(TABLE)).toEqual(mine);
  });

  it('waits as the end of a game until a newer version counts it', async () => {
    tabs.database.entries.clear();
    const end = newerSave(change, { hold: 5, revision: 9 }, ended('of tomorrow'));
    tabs.desk.set(ENDS, noted('ends', { stamp: { hold: 5, revision: 9 }, saves: [end] }));
    expect(await one.table.isUntidy(await settled(one.table.read(GAME)))).toBe(false);
    await settled(one.open(aGame('mine', 0)));
    one.keep(ended('mine'));
    await soon();
    expect(await paid(one)).toEqual([['mine'], [1]]);
    expect(JSON.parse(tabs.desk.get(ENDS) ?? '{}')).toMatchObject({ key: 'ends', value: { saves: [end] } });
  });
});

describe.each(WAYS)('a tab of an older version, told apart by %s', (way) => {
  it('leaves the game alone that a newer tab plays, even when it takes the table over', async () => {
    const tabs = fakeTabs(way);
    const [newer, older] = [tabs.tab(), tabs.tab()];
    await settled(newer.table.claim(GAME));
    const stamp = newer.table.stamp() ?? { hold: 0, revision: 0 };
    const save = newerSave((data) => ({ ...data, rulesVersion: oneDeckDungeon.rulesVersion + 1 }), stamp);
    tabs.database.entries.set(TABLE, save);
    tabs.desk.set(JOURNAL, noted(TABLE, save));
    expect(await older.table.isUntidy(await settled(older.table.read(GAME)))).toBe(false);
    expect(await settled(older.open('continue'))).toBe('taken');
    await settled(older.table.takeOver());
    expect(await settled(older.open('continue'))).toBe('nothing');
    expect(await settled(older.open(aGame('mine', 0), false))).toBe('declined');
    expect([tabs.database.entries.get(TABLE), tabs.desk.get(JOURNAL), asidesIn(tabs)]).toEqual([save, noted(TABLE, save), []]);
    expect(await settled(newer.table.claim(GAME))).toMatchObject({ newer: true });
  });
});
