import { isRecord } from '../../src/engine/kernel';

/** A number from 0 up to, and without, the number of choices. */
export type Chance = (choices: number) => number;

/** The same numbers for the same seed; each input of an attack has its own. */
export function chanceOf(seed: number): Chance {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 0;
  return (choices) => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) % Math.max(1, choices);
  };
}

export function oneOf<Value>(values: readonly [Value, ...Value[]], chance: Chance): Value {
  return values[chance(values.length)] ?? values[0];
}

/** Values that JSON can carry and that no program wants. */
const HOSTILE = [
  ...[null, true, -1, 0.5, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 1e300, -0],
  ...[
    '',
    '0',
    '__proto__',
    'constructor',
    'toString',
    'half \ud800',
    'x'.repeat(5000),
    '<img src=x onerror=alert(1)>',
    '../..',
    '\0',
  ],
  ...['2026-02-31T12:00:00.000Z', '+012026-11-18T12:00:00.000Z', '9999-99-99'],
  ...[[], [[0]], {}, new Array(5000).fill(0), JSON.parse('['.repeat(300) + ']'.repeat(300))],
  JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}'),
] as readonly unknown[] as readonly [unknown, ...unknown[]];

/** Changes the data in one to three places. What it puts there is hostile, or comes from elsewhere in the same data. */
export function mutated(data: unknown, chance: Chance): unknown {
  const kin = leavesOf(data);
  let changed = data;
  for (let left = 1 + chance(3); left > 0; left--) changed = changedSomewhere(changed, kin, chance);
  return changed;
}

function changedSomewhere(value: unknown, kin: readonly unknown[], chance: Chance): unknown {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (keys.length === 0 || chance(12) === 0) return otherThan(value, kin, chance);
  if (chance(8) === 0) return rearranged(value, chance);
  const key = keys[chance(keys.length)] ?? '';
  const inside = changedSomewhere((value as Readonly<Record<string, unknown>>)[key], kin, chance);
  return replaced(value, key, inside);
}

function replaced(value: unknown, key: string, inside: unknown): unknown {
  if (Array.isArray(value)) return value.with(Number(key), inside);
  return { ...(value as object), [key]: inside };
}

/** A step away, of the same kind, or hostile. */
function otherThan(value: unknown, kin: readonly unknown[], chance: Chance): unknown {
  const way = chance(10);
  if (way < 3 && typeof value === 'number') return value + oneOf([1, -1, 2, 10], chance);
  if (way < 3 && typeof value === 'boolean') return !value;
  if (way < 7) {
    const alike = kin.filter((other) => typeof other === typeof value);
    if (alike.length > 0) return alike[chance(alike.length)];
  }
  return oneOf(HOSTILE, chance);
}

function rearranged(value: unknown, chance: Chance): unknown {
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    const at = chance(list.length);
    const ways: readonly [() => unknown, ...(() => unknown)[]] = [
      () => list.toSpliced(at, 1),
      () => [...list, list[at]],
      () => list.with(at, list[chance(list.length)]),
      () => list.toReversed(),
      () => list.slice(0, at),
      () => new Array(2000).fill(list[at]),
    ];
    return oneOf(ways, chance)();
  }
  if (!isRecord(value)) return value;
  const keys = Object.keys(value);
  const [one = '', other = ''] = [keys[chance(keys.length)], keys[chance(keys.length)]];
  const { [one]: gone, ...rest } = value;
  return oneOf([() => rest, () => ({ ...value, [other]: gone }), () => ({ ...value, extra: gone })], chance)();
}

/** Text that was cut, garbled or doubled on its way. */
export function garbled(text: string, chance: Chance): string {
  const at = chance(text.length);
  const length = 1 + chance(20);
  const ways: readonly [() => string, ...(() => string)[]] = [
    () => text.slice(0, at),
    () => text.slice(0, at) + text.slice(at + length),
    () => text.slice(0, at) + text.slice(at, at + length) + text.slice(at),
    () => text.slice(0, at) + oneOf(['{', ']', '"', '\ud800', '9', '-', 'A', '\\u0000', '0'], chance) + text.slice(at + 1),
  ];
  return oneOf(ways, chance)();
}

const MOST_LEAVES = 400;

function leavesOf(data: unknown): readonly unknown[] {
  const leaves: unknown[] = [];
  const waiting: unknown[] = [data];
  while (waiting.length > 0 && leaves.length < MOST_LEAVES) {
    const next = waiting.pop();
    if (typeof next === 'object' && next !== null) waiting.push(...Object.values(next).slice(0, 100));
    else leaves.push(next);
  }
  return leaves;
}
