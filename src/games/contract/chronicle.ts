import type { ChronicleFacts } from './types';

/** An entry of the chronicle as it stands in the list. */
export interface ChronicleRow extends ChronicleFacts {
  readonly pictures: readonly HTMLElement[];
  readonly title: string;
  readonly detail: string;
}

/** A bar with its number. */
export interface ChartBar {
  readonly picture: HTMLElement | null;
  readonly name: string;
  /** From 0 to 1. */
  readonly share: number;
  readonly words: string;
}

export interface Chart {
  readonly title: string;
  /** Stands beside the title. */
  readonly note: string;
  readonly bars: readonly ChartBar[];
}

/** These parts of the chronicle are built by a game from its finished games. */
export interface ChronicleOverview {
  /** The table of pairings that were won or not. A press on one opens the setup with that pairing. */
  readonly wall: HTMLElement;
  /** The likeliest next game. */
  readonly next: { readonly label: string; readonly detail: string; readonly onPress: () => void };
  /** The first ones stand beside the wall. */
  readonly charts: readonly Chart[];
  /** Other pictures beside the wall. */
  readonly more: readonly HTMLElement[];
}
