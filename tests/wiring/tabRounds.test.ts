import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askedOf } from '../support/attacks';
import { TabRound } from './TabRound';

const { count: ROUNDS, seed: SEED } = askedOf('tabs-in-node');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it(`${ROUNDS} rounds of tabs lose no game, go back to none, and pay each that has ended once`, {
  timeout: 3_600_000,
}, async () => {
  const totals = { ended: 0, asked: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const { faults, log, ended, asked } = await new TabRound(`${SEED} ${round}`).play();
    totals.ended += ended;
    totals.asked += asked;
    expect(faults, `seed ${SEED}, round ${round}:\n${log.join('\n')}`).toEqual([]);
  }
  console.log(`${ROUNDS} rounds: ${totals.ended} games ended and were paid once, ${totals.asked} were given up after a question`);
  expect(Math.min(totals.ended, totals.asked)).toBeGreaterThan(0);
});
