import type { DieId, HeroId } from '../../../engine/onedeck';
import type { TableTools } from '../../../table';
import type { TableContent } from './layout';
import type { Lights } from './light';
import type { Menu } from './menu';
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
  /** Whether single letters, digits and signs do something. */
  readonly singleKeys: boolean;
}

/** Dice and answers lie where the piles would. */
export function hidesPiles({ view, menu }: Pick<Shown, 'view' | 'menu'>): boolean {
  const { encounter } = view;
  return menu.answers.length > 0 || (encounter !== null && (encounter.pool.length > 0 || encounter.stopNow !== null));
}

/** What is looked at where there is not room for everything. */
export interface Looked {
  readonly hero: HeroId | null;
  /** How far each hero's abilities are turned. */
  readonly pages?: readonly number[];
}

/** What a layout has to find places for. */
export function contentOf(view: TableView, menu: Menu, { hero, pages = [] }: Looked = { hero: null }): TableContent {
  const { doors, middle, encounter, heroes, potions, dungeon, again } = view;
  const boxesOf = ({ combat, peril }: TableView['dungeon']['floors'][number]): number => combat.length + peril.length;
  return {
    doors: middle.kind === 'doors' ? doors.length : 0,
    hasEncounter: encounter !== null,
    boss: dungeon.floors.every(({ lit }) => !lit),
    special: encounter?.special.length ?? 0,
    boxes: encounter?.boxes.map(({ size }) => size) ?? [],
    dice: encounter?.pool.map((die) => heroes.findIndex(({ id }) => id === die.hero)) ?? [],
    answers: menu.answers.map(({ brief, detail, refusal }) => ({ title: brief.length, detail: (refusal ?? detail).length })),
    buttons: [menu.first, menu.second].filter((entry) => entry !== null).length,
    abilities: heroes.map(({ feat, skills }) => [feat, ...skills].map(({ effect }) => effect.length)),
    // Nobody drinks when all is over: then they would only hide how it ended.
    potions: again === null ? potions.cards.length : 0,
    hero: Math.max(
      0,
      heroes.findIndex(({ id }) => id === hero),
    ),
    pages,
    floors: dungeon.floors.map((floor) => ({
      lit: floor.lit,
      letters: floor.plain ? 0 : floor.effect.length,
      boxes: boxesOf(floor),
    })),
  };
}
