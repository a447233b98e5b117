import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Files whose names must not say two things to the same reader: `src/table`, `src/engine/kernel`, `src/games/onedeck/scenes`. */
const LAYER = /^src\/(?:games\/\w+\/\w+(?=\/)|engine\/\w+|\w+(?=\/))/;

/** A type, an interface or a class, exported or local. The name of an import or of a property is none. */
const DECLARATION =
  /^ *(?:export )?(?:declare )?(?:(?:abstract )?class|interface|type) (\w+)(?=<| =| \{| extends | implements )/gm;

/** Layers in which some names are still declared in more than one file. Each number may only fall; others are zero. */
const MOST: Readonly<Record<string, number>> = {
  'src/games/onedeck/table': 7,
};

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

function declaredTwice(): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, Map<string, Set<string>>>();
  for (const file of files.map((name) => `src/${name}`)) {
    const [layer = 'src'] = LAYER.exec(file) ?? [];
    const names = places.get(layer) ?? new Map<string, Set<string>>();
    places.set(layer, names);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(DECLARATION)) {
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

test.each([...declaredTwice()])('a type of %s is declared in one file', (layer, clashes) => {
  const most = MOST[layer] ?? 0;
  expect(clashes, `${clashes.join('\n')}\nrename or share; with fewer than ${most}, write the smaller number down`).toHaveLength(
    most,
  );
});
