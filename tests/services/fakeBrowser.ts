import type { Locks } from '../../src/services/storage/tableByLock';

/** Grants one lock of each name, lets it be stolen, and knows nothing else. */
export function fakeLocks(): Locks {
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

export interface FakeChannel {
  readonly open: () => BroadcastChannel;
  /** Hears and says nothing until `wake`, as a page whose main thread is busy. */
  sleep(): void;
  wake(): void;
  close(): void;
}

/** Channels of one name that hear each other, a little later. */
export function fakeChannels(): () => FakeChannel {
  const all = new Set<(data: unknown) => void>();
  return () => {
    const ears: ((event: MessageEvent) => void)[] = [];
    let missed: unknown[] | null = null;
    const hear = (data: unknown): void => {
      if (missed !== null) missed.push(data);
      else for (const ear of ears) ear(new MessageEvent('message', { data }));
    };
    all.add(hear);
    let isClosed = false;
    const channel = {
      addEventListener: (_type: string, listener: (event: MessageEvent) => void) => ears.push(listener),
      postMessage(data: unknown) {
        if (isClosed) return;
        for (const other of all) if (other !== hear) queueMicrotask(() => other(data));
      },
    };
    return {
      open: () => channel as unknown as BroadcastChannel,
      sleep() {
        missed ??= [];
      },
      wake() {
        const heard = missed ?? [];
        missed = null;
        for (const data of heard) hear(data);
      },
      close() {
        isClosed = true;
        all.delete(hear);
      },
    };
  };
}
