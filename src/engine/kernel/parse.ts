import type { Script } from './game';
import { isRecord, type Parsed, refuse } from './json';
import type { Seed } from './stream';

const LONGEST_SEED = 100;

export function parseSeed(data: unknown): Parsed<Seed> {
  if (typeof data !== 'string' || data.length === 0) return refuse('seedMissing');
  if (data.length > LONGEST_SEED) return refuse('seedTooLong', { most: LONGEST_SEED });
  return { ok: true, value: data as Seed };
}

export function parseScript(data: unknown): Parsed<Script> {
  if (!isRecord(data)) return refuse('scriptNotAnObject');
  const { deck = [], rolls = [] } = data;
  if (!isListOf(deck, (order) => isListOf(order, (card) => typeof card === 'string'))) return refuse('scriptDeckWrong');
  if (!isListOf(rolls, (roll) => Number.isSafeInteger(roll))) return refuse('scriptRollsWrong');
  return { ok: true, value: { deck: deck as string[][], rolls: rolls as number[] } };
}

function isListOf(data: unknown, fits: (entry: unknown) => boolean): boolean {
  return Array.isArray(data) && data.every(fits);
}
