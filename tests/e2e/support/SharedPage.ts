import type { Browser, BrowserContext, Page } from '@playwright/test';
import { required } from '../../../src/engine/kernel';

/** Pages of so many options are kept at a time. */
const MOST = 3;

/** The pages that tests of one worker use one after the other: a table that is laid on an open page takes a quarter of the time. */
export class SharedPage {
  /** By the options of their contexts; the one that was used last is the last. */
  private readonly pages = new Map<string, Page>();
  /** What the page had set before the test. */
  private settings: string | null = null;

  constructor(private readonly browser: Browser) {}

  /** Returns the context of the page with these options, and opens it where no test before had them. */
  async take(key: string, furnish: (context: BrowserContext) => Promise<void>): Promise<BrowserContext> {
    const page = this.pages.get(key) ?? (await this.open(furnish));
    this.pages.delete(key);
    this.pages.set(key, page);
    for (const old of [...this.pages.keys()].slice(0, -MOST)) await this.close(old);
    this.settings = await settingsOf(page);
    return page.context();
  }

  /** Keeps the page for the next test, unless it is another one than it was. */
  async giveBack(key: string, passed: boolean): Promise<void> {
    const page = required(this.pages.get(key), 'a page that was taken');
    const isOne = passed && !page.isClosed() && page.context().pages().length === 1;
    const isUsable = isOne && (this.settings === null || this.settings === (await settingsOf(page)));
    if (isUsable) await page.mouse.move(0, 0);
    else await this.close(key);
  }

  async closeAll(): Promise<void> {
    for (const key of this.pages.keys()) await this.close(key);
  }

  private async open(furnish: (context: BrowserContext) => Promise<void>): Promise<Page> {
    // The options of the test are those of every context that is made meanwhile.
    const context = await this.browser.newContext();
    await furnish(context);
    return context.newPage();
  }

  private async close(key: string): Promise<void> {
    const page = this.pages.get(key);
    this.pages.delete(key);
    await page?.context().close();
  }
}

/** Null on a page that was not led to the game yet. */
async function settingsOf(page: Page): Promise<string | null> {
  if (!page.url().startsWith('http')) return null;
  return page.evaluate(() => localStorage.getItem('lanterndeep-settings'));
}
