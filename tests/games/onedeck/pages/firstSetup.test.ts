import { expect, it } from 'vitest';
import type { Setup } from '../../../../src/engine/onedeck';
import { FIRST_SETUP, likelySetup } from '../../../../src/games/onedeck/pages/setup/firstSetup';

const games = (...outcomes: readonly ('victory' | 'defeat')[]) => outcomes.map((outcome) => ({ outcome }));
const veteran: Setup = { ...FIRST_SETUP, tier: 'veteran' };

it.each([
  ['a first visit', null, [], 'novice', 'beforeWin'],
  ['a player who only lost', FIRST_SETUP, games('defeat', 'defeat'), 'novice', 'beforeWin'],
  ['the first win', FIRST_SETUP, games('victory', 'defeat'), 'standard', 'afterWin'],
  ['a winner on another device', null, games('defeat', 'victory'), 'standard', 'afterWin'],
  ['a winner who is a novice by choice', FIRST_SETUP, games('defeat', 'victory'), 'novice', null],
  ['another choice', veteran, games('defeat'), 'veteran', null],
] as const)('the tier of the setup suits %s', async (_, last, chronicle, tier, reason) => {
  const likely = await likelySetup({ lastSetup: () => last, records: { chronicle: async () => chronicle } });
  expect([likely.last.tier, likely.reason]).toEqual([tier, reason]);
});
