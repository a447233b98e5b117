import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findLateGame } from '../../src/wiring/lateGame';
import type { SavedGame } from '../../src/wiring/savedGame';
import { GAME } from '../support/games';
import { type FakeTab, type FakeTabs, fakeTabs } from './fakeTabs';
import { aGame, settled } from './lyingGames';

let tabs: FakeTabs;
let tab: FakeTab;
let found: SavedGame[];
let refreshed: number;
let where: string | null;

beforeEach(async () => {
  vi.useFakeTimers();
  tabs = fakeTabs('locks');
  const before = tabs.tab();
  await settled(before.open(aGame('first', 3)));
  await settled(before.table.leave());
  tab = tabs.tab();
  [found, refreshed, where] = [[], 0, 'title'];
});
afterEach(() => void vi.useRealTimers());

const look = (): Promise<void> =>
  findLateGame({
    table: tab.table,
    game: GAME,
    where: () => where,
    onFound: (game) => found.push(game),
    onOffer: () => {
      refreshed += 1;
    },
  });
const foundIds = (): readonly unknown[] => found.map(({ game }) => game?.id);

/** What is asked of the database waits until what is answered is called. */
function slowly(): () => void {
  let answer = (): void => undefined;
  tabs.database.readGate = new Promise((resolve) => {
    answer = resolve;
  });
  return answer;
}

describe('a game that the database gives late', () => {
  it('is offered on the title, and nothing that lies there changes', async () => {
    const lay = structuredClone([...tabs.database.entries]);
    await settled(look());
    expect([foundIds(), refreshed]).toEqual([['first'], 1]);
    expect([...tabs.database.entries]).toEqual(lay);
    expect(tab.table.isHeld).toBe(false);
  });

  it('is known on the other pages, which stay as they are', async () => {
    where = 'setup';
    await settled(look());
    expect([foundIds(), refreshed]).toEqual([['first'], 0]);
  });

  it('is left alone at the table and on the way there', async () => {
    where = null;
    await settled(look());
    expect([foundIds(), refreshed]).toEqual([[], 0]);
  });

  it('is left alone when another game is begun while it is read', async () => {
    const answer = slowly();
    const looked = look();
    where = null;
    answer();
    await settled(looked);
    expect([foundIds(), refreshed]).toEqual([[], 0]);
  });

  it('is left alone when another game was begun and left again while it was read', async () => {
    const answer = slowly();
    const looked = look();
    const opened = tab.open(aGame('second', 0));
    answer();
    expect(await settled(opened)).toMatchObject({ game: { id: 'second' } });
    await settled(tab.table.leave());
    await settled(looked);
    expect([foundIds(), refreshed]).toEqual([[], 0]);
  });

  it('does not take away what the title has when the second look fails, too', async () => {
    tabs.database.failures.read.push(new DOMException('', 'UnknownError'));
    await settled(look());
    expect([foundIds(), refreshed]).toEqual([[], 1]);
  });
});

it('nothing is read for a tab that holds the table', async () => {
  await settled(tab.open('continue'));
  await settled(look());
  expect([foundIds(), refreshed]).toEqual([[], 0]);
});
