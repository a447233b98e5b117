import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { drawingsPlugin } from './tools/bundle/drawingsPlugin.ts';

const FILES = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `tests/${file.replaceAll('\\', '/')}`);

/** Files that have a document, or put another module in the place of one, and need both for themselves. */
const APART = FILES.filter((file) => /@vitest-environment|\bvi\.mock\(/.test(readFileSync(file, 'utf8')));

export default defineConfig({
  plugins: [drawingsPlugin()],
  // Phaser in one file loads many times faster than its modules.
  resolve: {
    alias: [{ find: /^phaser$/, replacement: fileURLToPath(import.meta.resolve('phaser').replace(/[^/]+$/, 'phaser.min.js')) }],
  },
  test: {
    projects: [
      // A thread starts sooner than a process. Documents that outlive their file would keep its listeners, and fill the memory.
      { extends: true, test: { name: 'apart', include: APART, pool: 'threads' } },
      // These share what they have loaded: loading it anew takes longer than most of their tests.
      { extends: true, test: { name: 'shared', include: ['tests/**/*.test.ts'], exclude: APART, isolate: false } },
    ],
    unstubGlobals: true,
    unstubEnvs: true,
    // Other checks that run beside it are soon done: it would leave a core to nobody.
    maxWorkers: '100%',
    // A busy machine is no reason to fail.
    testTimeout: 30_000,
    allowOnly: false,
    restoreMocks: true,
    coverage: { provider: 'v8', include: ['src/**/*.ts'], reporter: ['text-summary', 'html'] },
  },
});
