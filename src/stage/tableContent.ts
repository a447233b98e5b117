import type { DieId, HeroId } from '../engine/onedeck';
import type { TableContent } from './layout';
import type { Lights } from './light';
import type { Menu } from './menu';
import type { TableTools } from './tools';
import type { TableView } from './view';

/** What canvas and mirror show together. */
export interface Shown {
  readonly view: TableView;
  readonly menu: Menu;
  readonly tools: TableTools;
  /** Of the list. */
  readonly page: number;
  /** Dice taken up, to be laid on a box. */
  readonly picked: readonly DieId[];
  /** Whether dice can be taken up now. */
  readonly canTake: boolean;
  readonly lights: Lights;
  /** What is being aimed at and what is still missing, in place of the advice. */
  readonly aim: string | null;
  /** Whose abilities are shown where there is no room for everybody's. */
  readonly hero: HeroId | null;
  /** Something is being shown: nothing can be chosen until it is done. */
  readonly busy: boolean;
}

/** What a layout has to find places for. */
export function contentOf({ doors, encounter, heroes }: TableView, { rows }: Menu): TableContent {
  return {
    doors: doors.length,
    faced: encounter !== null,
    boxes: encounter?.boxes.map(({ size }) => size) ?? [],
    dice: encounter?.pool.length ?? 0,
    rows: rows.length,
    heroes: heroes.length,
  };
}
