import { defineConfig } from 'vitest/config';

/** Tests that say what the rules are. Games played by the thousand would take minutes for every change. */
export default defineConfig({
  test: {
    include: ['tests/engine/onedeck/**/*.test.ts'],
    exclude: ['tests/engine/onedeck/{fullGames/**,contract.test.ts,goldens.test.ts,forged.test.ts}'],
    // Files share what they have loaded: loading it anew for each of them takes longer than the tests.
    isolate: false,
    env: { TEST_SAMPLE: '1' },
    restoreMocks: true,
  },
});
