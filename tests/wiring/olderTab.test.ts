import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toSave } from '../../src/engine/kernel';
import { oneDeckDungeon } from '../../src/engine/onedeck';
import type { TableGame } from '../../src/games/onedeck/table';
import { SAVE } from '../support/games';
import { type FakeTab, type FakeTabs, fakeTabs } from './fakeTabs';
import { aGame, ended, lying, paid, settled, soon } from './lyingGames';

/** Where the first version noted its newest state and the ends of games, under the name that its save had. */
const [NEWEST, ENDS, FORMER] = ['lanterndeep-journal', 'lanterndeep-journal-ends', 'game/current'];

let tabs: FakeTabs;
let one: FakeTab;

beforeEach(() => {
  vi.useFakeTimers();
  tabs = fakeTabs('locks');
  one = tabs.tab();
});
afterEach(() => void vi.useRealTimers());

const saveOf = ({ id, mode, history }: TableGame, hold: number, revision: number): object => ({
  ...toSave(oneDeckDungeon, history),
  id,
  mode,
  stamp: { hold, revision },
});

/** The database is closed to a tab of the first version once it was opened by this one: it can only note what it plays. */
function noteAsBefore(game: TableGame, { hold, revision }: { readonly hold: number; readonly revision: number }, unread = false) {
  tabs.desk.set(NEWEST, JSON.stringify({ key: FORMER, value: saveOf(game, hold, revision), unread }));
}

describe('a tab of the first version that is still open', () => {
  it('plays on, and what it has noted goes on here', async () => {
    tabs.database.entries.set(SAVE, saveOf(aGame('first', 2), 5, 2));
    noteAsBefore(aGame('first', 3), { hold: 5, revision: 3 });
    expect(await settled(one.open('continue'))).toMatchObject({ game: { id: 'first', history: { past: { length: 3 } } } });
    await soon();
    expect(tabs.database.entries.get(SAVE)).toMatchObject({ id: 'first', commands: 3 });
    expect([...tabs.desk.keys()]).toEqual([]);
  });

  it('overwrites nothing that was played here since', async () => {
    tabs.database.entries.set(SAVE, saveOf(aGame('first', 2), 5, 2));
    await settled(one.open('continue'));
    one.keep(aGame('first', 5));
    noteAsBefore(aGame('first', 3), { hold: 5, revision: 3 });
    await soon();
    expect(await lying(one)).toEqual(['first', 5]);
    await settled(one.table.leave());
    const two = tabs.tab();
    expect(await settled(two.open('continue'))).toMatchObject({ game: { history: { past: { length: 5 } } } });
    await settled(two.table.leave());
    expect([...tabs.desk.keys()]).toEqual([]);
  });

  it('overwrites no move that this tab has noted and could not write before it died', async () => {
    await settled(one.open(aGame('first', 1)));
    one.holdUp();
    one.keep(aGame('first', 5));
    one.die();
    await soon();
    noteAsBefore(aGame('first', 3), { hold: 5, revision: 3 });
    const two = tabs.tab();
    expect(await settled(two.open('continue'))).toMatchObject({ game: { history: { past: { length: 5 } } } });
  });

  it('may begin another game without having seen this one, which is then set aside', async () => {
    const kept = saveOf(aGame('first', 4), 5, 2);
    tabs.database.entries.set(SAVE, kept);
    noteAsBefore(aGame('second', 2), { hold: 6, revision: 3 }, true);
    expect(await settled(one.open('continue'))).toMatchObject({ game: { id: 'second' } });
    await soon();
    const asides = [...tabs.database.entries].filter(([key]) => key.startsWith('aside/')).map(([, value]) => value);
    expect(asides).toMatchObject([{ key: SAVE, reason: 'neverRead', data: { id: 'first' } }]);
  });

  it('ends a game, and it counts once', async () => {
    const value = { stamp: { hold: 5, revision: 9 }, saves: [saveOf(ended('first'), 5, 9)] };
    tabs.desk.set(ENDS, JSON.stringify({ key: 'ends', value, unread: false }));
    for (const tab of [one, tabs.tab()]) {
      await settled(tab.open('continue'));
      await settled(tab.table.leave());
    }
    expect(await paid(one)).toEqual([['first'], [1]]);
    expect([...tabs.desk.keys()]).toEqual([]);
  });
});
