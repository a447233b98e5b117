import { required } from '../engine/kernel';
import type { GameFolder, GameRecords, TableGame } from '../games/contract';
import { slotOf } from '../services';
import type { Phrase } from '../table';
import { glanceAt } from './glance';
import { findLateGame } from './lateGame';
import type { openKept } from './openKept';
import type { SavedGame } from './savedGame';

export interface LyingGameParts {
  readonly folder: GameFolder;
  readonly kept: Pick<ReturnType<typeof openKept>, 'games' | 'storage' | 'table'>;
  /** Adds the texts of the game to those of the app. */
  readonly includeTexts: () => Promise<void>;
  /** Returns the page that the app shows, or says that it is at the table. */
  readonly where: () => string;
  /** The title is shown, and has something else to offer now. */
  readonly onTitle: () => void;
  readonly onTrouble: (trouble: NonNullable<SavedGame['trouble']>) => void;
  readonly fail: (problem: unknown) => void;
  readonly log: (problem: unknown) => void;
}

/**
 * The game that lies on the table, as far as it is known. The title shows what its last save says of itself; the rules are
 * fetched for a closer look, for which nobody waits before a page of the game, or its table, is wanted.
 */
export class LyingGame {
  game: TableGame | null = null;
  /** The game in words while it is under way. */
  caption: Phrase | null = null;
  /** A newer version can go on with what lies there. */
  newer = false;
  /** Settles when the game has been looked for, with its rules. */
  private found: Promise<void> = Promise.resolve();

  constructor(private readonly parts: LyingGameParts) {}

  /** The records of the game, which bring its rules: there once it is ready. */
  get records(): GameRecords {
    return required(this.parts.kept.games.fetched(this.id), 'records');
  }

  /** Settles when the title can say what lies there. */
  async glance(): Promise<void> {
    const { storage } = this.parts.kept;
    const glance = await glanceAt(storage, slotOf(this.id));
    if (glance === 'nothing' && storage.notedEnds().length === 0) return;
    if (typeof glance === 'object' && glance.caption !== null) {
      // Without its words the caption is left to the closer look.
      await this.parts.includeTexts().catch(this.parts.log);
      this.caption = glance.caption;
    }
    this.found = this.look().catch(this.parts.fail);
    if (glance === 'unknown') await this.found;
  }

  /** Looks at what lies there once more: something else was put there. */
  async again(): Promise<void> {
    this.found = this.look();
    await this.found;
  }

  /** The database has answered after the first look was given up. */
  late(): Promise<void> {
    const { kept, where, onTitle } = this.parts;
    return findLateGame({
      table: kept.table,
      game: this.id,
      where,
      onFound: (found) => this.adopt({ ...found, trouble: null }),
      onTitle,
    });
  }

  /** Everything that a page of the game, or its table, may ask for. */
  async ready(): Promise<void> {
    const { includeTexts, kept } = this.parts;
    await Promise.all([includeTexts(), kept.games.fetch(this.id), this.found]);
  }

  put(game: TableGame | null, newer = false): void {
    const state = game?.history.state;
    const isOver = game === null || this.records.rules.outcome(state).over;
    this.game = game;
    this.caption = isOver ? null : this.records.caption(state);
    this.newer = newer;
  }

  adopt(found: SavedGame): void {
    const { caption, newer, parts } = this;
    this.put(found.game, found.newer);
    const isOther = JSON.stringify(caption) !== JSON.stringify(this.caption) || newer !== this.newer;
    if (isOther && parts.where() === 'title') parts.onTitle();
    if (found.trouble !== null) parts.onTrouble(found.trouble);
  }

  private get id(): string {
    return this.parts.folder.id;
  }

  /** Finishes what another life of this page could not get to the disk any more, unless another tab is about to. */
  private async look(): Promise<void> {
    const { includeTexts, kept } = this.parts;
    await includeTexts();
    const found = await kept.table.read(this.id);
    if (!(await kept.table.isUntidy(found))) return this.adopt(found);
    const claimed = await kept.table.claim(this.id);
    if (claimed === 'taken') return this.adopt({ ...found, trouble: null });
    this.adopt(claimed);
    await kept.table.leave();
  }
}
