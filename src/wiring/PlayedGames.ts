import { refuse, required } from '../engine/kernel';
import type { GameFolder } from '../games/contract';
import { openSetting, type Report, type Setting } from '../services';
import { LyingGame, type LyingGameParts } from './LyingGame';

/** The games of the catalog; there is one at least. */
export type Catalog = readonly [GameFolder, ...GameFolder[]];

/** A game of the catalog, and what lies on its table. */
export interface PlayedGame {
  readonly folder: GameFolder;
  readonly lying: LyingGame;
  /** Adds the texts of the game to those of the app. */
  includeTexts(): Promise<void>;
}

export interface PlayedGamesParts extends Omit<LyingGameParts, 'id' | 'includeTexts'> {
  readonly folders: Catalog;
  readonly report: Report;
  readonly includeTexts: (folder: GameFolder) => Promise<void>;
}

/** All games that can be played. One of them is on the title: the one that was chosen or played last. */
export class PlayedGames {
  readonly all: readonly PlayedGame[];
  private readonly setting: Setting<string>;
  private chosen: PlayedGame;

  constructor(private readonly parts: PlayedGamesParts) {
    const { folders, report } = parts;
    this.all = folders.map((folder) => this.played(folder));
    this.setting = openSetting({ key: 'lanterndeep-game', parse: parseId }, { report });
    const last = this.isOnly ? null : this.setting.read();
    // A version without that game may have been loaded since.
    this.chosen = (last === null ? null : this.of(last)) ?? required(this.all[0], 'a game in the catalog');
  }

  get isOnly(): boolean {
    return this.all.length === 1;
  }

  get current(): PlayedGame {
    return this.chosen;
  }

  /** Null for a game that is not in the catalog. */
  of(id: string): PlayedGame | null {
    return this.all.find(({ folder }) => folder.id === id) ?? null;
  }

  choose(game: PlayedGame): void {
    if (game !== this.chosen) this.setting.keep(game.folder.id);
    this.chosen = game;
  }

  /** Settles when the title can say what lies there. */
  async open(): Promise<void> {
    const { current, isOnly, parts } = this;
    // The pages of a game among several may be named in its own texts.
    if (!isOnly) await current.includeTexts().catch(parts.log);
    await current.lying.open();
  }

  /** Looks at what lies on every table once more: something else was put there. */
  async again(): Promise<void> {
    await Promise.all(this.all.map(({ lying }) => lying.again()));
  }

  /** The database has answered after the first look was given up. */
  async late(): Promise<void> {
    await Promise.all(this.all.map(({ lying }) => lying.late()));
  }

  private played(folder: GameFolder): PlayedGame {
    const includeTexts = (): Promise<void> => this.parts.includeTexts(folder);
    return { folder, includeTexts, lying: new LyingGame({ ...this.parts, id: folder.id, includeTexts }) };
  }
}

function parseId(data: unknown) {
  return typeof data === 'string' ? ({ ok: true, value: data } as const) : refuse('gameWrong');
}
