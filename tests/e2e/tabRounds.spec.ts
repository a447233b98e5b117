import { expect, test } from '@playwright/test';
import { askedOf } from '../support/attacks';
import { picker } from '../support/picker';
import { TabsRound } from './support/tabs/TabsRound';
import { TabWorld } from './support/tabs/TabWorld';

const { count: ROUNDS, seed: SEED } = askedOf('tabs');
/** Rounds in one browser profile. */
const TOGETHER = 25;
const TOLD_EVERY = 50;

test(`${ROUNDS} rounds of tabs lose no game, go back to none, and pay each that has ended once`, async ({ browser, baseURL }) => {
  test.setTimeout(ROUNDS * 10_000 + 120_000);
  const start = Date.now();
  const totals = { rounds: 0, states: 0, ended: 0, asked: 0 };
  const tell = (): void => {
    const seconds = (Date.now() - start) / 1000;
    console.log(`tabs, from seed ${SEED}: ${JSON.stringify(totals)}, ${(seconds / totals.rounds).toFixed(1)} s a round`);
  };
  let world: TabWorld | null = null;
  for (let round = 0; round < ROUNDS; round++) {
    const pick = picker(`tabs ${SEED} ${round}`);
    if (world === null || round % TOGETHER === 0) {
      await world?.close();
      const way = (round / TOGETHER) % 2 === 0 ? 'locks' : 'messages';
      world = await TabWorld.open({ browser, url: `${baseURL}/`, way });
      for (let count = 2 + pick(2); count > 0; count--) await (await world.start()).doing;
    }
    const { faults, log, ended, asked, notes } = await new TabsRound({ world, pick, number: round + 1 }).play();
    expect(faults, `seed ${SEED}, round ${round}, by ${world.way}:\n${log.join('\n')}`).toEqual([]);
    totals.rounds += 1;
    totals.states += notes;
    totals.ended += ended;
    totals.asked += asked;
    if (totals.rounds % TOLD_EVERY === 0) tell();
  }
  await world?.close();
  tell();
  expect(totals.states).toBeGreaterThan(ROUNDS);
});
