import type { Parsed } from '../../engine/kernel';
import type { Phrase, Translate } from '../../table';
import type { AnyGame, ChronicleFacts, Mode, TableGame } from './types';

/** Values of the database by the names of their entries; `undefined` stands for an entry that is not there. */
export type Entries = ReadonlyMap<string, unknown>;

/** Copies what cannot be read out of the way, for somebody to look at; the entry itself is left to the edit. */
export type SetAside = (name: string, reason: string) => void;

/** A change that depends on what is there; it looks and writes in one transaction. Done twice it has to be as good as done once. */
export interface Edit {
  readonly look: readonly string[];
  decide(found: Entries, setAside: SetAside): Entries;
}

/** A game's own part of the database. Its names are short: no game can read or write what belongs to another. */
export interface Section {
  read(names: readonly string[]): Promise<Entries>;
  /** Returns every entry whose name begins like this. */
  list(prefix: string): Promise<Entries>;
  /** Returns at once; what is read afterwards is what the edit has made of it. */
  edit(edit: Edit): void;
}

/** An entry of the database: its name, and how its value is read. */
export interface Entry<Value> {
  readonly name: string;
  parse(data: unknown): Parsed<Value>;
}

export interface EntryReader {
  /** Returns the values of those entries that are there and can be read. */
  read<Value>(entries: readonly Entry<Value>[]): Promise<readonly Value[]>;
  /** The same of every entry whose name begins like this; `entry` is given the rest of the name. */
  readAll<Value>(prefix: string, entry: (rest: string) => Entry<Value>): Promise<readonly Value[]>;
}

/** A game that is over, as the chronicle keeps it. A game's own entries say more. */
export interface EndedGame extends ChronicleFacts {
  /** The id of its rules. */
  readonly game: string;
  readonly mode: Mode;
  /** None where it cannot be played again. */
  readonly replay: string | null;
}

/** The records beyond the games under way, for the pages of a game. Nothing here throws or rejects. */
export interface KeptRecords {
  /** Newest first. Games that this version does not have are left out. */
  chronicle(): Promise<readonly EndedGame[]>;
  entry(id: string): Promise<EndedGame | null>;
  remove(id: string): void;
  /** A game's own part of the database. */
  section(game: string): Section;
  /** Reads that part. */
  reader(game: string): EntryReader;
}

/** The changes that the end of a game makes in the game's own section, and the facts for its entry in the chronicle. */
export interface Count {
  readonly changes: Entries;
  /** Fields of the entry in the chronicle. */
  readonly facts: object;
}

export interface Counting {
  readonly look: readonly string[];
  count(found: Entries, setAside: SetAside): Count;
}

/** The storage of a game: its saves, what it brings to records, and its entries in the database. */
export interface GameRecords {
  readonly rules: AnyGame;
  parseMode(data: unknown): Parsed<Mode>;
  /** Says which game this is and how far it has come. It lies beside the save, for a title that has no rules. */
  caption(state: unknown): Phrase;
  /** Returns what the chronicle says of a game that is over, beside its id, date and mode. */
  factsOf(game: TableGame): object;
  /** Reads an entry of the chronicle, whichever version of the game wrote it. */
  parseEnded(data: unknown): Parsed<EndedGame>;
  /** Returns how a game that is over counts beyond the chronicle. */
  counting(game: TableGame): Counting;
  /** Reads an entry of the game's own section by its name; null for one that this version does not know. */
  parseEntry(name: string, data: unknown): Parsed<unknown> | null;
  /** Names an entry of the game's own section for the player; null for one that this version does not know. */
  entryWords(name: string, translate: Translate): string | null;
  /** Says what such entries are, counted by their kinds. */
  countWords(names: readonly string[], translate: Translate): readonly string[];
}

/** The records of all games. A game's part is fetched when it is asked for. */
export interface RecordsByGame {
  readonly ids: readonly string[];
  /** Null for a game that this version does not have. */
  fetch(id: string): Promise<GameRecords | null>;
  /** The same of a game that was fetched before, without waiting; null where it was not. */
  fetched(id: string): GameRecords | null;
}
