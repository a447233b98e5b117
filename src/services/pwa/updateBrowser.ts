import type { UpdateBrowser } from './watchUpdates';

type Parts = Pick<Navigator, 'serviceWorker' | 'locks'>;

/**
 * The parts of the browser that updates need. On an insecure address they are missing in spite of their types; in a sandboxed frame
 * even looking at one throws.
 */
export function updateBrowserOf(browser: Partial<Parts>): UpdateBrowser {
  return { container: partOf(() => browser.serviceWorker), locks: partOf(() => browser.locks) };
}

function partOf<Part>(look: () => Part | undefined): Part | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}
