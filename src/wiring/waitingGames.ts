import { isRecord } from '../engine/kernel';
import { type GameRecords, PRACTICE, type TableGame } from '../games/contract';
import { type GameStorage, parseSaved, put, waitingName } from '../services';
import { type Phrase, parsePhrase } from '../table';
import { saveOf } from './savedGame';

type Storage = Pick<GameStorage, 'list' | 'edit' | 'flushed'>;

/** The games of other modes that wait while one lies on the table, by their modes. One that cannot be read stays where it is. */
export async function readWaiting(storage: Pick<Storage, 'list'>, records: GameRecords): Promise<ReadonlyMap<string, TableGame>> {
  const found = await storage.list(waitingName(records.rules.id, ''));
  const games = [...found.values()].flatMap((save) => {
    const read = parseSaved(records, save);
    return read.ok && !records.rules.outcome(read.value.history.state).over ? [read.value] : [];
  });
  return new Map(games.map((game) => [game.mode.kind, game]));
}

/** The captions of the waiting games by their modes, for a page without rules. */
export async function glanceAtWaiting(storage: Pick<Storage, 'list'>, game: string): Promise<ReadonlyMap<string, Phrase>> {
  const found = await storage.list(waitingName(game, ''));
  const captions = [...found].flatMap(([key, save]) => {
    const caption = isRecord(save) && save['over'] === false ? parsePhrase(save['caption']) : null;
    return caption === null ? [] : [[key.slice(waitingName(game, '').length), caption] as const];
  });
  return new Map(captions);
}

/** A practice game counts for nothing, so it does not wait either. */
export const mayWait = ({ mode }: TableGame): boolean => mode.kind !== PRACTICE.kind;

/** Resolves when the game is on the disk, because another is about to take its place on the table. */
export async function keepWaiting(storage: Storage, game: TableGame, records: GameRecords): Promise<void> {
  storage.edit(put([[waitingName(game.game, game.mode.kind), saveOf(game, records)]]));
  await storage.flushed();
}

export function dropWaiting(storage: Pick<Storage, 'edit'>, game: string, mode: string): void {
  storage.edit(put([[waitingName(game, mode), undefined]]));
}
