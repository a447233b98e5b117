import type { Pieces, Script } from './game';
import { isRecord, nameIn, type Parsed, refuse } from './json';
import { LIMITS } from './limits';
import type { Seed } from './stream';

const SCRIPT_FIELDS: readonly string[] = ['deck', 'rolls'];

export function parseSeed(data: unknown): Parsed<Seed> {
  if (typeof data !== 'string' || data.length === 0) return refuse('seedMissing');
  if (data.length > LIMITS.seed) return refuse('seedTooLong', { most: LIMITS.seed });
  return { ok: true, value: data as Seed };
}

/** Reads a script for a game that has these pieces. A refusal names the field, card or roll, and its place in the script. */
export function parseScript(data: unknown, { cards, sides }: Pieces): Parsed<Script> {
  if (!isRecord(data)) return refuse('scriptNotAnObject');
  const unknown = Object.keys(data).find((field) => !SCRIPT_FIELDS.includes(field));
  if (unknown !== undefined) return refuse('scriptFieldUnknown', { field: nameIn(unknown) });
  const { deck: orders = [], rolls: sidesUp = [] } = data;
  const deck = parseList(orders, { path: 'deck', key: 'scriptDeckWrong' }, (order, path) => parseOrder(order, path, cards));
  if (!deck.ok) return deck;
  const rolls = parseList(sidesUp, { path: 'rolls', key: 'scriptRollsWrong' }, (roll, path) =>
    isSide(roll, sides) ? { ok: true, value: roll } : refuse('scriptRollWrong', { path, roll: nameIn(roll), sides }),
  );
  return rolls.ok ? { ok: true, value: { deck: deck.value, rolls: rolls.value } } : rolls;
}

/** A card that is named twice could not lie on top twice. */
function parseOrder(data: unknown, at: string, known: Pieces['cards']): Parsed<readonly string[]> {
  const named = new Set<string>();
  return parseList(data, { path: at, key: 'scriptDeckWrong' }, (card, path) => {
    if (typeof card !== 'string') return refuse('scriptDeckWrong', { path });
    if (!known.includes(card)) return refuse('scriptCardUnknown', { path, card: nameIn(card) });
    if (named.has(card)) return refuse('scriptCardTwice', { path, card });
    named.add(card);
    return { ok: true, value: card };
  });
}

interface Place {
  readonly path: string;
  readonly key: string;
}

function parseList<Entry>(
  data: unknown,
  { path, key }: Place,
  parse: (entry: unknown, path: string) => Parsed<Entry>,
): Parsed<readonly Entry[]> {
  if (!Array.isArray(data)) return refuse(key, { path });
  if (data.length > LIMITS.script) return refuse('scriptTooLong', { path, most: LIMITS.script });
  const value: Entry[] = [];
  for (const [at, entry] of data.entries()) {
    const parsed = parse(entry, `${path}.${at}`);
    if (!parsed.ok) return parsed;
    value.push(parsed.value);
  }
  return { ok: true, value };
}

function isSide(data: unknown, sides: number): data is number {
  return typeof data === 'number' && Number.isInteger(data) && data >= 1 && data <= sides;
}
