import type { Rect } from '../ports';
import type { BarTool } from '../tools';
import type { Insets } from './rect';

export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly safe: Insets;
  /** 1 to 1.5. */
  readonly textScale: number;
}

/** What has to find its place. */
export interface TableContent {
  /** Places for doors; none are shown while something is being faced. */
  readonly doors: number;
  readonly faced: boolean;
  readonly boxes: readonly ('normal' | 'wide')[];
  readonly dice: number;
  /** Entries of the list. */
  readonly rows: number;
  readonly heroes: number;
}

/** Where everything on the table lies. A part that has no room in a small layout is null or empty; the mirror still says it. */
export interface TableLayout {
  readonly shape: 'wide' | 'flat' | 'tall';
  readonly unit: number;
  readonly text: number;
  readonly bar: Rect;
  readonly scene: Rect;
  readonly heading: Rect;
  readonly doors: readonly Rect[];
  readonly boxes: readonly Rect[];
  /** Rows of the list; more entries than rows are pages. */
  readonly rows: readonly Rect[];
  readonly heroes: readonly Rect[];
  readonly dungeon: Rect | null;
  readonly tray: Rect;
  readonly deck: Rect;
  readonly discard: Rect;
  /** How wide the words beside a pile may be. */
  readonly pileRoom: number;
  /** Places of the dice; the piles give way to them. */
  readonly dice: readonly Rect[];
  readonly buttons: { readonly first: Rect; readonly second: Rect };
  /** What has no place in a short bar is in the menu. */
  readonly tools: { readonly [Tool in BarTool]?: Rect } & Readonly<Record<'undo' | 'menu', Rect>>;
}

/** What a layout is made for: the part of the screen that is free of notches, what is on the table, the size of the words. */
export interface Ground {
  readonly all: Rect;
  readonly content: TableContent;
  readonly textScale: number;
}
