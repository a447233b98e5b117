// @ts-check
// `npm run mutation`: changes the rules in a thousand small ways and counts how many of them the tests notice.

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: ['src/engine/*/{rules,phases,effects,evolvers,questions,soundness}/**/*.ts'],
  coverageAnalysis: 'perTest',
  // Tables of tests build games while they are loaded; what only that reaches proves nothing.
  ignoreStatic: true,
  // What does not compile any more is still a change that tests should notice.
  disableTypeChecks: true,
  ignorePatterns: ['/*', '!/src', '!/tests', '!/tools', '!/docs', '!/assets', '!/*.json', '!/vitest*.ts'],
  tempDirName: '.cache/stryker',
  incrementalFile: '.cache/stryker-incremental.json',
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: '.cache/mutation.html' },
  jsonReporter: { fileName: '.cache/mutation.json' },
  // What each of three thousand tests touches has to be kept in mind.
  testRunnerNodeArgs: ['--max-old-space-size=3500'],
  concurrency: 2,
  timeoutMS: 20_000,
  thresholds: { high: 90, low: 80, break: null },
};
