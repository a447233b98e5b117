import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Functions of their arguments alone: no clock, no page, no module is faked there. */
const PURE = ['tests/{bots,engine,machines,regressions,table}/**/*.test.ts', 'tests/games/*/{bots,table}/**/*.test.ts'];

export default defineConfig({
  // Phaser in one file loads many times faster than its modules.
  resolve: {
    alias: [{ find: /^phaser$/, replacement: fileURLToPath(import.meta.resolve('phaser').replace(/[^/]+$/, 'phaser.min.js')) }],
  },
  test: {
    projects: [
      // Pure files share what they have loaded: loading it anew takes longer than most of their tests.
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      { extends: true, test: { name: 'other', include: ['tests/**/*.test.ts'], exclude: PURE } },
    ],
    // Other checks that run beside it are soon done: it would leave a core to nobody.
    maxWorkers: '100%',
    // A busy machine is no reason to fail.
    testTimeout: 30_000,
    allowOnly: false,
    restoreMocks: true,
    coverage: { provider: 'v8', include: ['src/**/*.ts'], reporter: ['text-summary', 'html'] },
  },
});
