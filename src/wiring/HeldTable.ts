import { required } from '../engine/kernel';
import type { GameRecords, RecordsByGame, TableGame } from '../games/contract';
import { type GameStorage, type Hold, NEWER_VERSION, type Records, type Stamp, slotOf, type Table } from '../services';
import {
  concludeNoted,
  endsToWrite,
  isUntidy,
  keepGame,
  loadSavedGame,
  type ReadTable,
  type SavedGame,
  tidyTable,
} from './savedGame';
import { dropWaiting, keepWaiting, readWaiting } from './waitingGames';

export interface HeldTableParts {
  readonly storage: GameStorage;
  readonly records: Pick<Records, 'conclude'>;
  readonly games: RecordsByGame;
  /** Tells tabs apart; calls back when another one takes over. */
  readonly openTable: (onLost: () => void) => Table;
  /** Another tab has the table from now on. */
  readonly onLost: () => void;
}

/**
 * The table as this tab holds it. Only the tab that holds it writes the game in progress; whoever takes it first writes
 * what the tab before could not get to the disk any more.
 */
export class HeldTable {
  private readonly ownership: Table;
  private hold: Hold | null = null;
  /** The game that was claimed with the hold. */
  private held: string | null = null;
  /** Grows with each claim, leaving and loss: whatever waited meanwhile sees that it is out of date. */
  private turn = 0;

  constructor(private readonly parts: HeldTableParts) {
    this.ownership = parts.openTable(() => this.lose());
  }

  get isHeld(): boolean {
    return this.hold !== null;
  }

  /** Reads what is saved of a game; changes nothing, and may be asked by any tab. */
  async read(game: string): Promise<ReadTable> {
    return loadSavedGame(this.parts.storage, await this.recordsOf(game));
  }

  /** The same for a tab without the table; null when it has claimed it, or claims it meanwhile. */
  async readIdle(game: string): Promise<ReadTable | null> {
    const { turn } = this;
    if (this.isHeld) return null;
    const read = await this.read(game);
    return turn === this.turn ? read : null;
  }

  /** Returns whether a tab that holds the table has to write something that was noted, or put it out of the way. */
  async isUntidy(read: ReadTable): Promise<boolean> {
    return isUntidy(read) || (await endsToWrite(this.parts)).length > 0;
  }

  /** Takes the table unless another tab has it, and answers with what is saved of the game once everything is written. */
  async claim(game: string): Promise<SavedGame | 'taken'> {
    const turn = this.next();
    if ((await this.ownership.claim()) === 'taken') return 'taken';
    const claiming = { isWanted: () => turn === this.turn, onLost: () => this.lose() };
    // The notes of another game may be of a later claim than this one.
    const own = this.held === game ? this.hold : null;
    const hold = own ?? (await this.parts.storage.hold(slotOf(game), claiming));
    if (turn !== this.turn || !hold.isHeld()) return 'taken';
    this.hold = hold;
    this.held = game;
    return this.settle(game);
  }

  /** Takes the table from the tab that has it; to be claimed as usual afterwards. */
  takeOver(): Promise<void> {
    return this.ownership.takeOver();
  }

  /** Saves the game; a tab that has lost the table saves nothing. */
  keep(game: TableGame): void {
    const { parts, hold } = this;
    if (hold !== null) keepGame({ ...parts, hold }, game);
  }

  /** The note of a game that is given up; its save is set aside in the transaction that overwrites it. */
  async setNewerNoteAside(game: string): Promise<void> {
    const { storage } = this.parts;
    const { slot, newerNote } = await this.read(game);
    if (newerNote === null || !this.isHeld) return;
    storage.setNoteAside(slot, newerNote, NEWER_VERSION);
    await storage.flushed();
  }

  /** Returns the games that wait for their turn on the table, by their modes. */
  async waiting(game: string): Promise<ReadonlyMap<string, TableGame>> {
    return readWaiting(this.parts.storage, await this.recordsOf(game));
  }

  /** Resolves when the game that lies on the table can be found beside it. */
  async keepWaiting(game: TableGame): Promise<void> {
    if (this.isHeld) await keepWaiting(this.parts.storage, game, await this.recordsOf(game.game));
  }

  dropWaiting({ game, mode }: TableGame): void {
    if (this.isHeld) dropWaiting(this.parts.storage, game, mode.kind);
  }

  /** Marks a save that is written past this table: it counts as newer than all before it. Null without the table. */
  stamp(): Stamp | null {
    return this.hold?.stamp() ?? null;
  }

  /** Frees the table once everything that was asked for is on the disk or could not get there. */
  async leave(): Promise<void> {
    const turn = this.next();
    await this.parts.storage.flushed();
    // It was claimed again meanwhile.
    if (turn !== this.turn) return;
    this.hold = null;
    this.ownership.leave();
  }

  private async settle(game: string): Promise<SavedGame> {
    const { parts } = this;
    const read = await this.read(game);
    const ends = await endsToWrite(parts);
    tidyTable(parts.storage, read);
    if (read.game !== null && read.unwritten) this.keep(read.game);
    await concludeNoted(parts, ends);
    if (isUntidy(read) || ends.length > 0) await parts.storage.flushed();
    return { game: read.game, trouble: read.trouble, newer: read.newer };
  }

  private async recordsOf(game: string): Promise<GameRecords> {
    return required(await this.parts.games.fetch(game), 'records of a game in the catalog');
  }

  private lose(): void {
    this.next();
    const { hold } = this;
    this.hold = null;
    hold?.lose();
    this.ownership.leave();
    if (hold !== null) this.parts.onLost();
  }

  private next(): number {
    this.turn += 1;
    return this.turn;
  }
}
