import type { Page } from '@playwright/test';

/** Goes to a page of the game by its address, without loading anything anew. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, address);
  await at(page, /^#([^=]+)/.exec(address)?.[1] ?? 'title');
}

/** Waits until this page is shown. */
export async function at(page: Page, name: string): Promise<void> {
  await page.locator(`html[data-page="${name}"]`).waitFor({ state: 'attached' });
}
