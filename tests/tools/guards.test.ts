import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';

/** The real rules on code that is on no disk; those that need types are left out, for types need files. */
const eslint = new ESLint({
  overrideConfig: [{ ...tseslint.configs.disableTypeChecked, languageOptions: { parserOptions: { projectService: false } } }],
});

async function rulesBroken(filePath: string, code: string): Promise<readonly (string | null)[]> {
  const results = await eslint.lintText(code, { filePath });
  return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
}

const ENGINE = 'src/engine/onedeck/guard.ts';
const SCENES = 'src/scenes/guard.ts';

describe('the engine stays pure', () => {
  test.each([
    'Date.now()',
    'new Date()',
    'performance.now()',
    'setTimeout(() => undefined, 1)',
    'globalThis.innerWidth',
    'window.innerWidth',
    'document.title',
    "console.log('')",
    'crypto.randomUUID()',
    'process.exitCode',
  ])('%s', async (expression) => {
    expect(await rulesBroken(ENGINE, `export const guard = ${expression};`)).toEqual(['no-restricted-globals']);
  });

  test('Math.random', async () => {
    expect(await rulesBroken(ENGINE, 'export const guard = Math.random();')).toEqual(['no-restricted-properties']);
  });
});

describe('chance', () => {
  test.each(['src/services', 'src/table', 'src/games/onedeck/table', 'src/machines', 'src/bots', 'tests/engine'])(
    'not in %s',
    async (folder) => {
      expect(await rulesBroken(`${folder}/guard.ts`, 'export const guard = Math.random();')).toEqual([
        'no-restricted-properties',
      ]);
    },
  );

  test.each([SCENES, 'src/games/onedeck/scenes/guard.ts'])('cosmetic, in %s', async (file) => {
    expect(await rulesBroken(file, 'export const guard = Math.random();')).toEqual([]);
  });
});

describe('tweens are never killed behind the back of who waits for them', () => {
  test.each([
    'scene.tweens.killTweensOf(door)',
    'tweens.killAll()',
    'tween.remove()',
    'this.tween?.remove()',
    'shakeTween.remove()',
  ])('%s', async (call) => {
    const code = `export function guard(this: any, scene: any) { ${call}; }`;
    expect(await rulesBroken(SCENES, code)).toContain('no-restricted-syntax');
  });

  test('other things may be removed', async () => {
    expect(await rulesBroken(SCENES, 'export const guard = (list: Set<Door>) => list.remove();')).toEqual([]);
  });
});

describe('shape', () => {
  const lines = (count: number): string => Array.from({ length: count }, (_, line) => `guard(${line});`).join('\n');

  test('no any', async () => {
    expect(await rulesBroken(ENGINE, 'export const guard = (it: any) => it;')).toEqual(['@typescript-eslint/no-explicit-any']);
  });

  test('three parameters, not four', async () => {
    expect(await rulesBroken(ENGINE, 'export const guard = (a: 1, b: 2, c: 3) => a + b + c;')).toEqual([]);
    expect(await rulesBroken(ENGINE, 'export const guard = (a: 1, b: 2, c: 3, d: 4) => a + b + c + d;')).toEqual(['max-params']);
  });

  test('forty lines in a function, not more', async () => {
    expect(await rulesBroken(ENGINE, `export function guard() {\n${lines(38)}\n}`)).toEqual([]);
    expect(await rulesBroken(ENGINE, `export function guard() {\n${lines(39)}\n}`)).toEqual(['max-lines-per-function']);
  });

  test('three hundred lines in a file, and more in tables of content', async () => {
    expect(await rulesBroken(ENGINE, lines(301))).toEqual(['max-lines']);
    expect(await rulesBroken('src/engine/onedeck/content/guard.ts', lines(301))).toEqual([]);
  });
});
