import { type BrowserContext, test as base, type ConsoleMessage, expect } from '@playwright/test';
import { AT_LENGTH } from './atLength';
import { withoutPixels } from './browserParts';
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
  readonly quiet: undefined;
}

export const test = base.extend<Fixtures>({
  provoked: [[], { option: true }],
  fades: [false, { option: true }],
  drawn: [false, { option: true }],
  context: async ({ context, fades, drawn }, use) => {
    await context.addInitScript(tellViolations);
    if (!fades) await context.addInitScript(showAtOnce);
    // At length the browser's own WebGL is there, and only draws nothing.
    if (!drawn) await (AT_LENGTH ? withoutPixels : withoutGraphics)(context);
    await use(context);
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
