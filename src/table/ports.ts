import type en from '../../assets/locales/en.json';

/** The files of texts, each by its owner. Each game adds its own to this interface, in its folder. */
export interface TextFilesByOwner {
  readonly table: typeof en;
}

/**
 * Dotted paths to every sentence in those files: `table.undo`. A key that is not there fails the type check.
 * `time_one` and `time_other` are one key, `time`, with a `count` among its parameters.
 */
export type TextKey = { [Owner in keyof TextFilesByOwner]: Leaves<TextFilesByOwner[Owner]> }[keyof TextFilesByOwner];
type Leaves<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? WithoutPlural<Key> : `${Key}.${Leaves<Tree[Key]>}`;
}[keyof Tree & string];
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : Key;

export type TextParams = Readonly<Record<string, string | number>>;
export type Translate = (key: TextKey, params?: TextParams) => string;

/** CSS pixels, measured from the top left corner of the canvas. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface SoundPort {
  /** Plays a sound of the game by its name. Never throws and never waits: a missing or blocked sound is silence. */
  play(sound: string): void;
}

/** One real button of the accessible mirror, over what it stands for on the canvas. */
export interface MirrorAction {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  /** Key that does the same, shown to assistive technology. */
  readonly shortcut?: string;
  /** Why it cannot be done now; the button stays reachable and says so. */
  readonly refusal?: string;
  readonly rect?: Rect;
  /** Taken up; left out for what is never taken up. */
  readonly pressed?: boolean;
}

/** A button in a grid. */
export interface MirrorCell extends MirrorAction {
  /** Control and an arrow lead to the next cell that is marked. */
  readonly isMarked?: boolean;
  /** The cells that arrows lead to beyond the edge of the grid. */
  readonly around?: { readonly left?: string; readonly right?: string };
}

/** Buttons in rows, from the top. The grid is one stop for Tab, and arrows lead through it. */
export interface MirrorGrid {
  readonly label: string;
  readonly rows: readonly (readonly MirrorCell[])[];
  /** The cell that has the focus when the grid is entered for the first time. */
  readonly start: string;
  /** The focus goes to `start` as soon as this becomes true. */
  readonly isWanted: boolean;
}

export interface MirrorPage {
  readonly heading: string;
  readonly sections: readonly { readonly heading: string; readonly lines: readonly string[] }[];
  readonly actions: readonly MirrorAction[];
  /** A map, where the game has one. */
  readonly grid?: MirrorGrid;
}

export interface MirrorPort {
  show(page: MirrorPage): void;
  /** Reads a sentence out, politely, after what is being read now; an alert at once. */
  say(sentence: string, urgency?: 'alert'): void;
}
