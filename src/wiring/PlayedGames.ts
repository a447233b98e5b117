import { refuse, required } from '../engine/kernel';
import type { CodexChapter, GameFolder, SignList } from '../games/contract';
import { openSetting, type Report, type Setting, type TextFiles } from '../services';
import type { Translate } from '../table';
import { LyingGame, type LyingGameParts } from './LyingGame';

/** The games of the catalog; there is one at least. */
export type Catalog = readonly [GameFolder, ...GameFolder[]];

/** A game of the catalog, and what lies on its table. */
export interface PlayedGame {
  readonly folder: GameFolder;
  readonly lying: LyingGame;
  /** Adds the texts of the game to those of the app. */
  includeTexts(): Promise<void>;
  /** Adds those that only some pages need. */
  includePageTexts(): Promise<void>;
  /** Returns the chapters of its codex, once their texts are there. */
  codex(translate: Translate): Promise<readonly CodexChapter[]>;
  /** Returns the signs at its table with what they mean. */
  signs(translate: Translate): Promise<readonly SignList[]>;
}

export interface PlayedGamesParts extends Omit<LyingGameParts, 'id' | 'includeTexts'> {
  readonly folders: Catalog;
  readonly report: Report;
  readonly includeTexts: (texts: TextFiles) => Promise<void>;
  /** Another game is the current one. */
  readonly onChosen: () => void;
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
    if (game === this.chosen) return;
    this.setting.keep(game.folder.id);
    this.chosen = game;
    this.parts.onChosen();
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
    const { id, texts, pageTexts } = folder;
    const includeTexts = (): Promise<void> => this.parts.includeTexts(texts);
    const includePageTexts = async (): Promise<void> => {
      if (pageTexts !== undefined) await this.parts.includeTexts(pageTexts);
    };
    const withTexts = async <Words>(fetched: Promise<Words>): Promise<Words> => {
      const [words] = await Promise.all([fetched, includeTexts(), includePageTexts()]);
      return words;
    };
    return {
      folder,
      includeTexts,
      includePageTexts,
      codex: async (translate) => (await withTexts(folder.fetchCodex()))(translate),
      signs: async (translate) => (await withTexts(folder.fetchSigns()))(translate),
      lying: new LyingGame({ ...this.parts, id, includeTexts }),
    };
  }
}

function parseId(data: unknown) {
  return typeof data === 'string' ? ({ ok: true, value: data } as const) : refuse('gameWrong');
}
