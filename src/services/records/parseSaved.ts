import type { Fact } from '../../engine/kernel';
import { hashOf, isRecord, isWellFormed, LIMITS, type Loaded, type Parsed, parseSave, refuse } from '../../engine/kernel';
import type { GameRecords, Mode, TableGame } from '../../games/contract';
import { parseSeating } from './parseSeating';

const PRACTICE: Mode = { kind: 'practice' };

export type ReadGame = TableGame & Pick<Loaded<unknown, unknown, Fact, Fact>, 'replayed' | 'demoted'>;

/** Reads the save of a game; another game's is refused. */
export function parseSaved(records: GameRecords, data: unknown): Parsed<ReadGame> {
  const loaded = parseSave(records.rules, data);
  if (!loaded.ok) return loaded;
  const mode = modeOf(records, data);
  if (!mode.ok) return mode;
  const id = idOf(data);
  if (id.length > LIMITS.id || !isWellFormed(id)) return refuse('saveIdWrong', { most: LIMITS.id });
  const { practice } = loaded.value.history.origin;
  const seating = parseSeating(isRecord(data) ? data['seating'] : null);
  const game = { game: records.rules.id, id, mode: practice ? PRACTICE : mode.value, ...(seating && { seating }) };
  return { ok: true, value: { ...game, ...loaded.value } };
}

/** Saves from before games counted for anything have neither mode nor id. */
function modeOf(records: GameRecords, data: unknown): Parsed<Mode> {
  const mode = isRecord(data) ? data['mode'] : undefined;
  return mode === undefined ? { ok: true, value: { kind: 'free' } } : records.parseMode(mode);
}

function idOf(data: unknown): string {
  const { id, setup, seed } = isRecord(data) ? data : {};
  return typeof id === 'string' && id !== '' ? id : hashOf({ setup, seed });
}
