import type { BrowserContext, Page } from '@playwright/test';

/** A page of the origin that runs nothing of the game. */
const OTHER = 'other.html';
const NOTHING = { contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:," />' };

async function otherPage(context: BrowserContext, base: string): Promise<Page> {
  const other = await context.newPage();
  await other.route(`**/${OTHER}`, (route) => route.fulfill(NOTHING));
  await other.goto(`${base}${OTHER}`);
  return other;
}

/** Another page holds the store in a transaction that writes; whatever the game writes has to wait until it lets go. */
export async function busyStore(context: BrowserContext, base = './'): Promise<() => Promise<void>> {
  const other = await otherPage(context, base);
  const held = await other.evaluateHandle(holdStore);
  return async () => {
    await held.evaluate((release) => release());
    await other.close();
  };
}

/** Runs in the page. A transaction lasts for as long as something is asked of it. */
function holdStore(): Promise<() => void> {
  return new Promise((resolve) => {
    let isHeld = true;
    const opening = indexedDB.open('lanterndeep', 2);
    opening.onsuccess = () => {
      const store = opening.result.transaction('drawers', 'readwrite').objectStore('drawers');
      const ask = (): void => {
        store.getKey('').onsuccess = () => {
          if (isHeld) ask();
          else opening.result.close();
        };
      };
      ask();
      resolve(() => {
        isHeld = false;
      });
    };
  });
}
