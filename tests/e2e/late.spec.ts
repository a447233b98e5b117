import { AT_LENGTH } from './support/atLength';
import { LATE_ANSWERS } from './support/lateAnswers';
import { expect, test } from './support/test';

/** How often each kind of answer finds its table or page closed. */
const ROUNDS = AT_LENGTH ? 20 : 1;
/** The suite leaves out the kinds that tests without a browser try as well. */
const SAMPLE: readonly string[] = ['the sheets of a place', 'letters', 'the code of the table', 'motions'];
/** At length each kind is a test of its own, so that several can run at once; the suite starts one page for its sample. */
const TESTS = AT_LENGTH ? Object.keys(LATE_ANSWERS).map((kind) => [kind]) : [SAMPLE];

for (const kinds of TESTS) {
  test(`after the table or page is closed nothing breaks on ${kinds.join(', ')}, ${ROUNDS} times each`, async ({
    page,
    table,
  }) => {
    page.setDefaultTimeout(30_000);
    test.setTimeout(120_000 + kinds.length * ROUNDS * 15_000);
    await table.open();
    await table.begin();
    await table.leave();
    for (const [kind, { leaveBefore }] of Object.entries(LATE_ANSWERS)) {
      for (let round = 1; kinds.includes(kind) && round <= ROUNDS; round++) {
        await test.step(`${kind}, ${round}`, async () => {
          const release = await leaveBefore(table);
          await release();
          await page.getByRole('button', { name: /^New delve/ }).waitFor();
          // The page hears of them, and decodes what is a picture or a sound.
          await page.waitForTimeout(100);
          await expect(page.locator('.crash'), kind).toHaveCount(0);
        });
      }
    }
    await table.goOn();
    await expect(table.canvas).toHaveCount(1);
  });
}
