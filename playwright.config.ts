import { defineConfig } from '@playwright/test';
import { AT_LENGTH } from './tests/e2e/support/atLength';
import { ARGS } from './tests/e2e/support/launch';
import { findBrowser } from './tools/ready/browser.mjs';

// The processes that Playwright starts read this file too: they take what the first one found.
const executablePath = findBrowser();
if (executablePath === null) throw new Error('There is no browser: `node tools/ready.mjs --browser` finds or installs one.');
process.env['CHROMIUM_PATH'] = executablePath;

// Whoever names a port serves a build of their own there, or gets this one: several copies of the project can be tested at once.
const OWN_PORT = process.env['E2E_PORT'];
const PORT = OWN_PORT ?? 4310;

const PREVIEW = `vite preview --host 127.0.0.1 --port ${PORT} --strictPort`;
// `npm test` has built already.
const IS_BUILT = process.env['IS_BUILT'] === 'yes';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  // Firefox is not on every machine that runs the suite.
  testIgnore: AT_LENGTH ? [] : ['**/firefox.spec.ts'],
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  // A test waits for its page, and the page for its test: two cores are idle at times with two of them.
  workers: 3,
  // A busy machine may fail a test once: `npm test` names those that passed only at their second try, and fails where they are many.
  // At length and in an attack a rare failure is the find itself.
  retries: AT_LENGTH || process.env['ATTACK'] !== undefined ? 0 : 1,
  // For machines that are busy with other things, or lent to others; a quiet one needs a tenth of it.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    browserName: 'chromium',
    launchOptions: { executablePath, args: [...ARGS] },
    serviceWorkers: 'block',
    // Without a graphics card the processor draws. Only tests about looks ask for large windows, only tests about motion for it.
    viewport: { width: 640, height: 400 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  webServer: {
    command: IS_BUILT ? PREVIEW : `vite build && ${PREVIEW}`,
    url: `http://127.0.0.1:${PORT}`,
    reuseExistingServer: OWN_PORT !== undefined,
    timeout: 120_000,
  },
});
