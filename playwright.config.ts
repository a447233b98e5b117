import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './tools/ready/browser.mjs';

// The processes that Playwright starts read this file too: they take what the first one found.
const executablePath = findBrowser();
if (executablePath === null) throw new Error('There is no browser: `node tools/ready.mjs --browser` finds or installs one.');
process.env['CHROMIUM_PATH'] = executablePath;

const PORT = 4310;
const serve = `vite preview --host 127.0.0.1 --port ${PORT} --strictPort`;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // For machines that are busy with other things; a quiet one needs a tenth of it.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    browserName: 'chromium',
    launchOptions: { executablePath },
    serviceWorkers: 'block',
    // Without a graphics card the processor draws. Only tests about looks ask for large windows, only tests about motion for it.
    viewport: { width: 640, height: 400 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  webServer: {
    command: existsSync('dist/index.html') ? serve : `vite build && ${serve}`,
    url: `http://127.0.0.1:${PORT}`,
    timeout: 60_000,
  },
});
