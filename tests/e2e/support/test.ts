import { type BrowserContext, test as base, type ConsoleMessage, expect } from '@playwright/test';
import { AT_LENGTH } from './atLength';
import { withoutPixels } from './browserParts';
import { SharedPage } from './SharedPage';
import { TablePage } from './TablePage';
import { withoutGraphics } from './withoutGraphics';

export { expect } from '@playwright/test';

export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** About the machine, not the page: drawing without a graphics card, and Playwright's own ban on service workers. */
const MACHINE = [
  /GPU stall due to ReadPixels/,
  /Automatic fallback to software WebGL/,
  /GL Driver Message/,
  /no worker was registered/,
];

interface Fixtures {
  /** The table in the first tab. */
  readonly table: TablePage;
  /** The game's own warnings that this test means to provoke. */
  readonly provoked: readonly RegExp[];
  /** Where little motion is wanted, pictures fade into each other: tests that are not about that have them at once. */
  readonly fades: boolean;
  /** Whether the canvas is coloured in. Without a graphics card the processor does that: only tests that look at the picture, or at how it moves, need it. */
  readonly drawn: boolean;
  /** Whether the page is that of the test before. */
  readonly shared: boolean;
  /** What a page has from its context, and keeps. */
  readonly optionsKey: string;
  readonly quiet: undefined;
}

interface OfWorker {
  readonly sharedPage: SharedPage;
}

export const test = base.extend<Fixtures, OfWorker>({
  provoked: [[], { option: true }],
  fades: [false, { option: true }],
  drawn: [false, { option: true }],
  shared: [false, { option: true }],
  sharedPage: [
    async ({ browser }, use) => {
      const shared = new SharedPage(browser);
      await use(shared);
      await shared.closeAll();
    },
    { scope: 'worker' },
  ],
  optionsKey: async (
    { drawn, fades, locale, timezoneId, hasTouch, isMobile, deviceScaleFactor, contextOptions: { reducedMotion } },
    use,
  ) => {
    await use(JSON.stringify({ drawn, fades, locale, timezoneId, hasTouch, isMobile, deviceScaleFactor, reducedMotion }));
  },
  context: async ({ context, shared, sharedPage, optionsKey, fades, drawn }, use, info) => {
    const furnish = async (made: BrowserContext): Promise<void> => {
      await made.addInitScript(tellViolations);
      if (!fades) await made.addInitScript(showAtOnce);
      // At length the browser's own WebGL is there, and only draws nothing.
      if (!drawn) await (AT_LENGTH ? withoutPixels : withoutGraphics)(made);
    };
    if (shared) {
      await use(await sharedPage.take(optionsKey, furnish));
      await sharedPage.giveBack(optionsKey, info.errors.length === 0);
    } else {
      await furnish(context);
      await use(context);
    }
  },
  page: async ({ context, shared, viewport }, use) => {
    const [open] = shared ? context.pages() : [];
    const page = open ?? (await context.newPage());
    if (open !== undefined && viewport !== null) await open.setViewportSize(viewport);
    await use(page);
  },
  quiet: [
    async ({ context, provoked }, use) => {
      const complaints = listen(context);
      await use(undefined);
      expect(unexpected(complaints, provoked)).toEqual([]);
      for (const page of context.pages()) await expect(page.locator('.crash')).toHaveCount(0);
    },
    { auto: true },
  ],
  table: async ({ page }, use) => {
    await use(new TablePage(page));
  },
});

/**
 * For tests that look at a table (`table.lay`) and leave the page as it was: their page is that of the test before, where it has the same
 * options. A test that changes settings, clocks or scripts, or what is kept beside the game, has a page of its own.
 */
export const sharedTest = test.extend({ shared: !AT_LENGTH });

/** Runs in the page: whatever the content security policy forbids becomes an error, so that every test fails on it. */
function tellViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) => {
    console.error(`Against the policy: ${effectiveDirective}, ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`);
  });
}

/** Runs in the page, before anything else does. */
function showAtOnce(): void {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  try {
    const settings = 'lanterndeep-settings';
    if (localStorage.getItem(settings) === null) localStorage.setItem(settings, JSON.stringify({ speed: 'instant' }));
  } catch {
    // Where a test forbids the storage, it fades.
  }
}

/** Every error, and every warning of the game itself, in any tab. */
export function listen(context: BrowserContext): readonly string[] {
  const heard: string[] = [];
  const isComplaint = (message: ConsoleMessage): boolean =>
    message.type() === 'error' || (message.type() === 'warning' && message.text().startsWith('Lanterndeep:'));
  context.on('console', (message) => {
    if (isComplaint(message)) heard.push(message.text());
  });
  context.on('weberror', (problem) => heard.push(problem.error().stack ?? problem.error().message));
  return heard;
}

function unexpected(complaints: readonly string[], provoked: readonly RegExp[]): readonly string[] {
  return complaints.filter((text) => ![...MACHINE, ...provoked].some((known) => known.test(text)));
}
