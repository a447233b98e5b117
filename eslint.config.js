import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const CLOCKS = ['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'];
const PLACES = ['window', 'document', 'globalThis', 'self', 'navigator', 'location', 'console', 'process', 'crypto', 'fetch'];
const STORES = ['localStorage', 'sessionStorage', 'indexedDB'];
const impure = [...CLOCKS, ...PLACES, ...STORES].map((name) => ({
  name,
  message: 'The engine is a function of its state and command: time, chance and the outside come in as data.',
}));

const chance = {
  object: 'Math',
  property: 'random',
  message: 'Games draw from the streams in their state; a fresh seed comes from crypto. Cosmetic chance stays in scenes.',
};

const LOST_PROMISE = 'A promise that waits on this tween would hang for ever: stop it through playTween.';
const killers = [
  { selector: 'CallExpression[callee.property.name=/^(killTweensOf|killAll)$/]', message: LOST_PROMISE },
  { selector: 'CallExpression[callee.property.name="remove"][callee.object.name=/tween/i]', message: LOST_PROMISE },
  { selector: 'CallExpression[callee.property.name="remove"][callee.object.property.name=/tween/i]', message: LOST_PROMISE },
];

export default defineConfig(
  globalIgnores(['.cache', 'dist', 'coverage', 'test-results', 'playwright-report']),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'max-lines': ['error', 300],
      'max-params': ['error', 3],
      'no-restricted-properties': ['error', chance],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // JSON.stringify may answer undefined and its type denies it.
      '@typescript-eslint/no-unnecessary-type-assertion': ['error', { typesToIgnore: ['string | undefined'] }],
      // There are no enums, and it looks at every assignment.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/prefer-readonly': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // Ports are objects of closures, some of them async without waiting, and the compiler demands brackets for index signatures.
      '@typescript-eslint/dot-notation': 'off',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['src/**'],
    rules: { 'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }] },
  },
  {
    // Tests read JSON back, hand in what the types forbid, and are called with the columns of their tables.
    files: ['tests/**'],
    rules: {
      'max-params': 'off',
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/restrict-template-expressions': 'off',
    },
  },
  { files: ['**/content/**'], rules: { 'max-lines': 'off' } },
  { files: ['src/engine/**'], rules: { 'no-restricted-globals': ['error', ...impure] } },
  {
    files: ['src/scenes/**', 'src/games/*/scenes/**'],
    rules: { 'no-restricted-properties': 'off', 'no-restricted-syntax': ['error', ...killers] },
  },
  {
    files: ['**/*.js', '**/*.cjs', '**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
    rules: { 'no-undef': 'off' },
  },
  { files: ['tools/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
