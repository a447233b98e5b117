import { required } from '../engine/kernel';
import type { GameFolder, GameRecords, TableGame } from '../games/contract';
import { type PageId, TITLE } from '../machines';
import { slotOf } from '../services';
import type { Phrase } from '../table';
import { type Glance, glanceAt } from './glance';
import { findLateGame } from './lateGame';
import type { openKept } from './openKept';
import type { SavedGame } from './savedGame';
import { glanceAtWaiting } from './waitingGames';

export interface LyingGameParts {
  readonly id: GameFolder['id'];
  readonly kept: Pick<ReturnType<typeof openKept>, 'games' | 'storage' | 'table'>;
  /** Adds the texts of the game to those of the app. */
  readonly includeTexts: () => Promise<void>;
  /** Returns the page that the app shows; null at the table and on the way there. */
  readonly where: () => PageId | null;
  /** The title is shown, and has something else to offer now. */
  readonly onOffer: () => void;
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
  /** The captions of the games that wait beside it, by their modes. */
  waiting: ReadonlyMap<string, Phrase> = new Map();
  private waitingGames: ReadonlyMap<string, TableGame> = new Map();
  /** A newer version can go on with what lies there. */
  newer = false;
  private glanced: Promise<Glance> | null = null;
  /** Settles when the game has been looked for, with its rules; null before anybody wanted that. */
  private found: Promise<void> | null = null;

  constructor(private readonly parts: LyingGameParts) {}

  /** The records of the game, which bring its rules: there once it is ready. */
  get records(): GameRecords {
    return required(this.parts.kept.games.fetched(this.parts.id), 'records');
  }

  /** The game that the title offers, in words: the one on the table, or else the first that waits. */
  get offered(): { readonly caption: Phrase; readonly mode: string | null } | null {
    if (this.caption !== null) return { caption: this.caption, mode: null };
    const [first] = this.waiting;
    return first === undefined ? null : { mode: first[0], caption: first[1] };
  }

  /** The game of this mode that can be gone on with, in words; null if there is none. */
  captionOf(mode: string): Phrase | null {
    return (this.game?.mode.kind === mode ? this.caption : null) ?? this.waiting.get(mode) ?? null;
  }

  /** The same game itself, once it is ready. */
  underWay(mode: string): TableGame | null {
    const isOnTable = this.caption !== null && this.game?.mode.kind === mode;
    return isOnTable ? this.game : (this.waitingGames.get(mode) ?? null);
  }

  /** Settles when the title can say what lies there. The closer look has begun by then. */
  async open(): Promise<void> {
    const glance = await this.glanceOnce();
    const isNothing = glance === 'nothing' && this.parts.kept.storage.notedEnds().length === 0;
    this.found ??= isNothing ? Promise.resolve() : this.lookOnce();
    if (glance === 'unknown') await this.found;
  }

  /** Settles when the arch of a game can say what lies there. Rules are fetched only where the save has no caption. */
  async glance(): Promise<void> {
    if ((await this.glanceOnce()) === 'unknown') await this.lookOnce();
  }

  /** Looks once more for the games that wait: one of them has come to the table, or gone from it. */
  async lookForWaiting(): Promise<void> {
    this.waiting = await glanceAtWaiting(this.parts.kept.storage, this.parts.id);
  }

  /** Looks at what lies there once more: something else was put there. */
  async again(): Promise<void> {
    this.glanced = null;
    this.found = this.look();
    await this.found;
  }

  /** The database has answered after the first look was given up. */
  late(): Promise<void> {
    const { id, kept, where, onOffer } = this.parts;
    return findLateGame({
      table: kept.table,
      game: id,
      where,
      onFound: (found) => this.adopt({ ...found, trouble: null }),
      onOffer,
    });
  }

  /** Everything that a page of the game, or its table, may ask for. */
  async ready(): Promise<void> {
    const { id, includeTexts, kept } = this.parts;
    await Promise.all([includeTexts(), kept.games.fetch(id), this.lookOnce()]);
    this.waitingGames = await kept.table.waiting(id);
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
    if (isOther && parts.where() === TITLE) parts.onOffer();
    if (found.trouble !== null) parts.onTrouble(found.trouble);
  }

  private glanceOnce(): Promise<Glance> {
    this.glanced ??= this.readCaption();
    return this.glanced;
  }

  private async readCaption(): Promise<Glance> {
    const { id, kept, includeTexts, log } = this.parts;
    const glance = await glanceAt(kept.storage, slotOf(id));
    await this.lookForWaiting();
    if (this.waiting.size > 0) await includeTexts().catch(log);
    if (typeof glance === 'object' && glance.caption !== null) {
      // Without its words the caption is left to the closer look.
      await includeTexts().catch(log);
      this.caption = glance.caption;
    }
    return glance;
  }

  private lookOnce(): Promise<void> {
    this.found ??= this.look().catch(this.parts.fail);
    return this.found;
  }

  /** Finishes what another life of this page could not get to the disk any more, unless another tab is about to. */
  private async look(): Promise<void> {
    const { id, includeTexts, kept } = this.parts;
    await includeTexts();
    const found = await kept.table.read(id);
    if (!(await kept.table.isUntidy(found))) return this.adopt(found);
    const claimed = await kept.table.claim(id);
    if (claimed === 'taken') return this.adopt({ ...found, trouble: null });
    this.adopt(claimed);
    await kept.table.leave();
  }
}
