import { afterEach, expect, it, vi } from 'vitest';
import type { BotId, Seat, Seed } from '../../src/engine/kernel';
import { oneDeckDungeon, type Setup } from '../../src/engine/onedeck';
import { fetchBots } from '../../src/games/bots';
import { GAMES } from '../../src/games/catalog';
import { openBots } from '../../src/wiring/bots/openBots';

const SETUP: Setup = { heroes: ['warrior'], dungeon: 'dragons-cave', tier: 'novice' };
const PARTY = 'party' as Seat;
const view = oneDeckDungeon.view(oneDeckDungeon.start(SETUP, 'lamp' as Seed), PARTY);

afterEach(() => vi.unstubAllGlobals());

it('every game of the catalog has bots, with the rules of its id', async () => {
  for (const folder of GAMES) expect((await fetchBots(folder.id)).rules.id).toBe(folder.id);
});

it('a browser without workers thinks in the page', async () => {
  vi.stubGlobal('Worker', undefined);
  const report = vi.fn();
  const host = openBots(report);
  const asked = { rules: oneDeckDungeon, bot: 'greedy' as BotId, seat: PARTY, view, seed: 'oil' as Seed };
  expect(await host.decide(asked, new AbortController().signal)).toEqual({ type: 'startTurn' });
  expect(report).not.toHaveBeenCalled();
  host.close();
});

it('a worker that breaks is ended, and chance decides', async () => {
  const made: { terminate: () => void; postMessage: () => void; onerror: ((problem: { message: string }) => void) | null }[] = [];
  vi.stubGlobal(
    'Worker',
    class {
      onmessage = null;
      onerror: ((problem: { message: string }) => void) | null = null;
      readonly terminate = vi.fn();
      readonly postMessage = vi.fn(() => queueMicrotask(() => this.onerror?.({ message: 'no code' })));
      constructor() {
        made.push(this);
      }
    },
  );
  const report = vi.fn();
  const host = openBots(report);
  const asked = { rules: oneDeckDungeon, bot: 'greedy' as BotId, seat: PARTY, view, seed: 'oil' as Seed };
  const command = await host.decide(asked, new AbortController().signal);
  expect(oneDeckDungeon.whyIllegal(view, command)).toBeNull();
  expect(report.mock.calls).toEqual([[new Error('no code')]]);
  expect(made[0]?.terminate).toHaveBeenCalledTimes(1);
});

it('where workers are forbidden, bots think in the page', async () => {
  vi.stubGlobal('Worker', function forbidden() {
    throw new TypeError('forbidden');
  });
  const report = vi.fn();
  const host = openBots(report);
  const asked = { rules: oneDeckDungeon, bot: 'greedy' as BotId, seat: PARTY, view, seed: 'oil' as Seed };
  expect(await host.decide(asked, new AbortController().signal)).toEqual({ type: 'startTurn' });
  expect(report.mock.calls).toEqual([[new TypeError('forbidden')]]);
  host.close();
});
