import type { DieId, HeroId } from '../../../engine/onedeck';
import type { LifeAhead } from '../../../engine/onedeck/odds';
import type { TableTools } from '../../../table';
import type { Outcome } from '../odds';
import type { TableContent } from './layout';
import type { Lights } from './light';
import { lootContent } from './loot';
import type { Menu } from './menu';
import type { Arrangement } from './split';
import type { TableView } from './view';

/** Everything that canvas and mirror show. */
export interface Shown {
  readonly view: TableView;
  readonly menu: Menu;
  readonly tools: TableTools;
  /** The open page of the list of answers. */
  readonly page: number;
  /** The dice in the hand. */
  readonly picked: readonly DieId[];
  /** True when dice can be taken up now. */
  readonly canTake: boolean;
  readonly lights: Lights;
  /** Returns what would glow with these dice in the hand; absent while nothing can be chosen. */
  readonly lightsFor?: (dice: readonly DieId[]) => Lights;
  /** The current aim and what it still needs, shown in place of the advice. */
  readonly aim: string | null;
  /** Dice and items of a hero whose tab was pressed, shown in place of the advice until something else is done. */
  readonly facts?: string | null;
  /** The hero whose abilities are shown where there is not room for those of all. */
  readonly hero: HeroId | null;
  /** Whether the end that kills is being held, or was pressed for the first of two times. */
  readonly held?: 'held' | 'armed' | null;
  /** The card whose places are shown, where two were won. */
  readonly prize?: number;
  /** The entry that was looked at last among the places for loot: the golden button gives it. */
  readonly looked?: string | null;
  /** The odds of what is at the door. */
  readonly odds?: ShownOdds;
  /** How the party is to split; the suggestion where it is absent. */
  readonly split?: ShownSplit | null;
  /** True while events are shown: nothing can be chosen until then. */
  readonly busy: boolean;
  /** True when single letters, digits and signs are shortcuts. */
  readonly singleKeys: boolean;
}

/** The odds as they are shown: not at all, when they are asked for, soon, or as bars for each way. */
export type ShownOdds =
  | { readonly kind: 'none' | 'offered' | 'counting' }
  | { readonly kind: 'counted'; readonly ways: readonly OddsBars[] };

/** The bars of one way, or of a fight. */
export interface OddsBars {
  readonly outcomes: readonly Outcome[];
  /** The name of each. */
  readonly names: readonly string[];
  /** True where throws were sampled. */
  readonly about: boolean;
  readonly words: string;
}

/** Returns whether the game is over: then the picture of its end has the stage for itself. */
const isOver = ({ middle }: TableView): boolean => middle.kind === 'won' || middle.kind === 'lost';

/** The split as it stands, and the hero who is taken up. */
export interface ShownSplit {
  readonly arrangement: Arrangement;
  readonly taken: HeroId | null;
  readonly odds: SplitOdds;
}

export type SplitOdds =
  | { readonly kind: 'none' | 'offered' | 'counting' }
  | { readonly kind: 'counted'; readonly about: boolean; readonly sides: readonly [PairOdds, PairOdds] };

/** What comes of a hundred throws of one pair. */
export interface PairOdds {
  readonly unhurt: number;
  readonly hurt: number;
  readonly dead: number;
  /** Compared with the split before where there was one. */
  readonly line: string;
  readonly lives: readonly LifeAhead[];
  readonly words: string;
}

/** Returns the split as it stands, or the suggested one. */
export function splitIn({ view, split }: Pick<Shown, 'view' | 'split'>): ShownSplit | null {
  if (view.split === null) return null;
  return split ?? { arrangement: view.split.suggested, taken: null, odds: { kind: 'none' } };
}

/** Returns whether dice or answers take the place of the piles. */
export function hidesPiles({ view, menu }: Pick<Shown, 'view' | 'menu'>): boolean {
  if (view.loot !== null || view.split !== null || isOver(view)) return true;
  const { encounter } = view;
  return (
    menu.answers.length > 0 ||
    view.sill !== null ||
    (encounter !== null && (encounter.pool.length > 0 || encounter.stopNow !== null))
  );
}

/** A portrait takes the room of some letters. */
const PORTRAIT = 9;

const answerSize = ({ brief, detail, refusal, choice }: Menu['answers'][number]) =>
  choice?.who === undefined
    ? { title: brief.length, detail: (refusal ?? detail).length }
    : { title: brief.length + PORTRAIT, detail: Math.max(brief.length + PORTRAIT, detail.length + PORTRAIT * 2) };

/** What is shown where there is not room for everything. */
export interface Looked {
  readonly hero: HeroId | null;
  /** The open page of each hero's abilities. */
  readonly pages?: readonly number[];
  /** The card whose places are shown, where two were won. */
  readonly prize?: number | undefined;
}

/** Returns the things that a layout has to place. */
export function contentOf(view: TableView, menu: Menu, { hero, pages = [], prize = 0 }: Looked = { hero: null }): TableContent {
  const { doors, middle, encounter, heroes, potions, dungeon, again } = view;
  // A list that is open has the tray for itself.
  const laying = encounter !== null && encounter.stopNow !== null && menu.first !== null;
  const boxesOf = ({ combat, peril }: TableView['dungeon']['floors'][number]): number => combat.length + peril.length;
  return {
    doors: middle.kind === 'doors' ? doors.length : 0,
    hasEncounter: encounter !== null,
    boss: isOver(view) || dungeon.floors.every(({ lit }) => !lit),
    ...(again === null ? {} : { over: true }),
    special: encounter?.special.length ?? 0,
    boxes: encounter?.boxes.map(({ size }) => size) ?? [],
    dice: encounter?.pool.map((die) => heroes.findIndex(({ id }) => id === die.hero)) ?? [],
    answers: menu.answers.map(answerSize),
    buttons: laying ? 2 : [menu.first, menu.second].filter((entry) => entry !== null).length,
    ...(laying ? { laying } : {}),
    ...sillContent(view),
    ...splitContent(view),
    ...waitingContent(view),
    abilities: heroes.map(({ feat, skills }) => (isOver(view) ? [] : [feat, ...skills].map(({ effect }) => effect.length))),
    // Potions have no use after the end and would only hide it.
    potions: again === null ? potions.cards.length : 0,
    hero: Math.max(
      0,
      heroes.findIndex(({ id }) => id === hero),
    ),
    pages,
    loot: lootContent({ view, menu, hero, prize }),
    floors: dungeon.floors.map((floor) => ({
      lit: floor.lit,
      letters: floor.plain ? 0 : floor.effect.length,
      boxes: boxesOf(floor),
    })),
  };
}

/** Returns the ways of the card at the door, and the most items of a hero. */
function sillContent({ sill, heroes }: TableView): Pick<TableContent, 'sill'> {
  if (sill === null) return {};
  return { sill: { ways: sill.ways.length, items: Math.max(...heroes.map(({ itemCards }) => itemCards.length)) } };
}

/** Returns the two fights that four heroes part for. */
function splitContent({ split }: TableView): Pick<TableContent, 'split'> {
  if (split === null) return {};
  const sides = split.sides.map(({ boxes, rule, effect, name }) => ({
    ...boxes,
    rule: rule.length,
    effect: effect.length,
    name: name.length,
  }));
  return { split: { sides, order: split.words.added !== '', isAtDoor: split.isAtDoor } };
}

/** Returns the heroes of four who do not fight now. */
function waitingContent({ waiting, heroes }: TableView): Pick<TableContent, 'waiting'> {
  if (waiting === null) return {};
  const places = heroes.flatMap(({ id }, at) => (waiting.heroes.includes(id) ? [at] : []));
  return { waiting: { heroes: places, foe: waiting.foe !== null } };
}
