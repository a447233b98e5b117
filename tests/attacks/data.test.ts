import { afterAll, describe, expect, it } from 'vitest';
import { askedOf } from '../support/attacks';
import { GAME_TARGETS } from './games';
import { chanceOf, mutated } from './mutate';
import { RECORD_TARGETS } from './records';
import { sourceOf, type Target } from './target';

const { count, seed } = askedOf('data');
const TARGETS: readonly Target[] = [...GAME_TARGETS, ...RECORD_TARGETS];
const ALL = TARGETS.reduce((sum, { weight }) => sum + weight, 0);
/** Seconds of the processor that one input may take. */
const PATIENCE = 2;
const PROTOTYPES = [Object, Array, Function, String, Map].map(({ prototype }) => prototype as object);
const UNTOUCHED = PROTOTYPES.map((prototype) => Object.getOwnPropertyNames(prototype).join());

const told: string[] = [];
afterAll(() => {
  if (process.env['ATTACK'] === 'data') console.log(told.join('\n'));
});

describe('mutated data', () => {
  it.each(TARGETS)('is refused by name or is as good as any: $name', { timeout: 60_000 + count * 20 }, (target) => {
    const inputs = Math.ceil((count * target.weight) / ALL);
    let accepted = 0;
    let slowest = 0;
    for (let at = 0; at < inputs; at++) {
      const before = process.cpuUsage();
      if (attack(target, seed * 1_000_003 + at)) accepted++;
      const { user, system } = process.cpuUsage(before);
      slowest = Math.max(slowest, (user + system) / 1e6);
    }
    told.push(`${target.name}: ${inputs} inputs, ${accepted} accepted, the slowest took ${slowest.toFixed(2)} s`);
    expect(slowest).toBeLessThan(PATIENCE);
    expect(accepted).toBeLessThan(inputs);
    expect(PROTOTYPES.map((prototype) => Object.getOwnPropertyNames(prototype).join())).toEqual(UNTOUCHED);
  });
});

function attack(target: Target, number: number): boolean {
  const chance = chanceOf(number);
  const data = mutated(sourceOf(target, chance), chance);
  const input = target.dress === undefined ? data : target.dress(data, chance);
  try {
    return target.attempt(input, chance);
  } catch (thrown) {
    const shown = ((JSON.stringify(input) as string | undefined) ?? '').slice(0, 6000);
    throw new Error(`${target.name}, input ${number}: ${String(thrown)}\n${shown}`, { cause: thrown });
  }
}
