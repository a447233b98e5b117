import type { Browser, BrowserContext, Page } from '@playwright/test';
import { withoutWebgl } from '../browserParts';
import { CURRENT, putDrawer, readDrawers } from '../drawers';
import { goToTitle } from './handsAtTabs';
import { type Brief, type Told, watchTable } from './watchTable';

export interface Tab {
  readonly name: string;
  readonly page: Page;
  /** What the tab was asked to do, one after the other. */
  doing: Promise<void>;
}

export interface WorldParts {
  readonly browser: Browser;
  readonly url: string;
  /** How tabs tell who has the table. */
  readonly way: 'locks' | 'messages';
}

const SETTINGS = JSON.stringify({ speed: 'instant', muted: true, theatre: 'calm' });

/** One browser profile with some tabs of the game, and a page of the same origin that runs nothing of it. */
export class TabWorld {
  readonly tabs: Tab[] = [];
  /** Errors that no page caught. */
  readonly errors: string[] = [];
  private born = 0;
  private listener: (told: Told) => void = () => undefined;

  private constructor(
    private readonly parts: WorldParts,
    private readonly context: BrowserContext,
    private readonly outside: Page,
  ) {}

  static async open(parts: WorldParts): Promise<TabWorld> {
    const { browser, url, way } = parts;
    const size = { width: 640, height: 400 };
    const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce', serviceWorkers: 'block' });
    const outside = await context.newPage();
    await outside.addInitScript(watchTable, 'outside');
    await outside.goto(`${url}early.js`);
    await outside.evaluate((settings) => localStorage.setItem('lanterndeep-settings', settings), SETTINGS);
    const world = new TabWorld(parts, context, outside);
    context.on('weberror', (problem) => world.errors.push(problem.error().stack ?? problem.error().message));
    await context.exposeBinding('tellRound', ({ page }, text: string) => {
      // The page outside only prepares what lies on the table.
      if (page !== outside) world.listener(JSON.parse(text) as Told);
    });
    if (way === 'messages') await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'locks'));
    return world;
  }

  get way(): WorldParts['way'] {
    return this.parts.way;
  }

  /** From now on what the pages tell goes here. */
  tellTo(listener: (told: Told) => void): void {
    this.listener = listener;
  }

  /** Another tab. Its page is being loaded when this answers. */
  async start(): Promise<Tab> {
    this.born += 1;
    const name = `tab ${this.born}`;
    const page = await this.context.newPage();
    await withoutWebgl(page);
    await page.addInitScript(watchTable, name);
    const tab = { name, page, doing: this.load(page) };
    this.tabs.push(tab);
    return tab;
  }

  async load(page: Page): Promise<void> {
    await page.goto(this.parts.url);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  }

  forget(tab: Tab): void {
    this.tabs.splice(this.tabs.indexOf(tab), 1);
  }

  /** Everybody leaves the table, and this lies on it. */
  async lay(save: unknown): Promise<void> {
    await Promise.all(this.tabs.map(({ page }) => page.evaluate(goToTitle)));
    await this.outside.evaluate(() => {
      for (const place of Object.keys(localStorage)) if (/^lanterndeep-(note|ends)/.test(place)) localStorage.removeItem(place);
    });
    await putDrawer(this.outside, CURRENT, save);
  }

  /** The newest state of the game on the table, from the journal or from the disk. */
  newest(): Promise<Brief | null> {
    return this.outside.evaluate(async () => (await window.round_newest?.()) ?? null);
  }

  drawers(): Promise<ReadonlyMap<string, unknown>> {
    return readDrawers(this.outside);
  }

  /** Keeps the database busy with a transaction of another page, so that everybody else waits. */
  async holdStore(milliseconds: number): Promise<void> {
    await this.outside.evaluate(holdStore, milliseconds);
  }

  close(): Promise<void> {
    return this.context.close();
  }
}

/** Runs in the page. A transaction lasts for as long as something is asked of it. */
function holdStore(milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  return new Promise((resolve) => {
    const opening = indexedDB.open('lanterndeep', 2);
    opening.onsuccess = () => {
      const store = opening.result.transaction('drawers', 'readwrite').objectStore('drawers');
      const ask = (): void => {
        store.getKey('').onsuccess = () => {
          if (performance.now() < end) return ask();
          opening.result.close();
          resolve();
        };
      };
      ask();
    };
  });
}
