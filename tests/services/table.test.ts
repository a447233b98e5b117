import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTable, type Table } from '../../src/services';
import type { Locks } from '../../src/services/storage/tableByLock';

/** Grants one lock of each name, lets it be stolen, and knows nothing else. */
function fakeLocks(): Locks {
  let holder: { readonly rob: (reason: unknown) => void } | null = null;
  return {
    request(_name, { steal = false }, held) {
      if (holder !== null && !steal) return held(null);
      holder?.rob(new DOMException('stolen', 'AbortError'));
      return new Promise((resolve, reject) => {
        const mine = { rob: reject };
        holder = mine;
        void held({}).then(async () => {
          // Browsers free a lock in their own time, and say so afterwards.
          await new Promise((freed) => setTimeout(freed, 10));
          if (holder === mine) holder = null;
          resolve(undefined);
        });
      });
    },
  };
}

/** Channels of one name that hear each other, a little later. */
function fakeChannels(): () => BroadcastChannel {
  const ears: ((event: MessageEvent) => void)[] = [];
  return () => {
    let mine: ((event: MessageEvent) => void) | null = null;
    const channel = {
      addEventListener(_type: string, listener: (event: MessageEvent) => void) {
        mine = listener;
        ears.push(listener);
      },
      postMessage(data: unknown) {
        for (const ear of ears) if (ear !== mine) queueMicrotask(() => ear(new MessageEvent('message', { data })));
      },
    };
    return channel as unknown as BroadcastChannel;
  };
}

const ways = [
  ['locks', () => ({ locks: fakeLocks(), openChannel: null })],
  ['messages', () => ({ locks: null, openChannel: fakeChannels() })],
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
