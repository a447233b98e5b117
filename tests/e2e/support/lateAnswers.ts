import { expect, type Page } from '@playwright/test';
import { aGame } from './games';
import type { TablePage } from './TablePage';

declare global {
  interface Window {
    /** Answers of the database that wait. */
    held_answers?: (() => void)[] | null;
  }
}

export interface LateAnswer {
  /** Brings the page to where the answer is awaited, and leaves before it comes. The result lets the answer come. */
  readonly leaveBefore: (table: TablePage) => Promise<() => Promise<void>>;
}

interface Held {
  readonly waits: () => Promise<void>;
  readonly release: () => Promise<void>;
}

/** Keeps every request of a kind waiting. */
async function hold(page: Page, kind: RegExp): Promise<Held> {
  const waiting: (() => Promise<void>)[] = [];
  await page.route(kind, async (route) => {
    const response = await route.fetch();
    waiting.push(() => route.fulfill({ response }));
  });
  return {
    waits: () => expect.poll(() => waiting.length, { intervals: [20] }).toBeGreaterThan(0),
    async release() {
      await Promise.all(waiting.map((go) => go()));
      await page.unroute(kind);
    },
  };
}

async function toSetup({ page }: TablePage): Promise<void> {
  await page.getByRole('button', { name: /^New delve/ }).click();
  await page
    .locator('form.setup')
    .getByRole('button', { name: /^Begin/ })
    .waitFor();
}

/** The table is there, and something on it is still on its way. */
function atTable(kind: RegExp): LateAnswer {
  return {
    async leaveBefore(table) {
      await table.open();
      const held = await hold(table.page, kind);
      await table.begin();
      await held.waits();
      await table.leave();
      await table.page.getByRole('button', { name: /^New delve/ }).waitFor();
      return held.release;
    },
  };
}

/** The table is being laid, and cannot be without it. */
function onTheWay(kind: RegExp): LateAnswer {
  return {
    async leaveBefore(table) {
      const held = await hold(table.page, kind);
      // The page is not loaded as long as its letters are not.
      await table.page.goto('./', { waitUntil: 'commit' });
      await table.ready();
      await toSetup(table);
      await table.page.getByRole('button', { name: /^Begin/ }).click();
      await held.waits();
      await table.page.goBack({ waitUntil: 'commit' });
      return held.release;
    },
  };
}

/** A page that waits for what is stored. */
const records: LateAnswer = {
  async leaveBefore(table) {
    const { page } = table;
    await table.open();
    await page.evaluate(() => {
      const held: (() => void)[] = [];
      window.held_answers = held;
      const { addEventListener } = IDBRequest.prototype;
      IDBRequest.prototype.addEventListener = function (this: IDBRequest, type: string, ...rest: unknown[]) {
        const [heard, ...options] = rest;
        const later = (event: Event): void => {
          const act = (): void => {
            if (typeof heard === 'function') Reflect.apply(heard, this, [event]);
          };
          if (window.held_answers) window.held_answers.push(act);
          else act();
        };
        Reflect.apply(addEventListener, this, [type, later, ...options]);
      };
    });
    await page.getByRole('button', { name: /^Chronicle/ }).click();
    await expect.poll(() => page.evaluate(() => window.held_answers?.length), { intervals: [20] }).toBeGreaterThan(0);
    await page.goBack();
    return () =>
      page.evaluate(() => {
        const held = window.held_answers ?? [];
        window.held_answers = null;
        for (const answer of held) answer();
      });
  },
};

/** Tweens, timers and frames that are under way, on a table that has another size since a moment. */
const motions: LateAnswer = {
  async leaveBefore(table) {
    const { page } = table;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.evaluate(() => localStorage.setItem('lanterndeep-settings', JSON.stringify({ speed: 1 })));
    await table.resume(aGame());
    // Looked for in every frame: on a busy machine a motion can be over before an expectation looks again.
    const presenting = page.waitForFunction(() => document.documentElement.dataset['table'] === 'presenting', null, {
      polling: 'raf',
    });
    await page.keyboard.press('e');
    await presenting;
    const { width, height } = page.viewportSize() ?? { width: 640, height: 400 };
    await page.setViewportSize({ width: width + 20, height });
    await table.leave();
    return async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
    };
  },
};

export const LATE_ANSWERS = {
  'the sheets of a place': atTable(/-(cave|cavern|maze|reef|tomb)-drawings-/),
  'the figure of the boss': atTable(/\/(dragon|hydra|lich|minotaur|yeti)(-[^/.]{8})?\.svg$/),
  sounds: atTable(/\/effects-.*\.(ogg|mp3)$/),
  'pictures that the table begins with': onTheWay(/\/ui-drawings-/),
  letters: onTheWay(/\.woff2$/),
  'the code of the table': onTheWay(/\/scenes-[^/]*\.js$/),
  'what is stored': records,
  motions,
} as const satisfies Readonly<Record<string, LateAnswer>>;
