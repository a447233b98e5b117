import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Report, watchUpdates } from '../../src/services';
import type { Registrar } from '../../src/services/pwa/watchUpdates';

type Told = Parameters<Registrar['registerSW']>[0];

async function watched(update = vi.fn(() => Promise.resolve())) {
  const told: Told[] = [];
  const watch = {
    report: vi.fn<Report>(),
    onOffer: vi.fn<(accept: () => void) => void>(),
    onOfflineReady: vi.fn(),
    reload: vi.fn(),
  };
  const registerSW = (options: Told) => {
    told.push(options);
    return update;
  };
  await watchUpdates(watch, () => Promise.resolve({ registerSW }));
  const [worker] = told;
  if (worker === undefined) throw new Error('nothing was registered');
  return { watch, worker, update };
}

describe('updates', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are offered, and taken only when the player accepts', async () => {
    const { watch, worker, update } = await watched();
    worker.onNeedRefresh();
    expect(update).not.toHaveBeenCalled();
    watch.onOffer.mock.calls[0]?.[0]();
    expect(update).toHaveBeenCalledTimes(1);
  });

  it('that wait for the old version to finish its work are helped by a reload', async () => {
    const { watch, worker } = await watched();
    worker.onNeedRefresh();
    vi.advanceTimersByTime(60_000);
    expect(watch.reload).not.toHaveBeenCalled();
    watch.onOffer.mock.calls[0]?.[0]();
    vi.advanceTimersByTime(60_000);
    expect(watch.reload).toHaveBeenCalledTimes(1);
  });

  it('say when the game can be played without a network', async () => {
    const { watch, worker } = await watched();
    expect(watch.onOfflineReady).not.toHaveBeenCalled();
    worker.onOfflineReady();
    expect(watch.onOfflineReady).toHaveBeenCalledTimes(1);
  });

  it('that fail are reported and nothing else', async () => {
    const { watch, worker } = await watched(vi.fn(() => Promise.reject(new Error('gone'))));
    worker.onRegisterError(new Error('no worker'));
    worker.onNeedRefresh();
    watch.onOffer.mock.calls[0]?.[0]();
    await vi.waitFor(() => expect(watch.report).toHaveBeenCalledTimes(2));
    expect(watch.report.mock.calls.map(([problem]) => problem.key)).toEqual(['updatesUnavailable', 'updatesUnavailable']);
  });

  it('that can not even be looked for are reported', async () => {
    const report = vi.fn();
    await watchUpdates({ report, onOffer: vi.fn() }, () => Promise.reject(new Error('no chunk')));
    expect(report).toHaveBeenCalledTimes(1);
  });
});
