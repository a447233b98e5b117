import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTable, type Table } from '../../src/services';
import type { Locks } from '../../src/services/storage/tableByLock';
import { type FakeChannel, fakeChannels, fakeLocks } from './fakeBrowser';

function channels(): () => BroadcastChannel {
  const another = fakeChannels();
  return () => another().open();
}

const ways = [
  ['locks', () => ({ locks: fakeLocks(), openChannel: null })],
  ['messages', () => ({ locks: null, openChannel: channels() })],
] as const;

describe.each(ways)('one table, told apart by %s', (_way, browserOf) => {
  let first: Table;
  let second: Table;
  const lostFirst = vi.fn();
  const lostSecond = vi.fn();
  const settled = async <Value>(promise: Promise<Value>): Promise<Value> => {
    await vi.advanceTimersByTimeAsync(500);
    return promise;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    lostFirst.mockClear();
    lostSecond.mockClear();
    const browser = browserOf();
    first = openTable(lostFirst, browser);
    second = openTable(lostSecond, browser);
  });
  afterEach(() => void vi.useRealTimers());

  it('belongs to the tab that came first', async () => {
    expect(await settled(first.claim())).toBe('owner');
    expect(await settled(second.claim())).toBe('taken');
    expect(await settled(first.claim())).toBe('owner');
    expect(lostFirst).not.toHaveBeenCalled();
  });

  it('has one owner when both ask at once', async () => {
    const claims = await settled(Promise.all([first.claim(), second.claim()]));
    expect([...claims].sort()).toEqual(['owner', 'taken']);
  });

  it('has one owner when one asks while the other is still asking', async () => {
    for (const [early, late] of [
      [first, second],
      [second, first],
    ] as const) {
      const earlier = early.claim();
      await vi.advanceTimersByTimeAsync(70);
      const claims = await settled(Promise.all([earlier, late.claim()]));
      expect([...claims].sort()).toEqual(['owner', 'taken']);
      first.leave();
      second.leave();
      await settled(Promise.resolve());
    }
  });

  it('can be taken over, and back', async () => {
    await settled(first.claim());
    await settled(second.takeOver());
    expect(lostFirst).toHaveBeenCalledTimes(1);
    expect(await settled(first.claim())).toBe('taken');
    await settled(first.takeOver());
    expect(lostSecond).toHaveBeenCalledTimes(1);
    expect(lostFirst).toHaveBeenCalledTimes(1);
  });

  it('is free again once it was left', async () => {
    await settled(first.claim());
    first.leave();
    await settled(Promise.resolve());
    expect(await settled(second.claim())).toBe('owner');
    expect(lostFirst).not.toHaveBeenCalled();
  });

  it('can be left and claimed again in one breath', async () => {
    await settled(first.claim());
    first.leave();
    expect(await settled(first.claim())).toBe('owner');
    expect(await settled(second.claim())).toBe('taken');
  });
});

describe('a tab that is busy, told apart by messages', () => {
  let one: FakeChannel;
  let two: FakeChannel;
  const lost = vi.fn();
  const tableOf = ({ open }: FakeChannel, onLost: () => void) => openTable(onLost, { locks: null, openChannel: open });
  const soon = () => vi.advanceTimersByTimeAsync(500);

  beforeEach(() => {
    vi.useFakeTimers();
    const another = fakeChannels();
    [one, two] = [another(), another()];
    lost.mockClear();
  });
  afterEach(() => void vi.useRealTimers());

  it('learns when it wakes that another one has the table', async () => {
    const other = vi.fn();
    const busy = tableOf(one, lost);
    const awake = tableOf(two, other);
    await Promise.all([busy.claim(), soon()]);
    one.sleep();
    await soon();
    expect((await Promise.all([awake.claim(), soon()]))[0]).toBe('owner');
    expect(lost).not.toHaveBeenCalled();
    one.wake();
    await soon();
    expect([lost.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
    expect((await Promise.all([busy.claim(), soon()]))[0]).toBe('taken');
  });

  it('hears an answer that came while it was busy itself', async () => {
    const owner = tableOf(one, lost);
    const busy = tableOf(two, vi.fn());
    await Promise.all([owner.claim(), soon()]);
    two.sleep();
    const claim = busy.claim();
    vi.setSystemTime(Date.now() + 600);
    await vi.advanceTimersByTimeAsync(150);
    two.wake();
    await soon();
    expect(await claim).toBe('taken');
    expect(lost).not.toHaveBeenCalled();
  });

  it('has no say when two take over at once: the later one stays', async () => {
    const [lostOne, lostTwo] = [vi.fn(), vi.fn()];
    const first = tableOf(one, lostOne);
    const second = tableOf(two, lostTwo);
    one.sleep();
    await first.takeOver();
    await vi.advanceTimersByTimeAsync(5);
    await second.takeOver();
    one.wake();
    await soon();
    expect([lostOne.mock.calls.length, lostTwo.mock.calls.length]).toEqual([1, 0]);
  });
});

describe('a browser without either', () => {
  it('lets every tab play', async () => {
    const table = openTable(() => undefined, { locks: null, openChannel: null });
    expect(await table.claim()).toBe('owner');
  });

  it('is what one that forbids locks is taken for', async () => {
    const locks: Locks = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
    const lost = vi.fn();
    expect(await openTable(lost, { locks, openChannel: null }).claim()).toBe('owner');
    expect(lost).not.toHaveBeenCalled();
  });
});
