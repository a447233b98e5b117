import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepGame } from '../../src/wiring/savedGame';
import { GAME, games, SAVE } from '../support/games';
import { type FakeTab, type FakeTabs, fakeTabs, type Way } from './fakeTabs';
import { aGame, ended, FREE, lying, paid, settled, soon } from './lyingGames';

const WAYS: readonly Way[] = ['locks', 'messages'];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each(WAYS)('tabs told apart by %s', (way) => {
  let tabs: FakeTabs;
  let one: FakeTab;
  let two: FakeTab;

  beforeEach(() => {
    tabs = fakeTabs(way);
    [one, two] = [tabs.tab(), tabs.tab()];
  });

  describe('a tab that is behind', () => {
    beforeEach(async () => {
      await settled(one.open(aGame('first', 0)));
      one.keep(aGame('first', 3));
      await settled(one.table.leave());
    });

    it('asks before a game that it has not seen is given up, and frees the table when the answer is no', async () => {
      expect(await settled(two.open(aGame('second', 0), false))).toBe('declined');
      expect(two.asked).toEqual(['first']);
      expect(await lying(two)).toEqual(['first', 3]);
      expect(await settled(one.open('continue'))).toMatchObject({ game: { id: 'first' } });
      expect(one.asked).toEqual([]);
    });

    it('begins anew when the answer is yes', async () => {
      expect(await settled(two.open(aGame('second', 0)))).toMatchObject({ game: { id: 'second' } });
      expect(two.asked).toEqual(['first']);
      expect(await lying(one)).toEqual(['second', 0]);
    });

    it('asks nothing about a game that is over, or that was never begun', async () => {
      await settled(two.open({ ...ended('second'), mode: FREE }));
      await settled(two.table.leave());
      await settled(one.open(aGame('third', 0)));
      await settled(one.table.leave());
      await settled(two.open(aGame('fourth', 0)));
      expect([one.asked, two.asked]).toEqual([[], ['first']]);
    });

    it('asks about a game that goes on from a state', async () => {
      const { state } = aGame('first', 3).history;
      await settled(one.open('continue'));
      const { history } = aGame('first', 0);
      one.keep({
        game: GAME,
        id: 'first',
        mode: FREE,
        history: { ...history, state, origin: { ...history.origin, base: state } },
      });
      await settled(one.table.leave());
      expect(await settled(two.open(aGame('second', 0), false))).toBe('declined');
    });
  });

  it('the table is said to be taken, and after the take-over the player is asked about what lies there then', async () => {
    await settled(one.open(aGame('first', 0)));
    const wanted = aGame('second', 0);
    expect(await settled(two.open(wanted))).toBe('taken');
    expect(two.asked).toEqual([]);
    one.keep(aGame('first', 2));
    await settled(two.table.takeOver());
    expect(one.losses()).toBe(1);
    expect(await settled(two.open(wanted, false))).toBe('declined');
    expect(two.asked).toEqual(['first']);
    expect(await lying(one)).toEqual(['first', 2]);
  });

  it('the last moves of a tab that was taken over are on the table, however late they would have been written', async () => {
    await settled(one.open(aGame('first', 0)));
    const release = one.holdUp();
    one.keep(aGame('first', 4));
    await settled(two.table.takeOver());
    expect(await settled(two.open('continue'))).toMatchObject({ game: { history: { past: { length: 4 } } } });
    two.keep(aGame('first', 6));
    release();
    await soon();
    expect(await lying(one)).toEqual(['first', 6]);
    expect(tabs.desk.size).toBe(0);
  });

  it.each([
    ['is closed', (tab: FakeTab) => tab.die()],
    ['was left', (tab: FakeTab) => void tab.table.leave()],
  ])('the end of a game that is only noted is written down first when its tab %s', async (_, go) => {
    await settled(one.open(aGame('first', 0, ended('first').mode)));
    one.holdUp();
    one.keep(ended('first'));
    go(one);
    await soon();
    if ((await settled(two.open(aGame('second', 0)))) === 'taken') {
      await settled(two.table.takeOver());
      await settled(two.open(aGame('second', 0)));
    }
    two.keep(aGame('second', 1));
    await soon();
    expect(two.asked).toEqual([]);
    expect(await paid(two)).toEqual([['first'], [1]]);
    expect(await lying(two)).toEqual(['second', 1]);
  });

  it('the end of a game that could not be written is not pushed out by the game after it', async () => {
    await settled(one.open(aGame('first', 0, ended('first').mode)));
    one.failWrites(20);
    one.keep(ended('first'));
    await soon();
    await settled(one.table.leave());
    await settled(one.open(aGame('second', 0)));
    one.keep(aGame('second', 2));
    await soon();
    one.die();
    await soon();
    expect(await settled(two.open('continue'))).toMatchObject({ game: { id: 'second' } });
    expect(await paid(two)).toEqual([['first'], [1]]);
    expect(await lying(two)).toEqual(['second', 2]);
    expect(tabs.desk.size).toBe(0);
  });

  it('a note outlives its tab when the table was opened again before the write was over', async () => {
    await settled(one.open(aGame('first', 0)));
    one.holdUp();
    one.keep(aGame('first', 2));
    void one.table.leave();
    void one.open('continue');
    await soon();
    one.die();
    await soon();
    expect(await settled(two.open('continue'))).toMatchObject({ game: { history: { past: { length: 2 } } } });
  });

  it('a write that failed is not made up for over the newer game of another tab', async () => {
    await settled(one.open(aGame('first', 0)));
    one.failWrites(1);
    one.keep(aGame('first', 2));
    await soon();
    await settled(one.table.leave());
    await settled(two.open(aGame('second', 0)));
    two.keep(aGame('second', 3));
    await soon();
    one.storage.saveGame('other', 'whatever takes along what waits');
    await settled(one.storage.flushed());
    expect(two.asked).toEqual(['first']);
    expect(await lying(one)).toEqual(['second', 3]);
    expect(await settled(one.open('continue'))).toBe('taken');
    await settled(one.table.takeOver());
    expect(await settled(one.open('continue'))).toMatchObject({ game: { id: 'second' } });
  });

  it('the table is freed only when what was asked for is on the disk', async () => {
    await settled(one.open(aGame('first', 0)));
    const release = one.holdUp();
    one.keep(aGame('first', 2));
    const left = one.table.leave();
    await soon();
    expect(await settled(two.open('continue'))).toBe('taken');
    release();
    await settled(left);
    expect(await settled(two.open('continue'))).toMatchObject({ game: { history: { past: { length: 2 } } } });
  });

  it('the table is kept by a tab that comes back before it was freed', async () => {
    await settled(one.open(aGame('first', 0)));
    const release = one.holdUp();
    one.keep(aGame('first', 2));
    const left = one.table.leave();
    const again = one.open('continue');
    release();
    await settled(Promise.all([left, again]));
    expect(await settled(two.open('continue'))).toBe('taken');
    one.keep(aGame('first', 3));
    await soon();
    expect(await lying(two)).toEqual(['first', 3]);
  });

  it('a game may become shorter: undo is no step back in time', async () => {
    await settled(one.open(aGame('first', 3)));
    one.keep(aGame('first', 1));
    await soon();
    expect(await lying(two)).toEqual(['first', 1]);
  });

  it('a game that an older build has saved goes on', async () => {
    keepGame({ ...one, games }, aGame('first', 2));
    await soon();
    expect(tabs.database.entries.get(SAVE)).not.toHaveProperty('stamp');
    expect(await settled(two.open('continue'))).toMatchObject({ game: { history: { past: { length: 2 } } } });
    two.keep(aGame('first', 3));
    await soon();
    expect(await lying(one)).toEqual(['first', 3]);
  });

  it('a database that is emptied in mid-game takes the next move', async () => {
    await settled(one.open(aGame('first', 0)));
    tabs.database.entries.clear();
    one.keep(aGame('first', 2));
    await soon();
    expect([one.losses(), await lying(two)]).toEqual([0, ['first', 2]]);
  });
});

describe('a tab that is busy while another takes the table', () => {
  it('neither writes nor goes on playing, whatever it hears', async () => {
    const tabs = fakeTabs('messages');
    const [one, two] = [tabs.tab(), tabs.tab()];
    await settled(one.open(aGame('first', 0)));
    one.beBusy();
    await soon();
    expect(await settled(two.open('continue'))).toMatchObject({ game: { id: 'first' } });
    two.keep(aGame('first', 5));
    await soon();
    one.keep(aGame('first', 1));
    await soon();
    expect([one.losses(), one.table.isHeld, two.table.isHeld]).toEqual([1, false, true]);
    expect(await lying(two)).toEqual(['first', 5]);
    one.keep(aGame('first', 2));
    one.keep(ended('first'));
    await soon();
    expect(await lying(two)).toEqual(['first', 5]);
    expect(await paid(two)).toEqual([[], []]);
  });

  it('learns of it when it wakes', async () => {
    const tabs = fakeTabs('messages');
    const [one, two] = [tabs.tab(), tabs.tab()];
    await settled(one.open(aGame('first', 0)));
    const wake = one.beBusy();
    await settled(two.open('continue'));
    wake();
    await soon();
    expect([one.losses(), two.losses(), one.table.isHeld, two.table.isHeld]).toEqual([1, 0, false, true]);
  });

  it('has its game counted when that ended before, and nothing was noted', async () => {
    const tabs = fakeTabs('messages', { journal: false });
    const [one, two] = [tabs.tab(), tabs.tab()];
    await settled(one.open(aGame('first', 1)));
    const release = one.holdUp();
    one.keep(ended('first'));
    one.beBusy();
    await soon();
    await settled(two.open(aGame('second', 0)));
    release();
    await soon();
    expect(await lying(two)).toEqual(['second', 0]);
    expect(await paid(two)).toEqual([['first'], [1]]);
  });
});

describe('a tab without journal whose database takes nothing', () => {
  it.each([
    ['takes everything again', 0],
    ['still takes nothing', 3],
  ])('goes on with its own game, left and opened again, when it %s', async (_, failures) => {
    const tabs = fakeTabs('locks', { journal: false });
    const one = tabs.tab();
    await settled(one.open(aGame('first', 0)));
    one.failWrites(1);
    one.keep(aGame('first', 2));
    await soon();
    await settled(one.table.leave());
    one.failWrites(failures);
    expect(await settled(one.open('continue'))).toMatchObject({ game: { history: { past: { length: 2 } } } });
    one.failWrites(0);
    one.keep(aGame('first', 3));
    await soon();
    expect(await lying(tabs.tab())).toEqual(['first', 3]);
  });
});
