import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ENGINE = readdirSync('src/engine', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

function declaredTypes(source: string): readonly string[] {
  return [...source.matchAll(/^(?:export )?(?:type|interface|class) (\w+)/gm)].map(([, name]) => name ?? '');
}

test('in the engine a type name has one meaning', () => {
  const places = new Map<string, string[]>();
  for (const file of ENGINE) {
    for (const name of declaredTypes(readFileSync(`src/engine/${file}`, 'utf8'))) {
      places.set(name, [...(places.get(name) ?? []), file]);
    }
  }
  expect(places.size).toBeGreaterThan(100);
  expect([...places].filter(([, files]) => files.length > 1)).toEqual([]);
});

test('it would find a type, an interface and a class, exported or not', () => {
  expect(declaredTypes('type Door = 1;\nexport interface Foe {}\nexport class Hero {}\nconst Box = 2;')).toEqual([
    'Door',
    'Foe',
    'Hero',
  ]);
});
