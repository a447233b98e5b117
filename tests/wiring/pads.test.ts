// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { watchForPads } from '../../src/wiring/pads';

const playBy = vi.fn();
const load = vi.fn(async () => ({ playBy }));
const log = vi.fn();
const stage = (): Element => document.body;

/** A page that lists these gamepads, and how one is plugged in. */
function pageWith(getGamepads: () => readonly unknown[]): { readonly page: Window; plug(): void } {
  const events = new EventTarget();
  const page = { navigator: { getGamepads }, addEventListener: events.addEventListener.bind(events) } as unknown as Window;
  return { page, plug: () => void events.dispatchEvent(new Event('gamepadconnected')) };
}

beforeEach(() => {
  vi.clearAllMocks();
});

it('fetches nothing where there is no gamepad, and once when the first is plugged in', async () => {
  const { page, plug } = pageWith(() => [null, null]);
  await watchForPads({ page, stage, log, load });
  expect(load).not.toHaveBeenCalled();
  plug();
  plug();
  await vi.waitFor(() => expect(playBy).toHaveBeenCalledExactlyOnceWith(stage));
  expect(load).toHaveBeenCalledOnce();
});

it('is done when a gamepad that is there already can be used', async () => {
  const { page } = pageWith(() => [null, { connected: true }]);
  await watchForPads({ page, stage, log, load });
  expect(playBy).toHaveBeenCalledExactlyOnceWith(stage);
});

it('waits for the event where the page may not see gamepads', async () => {
  const { page, plug } = pageWith(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await watchForPads({ page, stage, log, load });
  expect(load).not.toHaveBeenCalled();
  plug();
  await vi.waitFor(() => expect(playBy).toHaveBeenCalledOnce());
});

it('logs a fetch that failed, and the game goes on', async () => {
  const { page } = pageWith(() => [{ connected: true }]);
  const problem = new TypeError('Failed to fetch');
  await watchForPads({ page, stage, log, load: async () => Promise.reject(problem) });
  expect(log).toHaveBeenCalledExactlyOnceWith(problem);
});
