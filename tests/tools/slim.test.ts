import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const SLIM = 'tools/phaser.slim.cjs';
const SCENES = 'src/scenes';
const CONSTANTS = 'phaser/src/const';
const need = createRequire(import.meta.url);
const PART = Symbol('a part of Phaser');

/** What the slim library offers: plain objects as they are written down, and parts that are taken over whole. */
function offered(): unknown {
  // The package exports no single sources.
  const take = (path: string): unknown => (path === CONSTANTS ? need(resolve('node_modules', path)) : { [PART]: true });
  const module = { exports: {} };
  runInNewContext(readFileSync(SLIM, 'utf8'), { require: take, module });
  return module.exports;
}

function has(library: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined || typeof library !== 'object' || library === null || PART in library) return library !== undefined;
  return has(Reflect.get(library, name), rest);
}

/** `Tweens.TweenManager`: every value that a scene takes from Phaser, as far as it is spelled out. */
function wantedIn(code: string): readonly (readonly string[])[] {
  const [, imported = ''] = /import \{([^}]*)\} from 'phaser'/.exec(code) ?? [];
  const names = imported.split(',').map((name) => name.trim());
  return names
    .filter((name) => name !== '' && !name.startsWith('type '))
    .flatMap((name) => {
      const [original = '', alias = original] = name.split(' as ');
      const uses = code.matchAll(new RegExp(`\\b${alias}((?:\\.[A-Z]\\w*)*)`, 'g'));
      return [...uses].map(([, path = '']) => [original, ...path.split('.').slice(1)]);
    });
}

const files = readdirSync(SCENES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

describe('the slim Phaser', () => {
  const library = offered();

  it('has everything that the scenes take from it', () => {
    const wanted = files.flatMap((file) => wantedIn(readFileSync(join(SCENES, file), 'utf8')));
    expect(wanted).toContainEqual(['Tweens', 'TweenManager']);
    expect(wanted.filter((path) => !has(library, path)).map((path) => path.join('.'))).toEqual([]);
  });

  it('is seen to lack what it lacks', () => {
    const [path = []] = wantedIn("import { Math as Sums } from 'phaser';\nSums.Hidden();").slice(-1);
    expect(path).toEqual(['Math', 'Hidden']);
    expect(has(library, path)).toBe(false);
  });
});
