import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A layer is a folder such as `src/table`, `src/engine/onedeck` or `src/games/onedeck/scenes`: there a type name has one meaning. */
const LAYER = /^src\/(?:games\/\w+\/\w+(?=\/)|engine\/\w+(?=\/)|\w+(?=\/))/;

/** A type, an interface or a class, exported or local. The name of an import or of a property is none. */
const DECLARATION =
  /^ *(?:export )?(?:declare )?(?:(?:abstract )?class|interface|type) (\w+)(?=<| =| \{| extends | implements )/gm;

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

function declaredTypes(source: string): readonly string[] {
  return [...source.matchAll(DECLARATION)].map(([, name = '']) => name);
}

function declaredTwice(): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, Map<string, Set<string>>>();
  for (const file of files.map((name) => `src/${name}`)) {
    const [layer = 'src'] = LAYER.exec(file) ?? [];
    const names = places.get(layer) ?? new Map<string, Set<string>>();
    places.set(layer, names);
    for (const name of declaredTypes(readFileSync(file, 'utf8'))) {
      names.set(name, (names.get(name) ?? new Set()).add(file));
    }
  }
  return new Map(
    [...places].map(([layer, names]) => {
      const clashes = [...names].filter(([, where]) => where.size > 1);
      return [layer, clashes.map(([name, where]) => `${name}: ${[...where].join(', ')}`)];
    }),
  );
}

test.each([...declaredTwice()])('a type of %s is declared in one file', (_, clashes) => {
  expect(clashes, `${clashes.join('\n')}\nrename or share`).toEqual([]);
});

test('the test finds a type, an interface and a class, exported or local', () => {
  const source = 'type Door = 1;\nexport interface Foe {}\nexport class Hero {}\n  class Die extends Foe {}\nconst Box = 2;';
  expect(declaredTypes(source)).toEqual(['Door', 'Foe', 'Hero', 'Die']);
});
