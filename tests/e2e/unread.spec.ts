import { abortReads } from './support/abortedReads';
import { withoutWebgl } from './support/browserParts';
import { aGame } from './support/games';
import { expect, test } from './support/test';

const UNREAD = 'What is saved could not be read.';
const PAGES = ['title', 'chronicle', 'campaign', 'gauntlet', 'daily', 'summary'] as const;

test.use({ provoked: [/AbortError|aborted/] });

test('reads that are aborted in the middle end in pages that say so, and a new game begins', async ({ page, table }) => {
  await withoutWebgl(page);
  await table.put(aGame().save);
  await abortReads(page);
  for (const name of PAGES) {
    // Another address each time: where only the part behind the # differs, browsers load nothing.
    await page.goto(`./?opened=${name}#${name}`);
    await table.ready();
    await expect(table.notices).toContainText(UNREAD);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  }
  await page.goto('./');
  await table.begin();
  await table.after(() => page.keyboard.press('t'));
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
