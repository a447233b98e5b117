import type { Seed } from '../../engine/kernel';

/** A game that begins now. Without a mode it is played for its own sake, without a seed chance deals. */
export interface NewGame<Setup = unknown, Mode = unknown> {
  readonly setup: Setup;
  readonly mode?: Mode;
  /** For games that are the same for everybody, or that were agreed upon. */
  readonly seed?: Seed;
}

/** Everything that can be looked up about a game. */
export interface Codex {
  readonly element: HTMLElement;
  /** Goes to an entry, by its place (`foe-ogre`) or by the name that stands after the dash; false where there is none. */
  reveal(place: string): boolean;
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
