import type { Page } from '@playwright/test';
import { axeComplaints } from './support/axe';
import { withoutWebgl } from './support/browserParts';
import { busyStore } from './support/busyStore';
import { GAMES } from './support/games';
import { expect, test } from './support/test';
import { english } from './support/words';

// On a slow machine axe takes longer than the database may be silent for, and then the player is told of that, too.
test.use({ provoked: [/TimeoutError/] });

interface Seen {
  readonly sign: string;
  readonly kept: string;
  readonly notices: string;
}

/** What the page says in the moment when the sign appears: whatever comes later does not change it. */
function seenWithSign(page: Page): Promise<Seen> {
  return page.evaluate(
    () =>
      new Promise<Seen>((resolve) => {
        const look = (): void => {
          const sign = document.querySelector<HTMLElement>('.unsaved');
          if (sign === null || sign.hidden) return;
          const notices = document.querySelector('#notices')?.textContent ?? '';
          resolve({ sign: sign.textContent ?? '', kept: document.documentElement.dataset['kept'] ?? '', notices });
        };
        new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true });
        look();
      }),
  );
}

test('a move that is not on the disk yet is marked at the table until it is', async ({ page, table, context }) => {
  await withoutWebgl(page);
  const game = GAMES.turnStart();
  await table.resume(game);
  const sign = page.locator('.unsaved');
  await expect(table.root).toHaveAttribute('data-kept', game.hash);
  await expect(sign).toBeHidden();
  const release = await busyStore(context);
  const seen = seenWithSign(page);
  await table.after(() => page.keyboard.press('t'));
  const { notices, ...rest } = await seen;
  expect(rest).toEqual({ sign: 'Not saved yet', kept: game.hash });
  expect(notices).not.toContain(english('problem.storageSilent'));
  expect(await axeComplaints(page)).toEqual([]);
  await release();
  await expect(table.root).toHaveAttribute('data-kept', await table.hash());
  await expect(sign).toBeHidden();
});
