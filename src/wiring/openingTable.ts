import type { AnyGame, AnyHistory, RecordsByGame, TableGame } from '../games/contract';
import type { Opening } from '../machines';
import type { HeldTable } from './HeldTable';
import type { SavedGame } from './savedGame';
import { mayWait } from './waitingGames';

export interface OpeningParts {
  /** The game whose table is opened. */
  readonly of: string;
  readonly games: RecordsByGame;
  readonly table: Pick<
    HeldTable,
    'claim' | 'keep' | 'leave' | 'isHeld' | 'setNewerNoteAside' | 'waiting' | 'keepWaiting' | 'dropWaiting'
  >;
  readonly onFound: (found: SavedGame) => void;
  /** Asks the player before a game under way is given up; `newer` stands for one that only a newer version can read. */
  readonly mayGiveUp: (game: TableGame | 'newer') => Promise<boolean>;
}

export type Opened = { readonly game: TableGame } | 'taken' | 'declined' | 'nothing';

/**
 * Claims the table and lays a game on it. Another tab may have played since this one last looked, so the player is asked
 * about the game that lies there after the claim.
 */
export async function laidOnTable(opening: Opening<TableGame>, parts: OpeningParts): Promise<Opened> {
  const { of, table, onFound, mayGiveUp } = parts;
  const found = await table.claim(of);
  if (found === 'taken') return 'taken';
  onFound(found);
  const waiting = await table.waiting(of);
  const game = gameToLay(opening, found, waiting);
  if (game === null) return left(table, 'nothing');
  const sameMode = waiting.get(game.mode.kind) ?? null;
  const givenUp = givenUpFor(game, { found, waiting: sameMode }, parts.games);
  if (givenUp !== null && !(await mayGiveUp(givenUp))) return left(table, 'declined');
  if (givenUp === 'newer') await table.setNewerNoteAside(of);
  if (found.game !== null && waitsFor(game, found.game, parts.games)) await table.keepWaiting(found.game);
  // It may have been lost while the player thought about it.
  if (!table.isHeld) return 'nothing';
  table.keep(game);
  if (sameMode !== null) table.dropWaiting(sameMode);
  return { game };
}

function gameToLay(opening: Opening<TableGame>, found: SavedGame, waiting: ReadonlyMap<string, TableGame>): TableGame | null {
  if (opening === 'continue') return found.game;
  if (!('waiting' in opening)) return opening;
  // Another tab may have laid it on the table meanwhile.
  return waiting.get(opening.waiting) ?? (found.game?.mode.kind === opening.waiting ? found.game : null);
}

function left(table: OpeningParts['table'], how: 'nothing' | 'declined'): Opened {
  void table.leave();
  return how;
}

/** The game on the table, and the one of the wanted mode that waits. */
interface InTheWay {
  readonly found: SavedGame;
  readonly waiting: TableGame | null;
}

/** Returns the game that the player gives up for this one; null where there is none. Each mode keeps one game. */
function givenUpFor(game: TableGame, { found, waiting }: InTheWay, games: RecordsByGame): TableGame | 'newer' | null {
  if (found.newer) return 'newer';
  const isLost = (other: TableGame | null): other is TableGame =>
    other !== null && other.id !== game.id && isUnderWay(other, games) && !waitsFor(game, other, games);
  return [found.game, waiting].find(isLost) ?? null;
}

/** Returns whether the game on the table waits beside it until the other is over or left. */
function waitsFor(game: TableGame, lying: TableGame, games: RecordsByGame): boolean {
  return lying.id !== game.id && lying.mode.kind !== game.mode.kind && mayWait(lying) && isUnderWay(lying, games);
}

/** A game that goes on under newer rules has no past, but was played. */
function isUnderWay({ game, history }: TableGame, games: RecordsByGame): boolean {
  const { rules = null } = games.fetched(game) ?? {};
  if (rules === null || rules.outcome(history.state).over) return false;
  return history.origin.base !== null || hasDecided(rules, history.past);
}

/** Nobody has decided anything where the table gave all commands by itself. */
function hasDecided(rules: AnyGame, past: AnyHistory['past']): boolean {
  for (let move = past; move !== null; move = move.rest) {
    const { command, before } = move.value;
    if (rules.onlyWayOn?.(before)?.type !== command.type) return true;
  }
  return false;
}
