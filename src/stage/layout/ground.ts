import type { Rect } from '../ports';
import type { Insets } from './rect';

export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly safe: Insets;
  /** 1 to 1.5. */
  readonly textScale: number;
}

/** Where everything on the table lies. A part that has no room in a small layout is null; the mirror still says it. */
export interface TableLayout {
  readonly shape: 'wide' | 'flat' | 'tall';
  readonly unit: number;
  readonly text: number;
  readonly bar: Rect;
  readonly scene: Rect;
  readonly heading: Rect;
  readonly doors: readonly Rect[];
  readonly hero: Rect | null;
  readonly dungeon: Rect | null;
  readonly tray: Rect;
  readonly deck: Rect;
  readonly discard: Rect;
  /** How wide the words beside a pile may be. */
  readonly pileRoom: number;
  readonly buttons: { readonly first: Rect; readonly second: Rect };
  readonly tools: { readonly undo: Rect; readonly redo: Rect; readonly leave: Rect };
}

/** What a layout is made for: the part of the screen that is free of notches, the doors and the size of the words. */
export interface Ground {
  readonly all: Rect;
  readonly doorCount: number;
  readonly textScale: number;
}
