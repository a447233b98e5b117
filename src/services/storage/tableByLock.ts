import type { Claim, Table } from './claim';

const LOCK = 'lanterndeep-table';

/** The part of `navigator.locks` that is used. */
export interface Locks {
  request(
    name: string,
    options: { ifAvailable?: boolean; steal?: boolean },
    held: (lock: unknown) => Promise<void>,
  ): Promise<unknown>;
}

export function claimByLock(locks: Locks, onLost: () => void): Table {
  let release: (() => void) | null = null;
  /** Settles when the browser has freed our last lock, which is later than our releasing it. */
  let freed: Promise<unknown> = Promise.resolve();

  /** Resolves once the lock is ours or refused; it is then held until it is released or stolen. */
  function request(options: { ifAvailable?: boolean; steal?: boolean }): Promise<Claim> {
    return new Promise((resolve) => {
      let ours: (() => void) | null = null;
      const hold = (lock: unknown): Promise<void> => {
        if (lock === null) return Promise.resolve(resolve('taken'));
        return new Promise((done) => {
          ours = done;
          release = done;
          resolve('owner');
        });
      };
      // It ends with an error when another tab steals it, or when the browser grants no locks here at all.
      freed = locks.request(LOCK, options, hold).catch(() => {
        if (ours === null) resolve('owner');
        else if (release === ours) {
          release = null;
          onLost();
        }
      });
    });
  }

  return {
    claim: () => (release === null ? freed.then(() => request({ ifAvailable: true })) : Promise.resolve('owner')),
    async takeOver() {
      if (release === null) await request({ steal: true });
    },
    leave() {
      release?.();
      release = null;
    },
  };
}
