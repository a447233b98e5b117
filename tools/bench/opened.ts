import type { Browser, Page } from '@playwright/test';
import { TablePage } from '../../tests/e2e/support/TablePage';

export interface Bench {
  readonly browser: Browser;
  readonly url: string;
}

export interface Wanted {
  readonly width: number;
  readonly height: number;
  readonly speed: 1 | 4;
}

const DESK: Wanted = { width: 1280, height: 720, speed: 1 };

export interface Opened {
  readonly page: Page;
  readonly table: TablePage;
}

/** A page of its own; a machine that draws slowly would leave out what is to be measured. */
export async function opened({ browser, url }: Bench, { speed, ...viewport }: Wanted = DESK): Promise<Opened> {
  const context = await browser.newContext({ viewport, baseURL: url, serviceWorkers: 'block' });
  const page = await context.newPage();
  const settings = JSON.stringify({ speed, theatre: 'full' });
  await page.addInitScript((text) => localStorage.setItem('lanterndeep-settings', text), settings);
  return { page, table: new TablePage(page) };
}
