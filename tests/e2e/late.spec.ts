import { AT_LENGTH } from './support/atLength';
import { LATE_ANSWERS } from './support/lateAnswers';
import { expect, test } from './support/test';

/** How often each kind of answer finds its table or page closed. */
const ROUNDS = AT_LENGTH ? 20 : 1;
/** The suite leaves out the kinds that tests without a browser try as well. */
const SAMPLE: readonly string[] = ['the sheets of a place', 'letters', 'the code of the table', 'motions'];
const KINDS = Object.entries(LATE_ANSWERS).filter(([kind]) => AT_LENGTH || SAMPLE.includes(kind));

test(`whatever answers after the table or page is closed breaks nothing, ${ROUNDS} times each`, async ({ page, table }) => {
  page.setDefaultTimeout(30_000);
  test.setTimeout(120_000 + KINDS.length * ROUNDS * 15_000);
  for (const [kind, { leaveBefore }] of KINDS) {
    for (let round = 1; round <= ROUNDS; round++) {
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
