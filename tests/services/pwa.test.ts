import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Report, updateBrowserOf, watchUpdates } from '../../src/services';
import type { Standing } from '../../src/worker';
import { FakeContainer } from './fakeContainer';

const ENTRY = 'https://play.example/assets/index-1.js';
const GOOD: Standing = { knows: true, whole: true };

function watch() {
  return {
    report: vi.fn<Report>(),
    entry: ENTRY,
    onOffer: vi.fn<(accept: () => void) => void>(),
    onTaken: vi.fn<(reload: () => void) => void>(),
    onOfflineReady: vi.fn<() => void>(),
    onChangedByHost: vi.fn<() => void>(),
    reload: vi.fn<() => void>(),
  };
}

let container: FakeContainer;
let tab: ReturnType<typeof watch>;
const open = (): Promise<void> =>
  watchUpdates(tab, { container: container as unknown as ServiceWorkerContainer, locks: undefined });
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
const accept = (): void => tab.onOffer.mock.calls.at(-1)?.[0]();

beforeEach(() => {
  container = new FakeContainer();
  tab = watch();
});

describe('a browser that lacks what updates need', () => {
  it('is one whose parts throw when they are looked at, as in a sandboxed frame', async () => {
    const denied = (): never => {
      throw new DOMException('sandboxed', 'SecurityError');
    };
    const closed = Object.defineProperties({}, { serviceWorker: { get: denied }, locks: { get: denied } });
    expect(updateBrowserOf(closed)).toEqual({ container: undefined, locks: undefined });
    await watchUpdates(tab, updateBrowserOf(closed));
    expect(tab.report).not.toHaveBeenCalled();
  });

  it('goes without a lock that is refused', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const locks = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } as unknown as LockManager;
    void watchUpdates(tab, { container: container as unknown as ServiceWorkerContainer, locks });
    await settled();
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});

describe('the first visit', () => {
  it('says that no network is needed only when the worker has everything and the page asks it', async () => {
    container.worker('installing');
    void open();
    await settled();
    container.activate();
    await settled();
    expect(tab.onOfflineReady).not.toHaveBeenCalled();
    container.claim();
    await settled();
    expect(tab.onOfflineReady).toHaveBeenCalledTimes(1);
    expect(tab.onTaken).not.toHaveBeenCalled();
  });

  it('does not say so when a file is missing', async () => {
    container.worker('installing', { ...GOOD, whole: false });
    void open();
    await settled();
    container.activate();
    container.claim();
    await settled();
    expect(tab.onOfflineReady).not.toHaveBeenCalled();
  });

  it('offers the new version when the server had another build by the time the worker came', async () => {
    container.worker('installing', { knows: false, whole: true });
    void open();
    await settled();
    container.activate();
    container.claim();
    await settled();
    expect(tab.onOfflineReady).not.toHaveBeenCalled();
    expect(tab.reload).not.toHaveBeenCalled();
    accept();
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  it('says that the host changes the files when the worker does, and when nothing else does', async () => {
    container.worker('installing');
    void open();
    await settled();
    container.dispatchEvent(new MessageEvent('message', { data: 'CHANGED' }));
    container.dispatchEvent(new MessageEvent('message', { data: { type: 'OTHER' } }));
    expect(tab.onChangedByHost).not.toHaveBeenCalled();
    container.dispatchEvent(new MessageEvent('message', { data: { type: 'CHANGED' } }));
    expect(tab.onChangedByHost).toHaveBeenCalledOnce();
    expect(tab.onOfflineReady).not.toHaveBeenCalled();
  });

  it('says nothing the second time', async () => {
    container.worker('active');
    container.claim();
    await open();
    expect(tab.onOfflineReady).not.toHaveBeenCalled();
  });

  it('asks the worker to take a page that was loaded past it', async () => {
    const worker = container.worker('active');
    const opening = open();
    await settled();
    expect(worker.heard).toEqual(['CLAIM']);
    container.claim();
    await opening;
    expect(tab.onTaken).not.toHaveBeenCalled();
  });
});

describe('updates', () => {
  beforeEach(async () => {
    container.worker('active');
    container.claim();
    await open();
  });

  it('are offered when they have come, and reload the page only when their worker is in charge', async () => {
    const next = container.worker('installing');
    expect(tab.onOffer).not.toHaveBeenCalled();
    container.wait();
    expect(tab.onOffer).toHaveBeenCalledTimes(1);
    accept();
    expect(next.heard).toEqual(['SKIP_WAITING']);
    expect(tab.reload).not.toHaveBeenCalled();
    container.activate();
    container.claim();
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  it('that were accepted elsewhere leave this tab alone, and offer it a reload', () => {
    container.worker('installing');
    container.wait();
    container.activate();
    container.claim();
    expect(tab.reload).not.toHaveBeenCalled();
    tab.onTaken.mock.calls[0]?.[0]();
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  it('that were accepted elsewhere and then here come with a reload', () => {
    container.worker('installing');
    container.wait();
    container.activate();
    accept();
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  it('that wait for the old worker to finish its requests are helped by a reload, which ends them', () => {
    vi.useFakeTimers();
    container.worker('installing');
    container.wait();
    vi.advanceTimersByTime(60_000);
    expect(tab.reload).not.toHaveBeenCalled();
    accept();
    vi.advanceTimersByTime(2000);
    expect(tab.reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2000);
    vi.useRealTimers();
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  it('are offered once each', () => {
    container.worker('installing');
    container.wait();
    container.wait();
    expect(tab.onOffer).toHaveBeenCalledTimes(1);
    container.worker('installing');
    container.wait();
    expect(tab.onOffer).toHaveBeenCalledTimes(2);
  });
});

describe('where there can be none', () => {
  it('it is reported and nothing else', async () => {
    container.refusal = new DOMException('a frame without an origin', 'SecurityError');
    await open();
    expect(tab.report.mock.calls.map(([{ key }]) => key)).toEqual(['updatesUnavailable']);
  });

  it('a browser without workers is left alone', async () => {
    await watchUpdates(tab, { container: undefined, locks: undefined });
    expect(tab.report).not.toHaveBeenCalled();
  });

  it('every page says by a lock which build it runs', async () => {
    container.worker('active');
    container.claim();
    const request = vi.fn<(name: string, options: LockOptions) => Promise<unknown>>(() => Promise.resolve());
    const locks = { request } as unknown as LockManager;
    await watchUpdates(tab, { container: container as unknown as ServiceWorkerContainer, locks });
    expect(request.mock.calls[0]?.slice(0, 2)).toEqual([`lanterndeep-runs ${ENTRY}`, { mode: 'shared' }]);
  });
});
