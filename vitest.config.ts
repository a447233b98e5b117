import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Phaser in one file loads many times faster than its modules.
  resolve: {
    alias: [{ find: /^phaser$/, replacement: fileURLToPath(import.meta.resolve('phaser').replace(/[^/]+$/, 'phaser.min.js')) }],
  },
  test: {
    include: ['tests/**/*.test.ts'],
    allowOnly: false,
    restoreMocks: true,
    coverage: { provider: 'v8', include: ['src/**/*.ts'], reporter: ['text-summary', 'html'] },
  },
});
