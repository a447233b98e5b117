import { isRecord } from '../../src/engine/kernel';

/** Valid JSON that overflows the stack of anything that walks through it by recursion. */
export const DEEP: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));

export const JUNK: readonly unknown[] = [
  undefined,
  null,
  true,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  0,
  0.5,
  2 ** 31,
  1e300,
  '',
  '0',
  '__proto__',
  'constructor',
  'toString',
  'x'.repeat(10_000),
  [],
  [[0]],
  {},
  JSON.parse('{"__proto__": {"polluted": true}, "toString": null, "length": -1}'),
];

/** The value with something wrong put at every path in turn, or taken away, or added. */
export function perturbed(value: unknown): readonly unknown[] {
  const wrong = typeof value === 'number' ? [...JUNK, value + 1, value - 1] : JUNK;
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    const inside = list.flatMap((entry, at) => perturbed(entry).map((other) => list.with(at, other)));
    return [...wrong, ...inside, list.slice(1), [...list, ...list.slice(-1)]];
  }
  if (!isRecord(value)) return wrong;
  const inside = Object.keys(value).flatMap((key) => [
    ...perturbed(value[key]).map((other) => ({ ...value, [key]: other })),
    Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)),
  ]);
  const added = [
    { ...value, extra: 1 },
    { ...value, ...(JSON.parse('{"__proto__": {"type": "x"}}') as object) },
  ];
  return [...wrong, ...inside, ...added];
}
