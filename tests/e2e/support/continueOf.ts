import type { Locator, Page } from '@playwright/test';

/** Returns the button on the title that goes on with a game, by the id of its rules. */
export function continueOf(page: Page, game: string): Locator {
  const arch = page.locator('.title-game').filter({ has: page.locator(`#game-${game}`) });
  return arch.getByRole('button', { name: /^Contin/ });
}
