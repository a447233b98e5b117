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
  if (!isListOf(deck, isCardOrder)) return refuse('scriptDeckWrong');
  if (!isListOf(rolls, isRoll)) return refuse('scriptRollsWrong');
  return { ok: true, value: { deck, rolls } };
}

function isListOf<Entry>(data: unknown, fits: (entry: unknown) => entry is Entry): data is readonly Entry[] {
  return Array.isArray(data) && data.every(fits);
}

const isCardOrder = (data: unknown): data is readonly string[] =>
  isListOf(data, (card): card is string => typeof card === 'string');
const isRoll = (data: unknown): data is number => Number.isSafeInteger(data);
