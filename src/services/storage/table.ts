import type { Table } from './claim';
import { claimByChannel } from './tableByChannel';
import { claimByLock, type Locks } from './tableByLock';

export interface Browser {
  readonly locks: Locks | null;
  readonly openChannel: ((name: string) => BroadcastChannel) | null;
}

/** `onLost` is called when another tab takes over: from then on this one must neither play nor save. */
export function openTable(onLost: () => void, browser: Browser = thisBrowser()): Table {
  if (browser.locks !== null) return claimByLock(browser.locks, onLost);
  if (browser.openChannel !== null) return claimByChannel(browser.openChannel('lanterndeep-table'), onLost);
  return { claim: () => Promise.resolve('owner'), takeOver: () => Promise.resolve(), leave: () => undefined };
}

function thisBrowser(): Browser {
  const channels = typeof BroadcastChannel !== 'undefined';
  return {
    locks: typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : null,
    openChannel: channels ? (name) => new BroadcastChannel(name) : null,
  };
}
