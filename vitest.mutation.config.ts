import { defineConfig } from 'vitest/config';

/** Games played by the thousand would take minutes for every change: these tests say what the rules are. */
const AT_LENGTH = ['fullGames/**', 'contract.test.ts', 'goldens.test.ts', 'forged.test.ts', 'random.test.ts', 'suite.test.ts'];

const game = process.env['MUTATED_GAME'] ?? 'onedeck';

export default defineConfig({
  test: {
    include: [`tests/engine/${game}/**/*.test.ts`],
    exclude: [`tests/engine/${game}/{${AT_LENGTH.join()}}`],
    // Files share what they have loaded: loading it anew for each of them takes longer than the tests.
    isolate: process.env['MUTATED_APART'] === '1',
    env: { TEST_SAMPLE: '1' },
    restoreMocks: true,
  },
});
