import type { Parsed, Seed } from '../../engine/kernel';
import type { PageId } from '../../machines';
import type { TextKey, Translate } from '../../table';
import type { ChronicleOverview, ChronicleRow } from './chronicle';
import type { KeptRecords } from './records';
import type { Seating } from './seating';
import type { PageSound } from './sounds';
import type { AnyHistory, ChronicleFacts, Mode, TableGame } from './types';

/** A game that begins now. Without a mode it is played for its own sake, without a seed chance deals. */
export interface NewGame<Setup = unknown, Counts extends Mode = Mode> {
  readonly setup: Setup;
  readonly mode?: Counts;
  /** For games that are the same for everybody, or that were agreed upon. */
  readonly seed?: Seed;
  /** Says who sits where, in a game with several seats. */
  readonly seating?: Seating;
}

/** Moves that were made elsewhere, and what the game counts for from now on. */
export interface TakenUp {
  readonly history: AnyHistory;
  readonly mode: { readonly kind: string };
}

/** A page that is being shown. */
export interface Visit {
  readonly detail: string | null;
  /** Aborted when something else is shown. */
  readonly until: AbortSignal;
}

/** Builds what stands below the heading of a page. A page that has to read first answers later, and the last one stays until then. */
export type PageBuilder = (visit: Visit) => HTMLElement | Promise<HTMLElement>;

/** The small lines beneath the names of pages on the title. */
export type TitleNotes = Readonly<Record<PageId, string>>;

/** A way to play on the title, by the page that it leads to. */
export interface TitleMode {
  readonly page: PageId;
  /** The kind of the games that the page begins. Each kind keeps one game under way. */
  readonly kind: string;
  /** The page itself offers to go on with a game under way. */
  readonly offersToGoOn?: true;
  /** The line beneath the name until the notes have been read. `today` is the date, and the mode a card that bears it. */
  readonly note?: TextKey | 'today';
}

/** The services of the app for the pages of one game. A page of this game is gone to by its own name. */
export interface PagesApp {
  readonly translate: Translate;
  readonly records: KeptRecords;
  language(): string;
  now(): Date;
  freshSeed(): Seed;
  /** The game that lies on the table, also when it is over. */
  game(): TableGame | null;
  /** The game of this mode that can be gone on with, on the table or beside it. */
  underWay(mode: string): TableGame | null;
  /** Adds `pageTexts` of the game to those of the app. */
  includePageTexts(): Promise<void>;
  /** Returns the setup of the last game; null before the first. */
  lastSetup(): unknown;
  /** Returns who sat where in the last game that had a choice of seats; null before the first. */
  lastSeating(): Seating | null;
  go(page: PageId, detail?: string): void;
  /** Plays the sound of this moment in place of that of a press. */
  sound(sound: PageSound): void;
  begin(game: NewGame): void;
  /** Lays a game on the table whose moves were made elsewhere. */
  play(game: TakenUp): void;
  /** Goes on with the game on the table, or with the game of this mode while another one lies there. */
  resume(mode?: string | null): void;
}

/** Puts the state of records into words for the title. */
export interface GameNotes {
  notes(app: Pick<PagesApp, 'translate' | 'records' | 'now'>): Promise<TitleNotes>;
  /** Returns whether the daily game of today has been played. A game without one has nothing to say. */
  isTodayPlayed?(app: Pick<PagesApp, 'records' | 'now'>): Promise<boolean>;
}

export interface CodexChapter {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly HTMLElement[];
  /** Alcoves show picture and name until one is opened; otherwise everything is read at once. */
  readonly look?: 'alcoves';
}

/** A sign at the table with what it means. */
export interface Sign {
  readonly picture: HTMLElement;
  readonly name: string;
  readonly text: string;
}

export interface SignList {
  readonly title: string;
  readonly signs: readonly Sign[];
}

/** A game at a glance. */
export interface GamePicture {
  readonly pictures: readonly HTMLElement[];
  readonly title: string;
  readonly details: readonly string[];
}

/** A game of the chronicle in full. `wrong` is a replay that leads to another game, `none` one that cannot be played again. */
export interface RetoldGame {
  readonly story: HTMLElement;
  readonly replay: 'right' | 'wrong' | 'none';
}

/** A game's share of the chronicle. */
export interface GameChronicle {
  row(entry: ChronicleFacts, translate: Translate): ChronicleRow;
  /** Returns the places in the codex that were met in these games. */
  met(entries: readonly ChronicleFacts[]): ReadonlySet<string>;
  /** Null for a game that has none. `entries` are of this game, newest first. */
  overview(entries: readonly ChronicleFacts[], app: Pick<PagesApp, 'translate' | 'go' | 'now'>): ChronicleOverview | null;
}

/** A game's share of the pages around the table. */
export interface GamePages {
  /** The pages of the game itself, by their names in the address. */
  pages(app: PagesApp): Readonly<Record<PageId, PageBuilder>>;
  /** Fetches the game's share of the chronicle. The page texts of the game are there before it is used. */
  fetchChronicle(): Promise<GameChronicle>;
  retold(entry: ChronicleFacts, translate: Translate): RetoldGame | Promise<RetoldGame>;
  parseReplay(text: string): Parsed<AnyHistory>;
  /** Returns whether the game is over. */
  isOver(state: unknown): boolean;
  picture(state: unknown, translate: Translate): GamePicture;
}

/** A game in the list of games. */
export interface GameLine {
  readonly name: string;
  /** Says in a few words what one does in it. */
  readonly line: string;
}

/** A picture in the arch of a game. All lengths are hundredths of the width of the arch. */
export interface FaceLayer {
  /** The address of the picture. */
  readonly picture: string;
  readonly left: number;
  readonly width: number;
  /** How far it lies above the floor. */
  readonly above?: number;
}

/** What is seen through the arch of a game. */
export interface GameFace {
  /** The colours of the light behind the pictures, and of the edge of the arch. */
  readonly light: string;
  readonly rim: string;
  /** From back to front. */
  readonly layers: readonly FaceLayer[];
}

/** The facts of a game that the pages need before any of its rules and texts are there. */
export interface GameOnTitle {
  readonly face?: GameFace;
  readonly about: Readonly<Record<'en' | 'it', GameLine>>;
  /** Every page of the game by its name in the address, with its heading. `setup` and `summary` are among them. */
  readonly pages: Readonly<Record<PageId, TextKey>>;
  /** The ways to play, in the order in which the title offers them. */
  readonly modes: readonly TitleMode[];
  fetchNotes(): Promise<GameNotes>;
  fetchPages(): Promise<GamePages>;
}
