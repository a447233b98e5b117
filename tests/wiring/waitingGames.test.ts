import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GAME } from '../support/games';
import { type FakeTab, fakeTabs } from './fakeTabs';
import { aGame, ended, FREE, lying, settled } from './lyingGames';

const DAILY = { kind: 'daily', date: '2026-11-18' } as const;
const free = (id: string, moves: number) => aGame(id, moves, FREE);
const daily = (id: string, moves: number) => aGame(id, moves, DAILY);

let tab: FakeTab;
let other: FakeTab;

beforeEach(() => {
  vi.useFakeTimers();
  const tabs = fakeTabs('locks');
  [tab, other] = [tabs.tab(), tabs.tab()];
});
afterEach(() => void vi.useRealTimers());

async function leave(): Promise<void> {
  await settled(tab.table.leave());
}

async function waiting(): Promise<readonly (readonly [mode: string, id: string, moves: number])[]> {
  const games = await settled(tab.table.waiting(GAME));
  return [...games].map(([mode, { id, history }]) => [mode, id, history.past?.length ?? 0]);
}

describe('each mode keeps one game', () => {
  beforeEach(async () => {
    await settled(tab.open(free('long', 0)));
    tab.keep(free('long', 3));
    await leave();
  });

  it('a daily game does not ask for the life of the free one, which waits as it was', async () => {
    expect(await settled(tab.open(daily('today', 0)))).toMatchObject({ game: { id: 'today' } });
    expect(tab.asked).toEqual([]);
    expect(await lying(tab)).toEqual(['today', 0]);
    expect(await waiting()).toEqual([['free', 'long', 3]]);
  });

  it('the waiting game comes back, and the one on the table waits in its turn', async () => {
    await settled(tab.open(daily('today', 0)));
    tab.keep(daily('today', 2));
    await leave();
    expect(await settled(tab.open({ waiting: 'free' }))).toMatchObject({ game: { id: 'long' } });
    expect(tab.asked).toEqual([]);
    expect(await lying(tab)).toEqual(['long', 3]);
    expect(await waiting()).toEqual([['daily', 'today', 2]]);
  });

  it('a game that is over, or was never begun, does not wait', async () => {
    await settled(tab.open(daily('today', 0)));
    await leave();
    await settled(tab.open({ waiting: 'free' }));
    expect(await waiting()).toEqual([]);
    tab.keep({ ...ended('long'), mode: FREE });
    await leave();
    await settled(tab.open(daily('tomorrow', 0)));
    expect([await waiting(), tab.asked]).toEqual([[], []]);
  });

  it('another game of a waiting mode is begun only after asking', async () => {
    await settled(tab.open(daily('today', 0)));
    tab.keep(daily('today', 2));
    await leave();
    expect(await settled(tab.open(free('anew', 0), false))).toBe('declined');
    expect(tab.asked).toEqual(['long']);
    expect([await lying(tab), await waiting()]).toEqual([['today', 2], [['free', 'long', 3]]]);
    await settled(tab.open(free('anew', 0)));
    expect([await lying(tab), await waiting()]).toEqual([['anew', 0], [['daily', 'today', 2]]]);
  });

  it('a practice game cannot wait: it is asked for', async () => {
    await settled(tab.open(aGame('try', 0, { kind: 'practice' })));
    tab.keep(aGame('try', 2, { kind: 'practice' }));
    await leave();
    expect(await settled(tab.open(daily('today', 0), false))).toBe('declined');
    expect(tab.asked).toEqual(['try']);
    expect(await waiting()).toEqual([['free', 'long', 3]]);
  });

  it('what another tab has brought back meanwhile is gone on with', async () => {
    await settled(tab.open(daily('today', 0)));
    tab.keep(daily('today', 1));
    await leave();
    await settled(other.open({ waiting: 'free' }));
    other.keep(free('long', 4));
    await settled(other.table.leave());
    expect(await settled(tab.open({ waiting: 'free' }))).toMatchObject({ game: { id: 'long' } });
    expect(await lying(tab)).toEqual(['long', 4]);
    expect(await settled(tab.open({ waiting: 'gauntlet' }))).toBe('nothing');
  });

  it('is safe when the page dies at any moment of the change', async () => {
    const release = tab.holdUp();
    const opening = tab.open(daily('today', 0));
    await vi.advanceTimersByTimeAsync(300);
    tab.die();
    release();
    void opening;
    await settled(other.table.takeOver());
    expect(await settled(other.open('continue'))).toMatchObject({ game: { id: 'long' } });
    expect(await lying(other)).toEqual(['long', 3]);
  });

  it('a waiting game that cannot be read stays where it is and disturbs nothing', async () => {
    tab.storage.edit({ look: [], decide: () => new Map([[`${GAME}/waiting/daily`, { format: 'none' }]]) });
    await settled(tab.storage.flushed());
    expect(await waiting()).toEqual([]);
    await settled(tab.open({ waiting: 'free' }));
    expect(await lying(tab)).toEqual(['long', 3]);
  });
});
