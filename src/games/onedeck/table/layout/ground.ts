import type { BarTool } from '../../../../table';
import type { Rect } from '../../../../table/ports';

export type Size = 'normal' | 'wide';

/** The facts about a floor of the dungeon card that decide its height. */
export interface FloorSize {
  readonly lit: boolean;
  readonly letters: number;
  readonly boxes: number;
}

/** The numbers of letters of an answer. */
export interface AnswerSize {
  readonly title: number;
  readonly detail: number;
}

/** The things that a layout has to place. */
export interface TableContent {
  /** Places for doors; none are shown while something is being faced. */
  readonly doors: number;
  readonly hasEncounter: boolean;
  /** The dungeon's own effects count no more: its column makes room for the boss. */
  readonly boss: boolean;
  readonly boxes: readonly Size[];
  /** Letters of what the foe does. */
  readonly special: number;
  /** The hero of each die in the pool, by place in the party. */
  readonly dice: readonly number[];
  readonly answers: readonly AnswerSize[];
  readonly buttons: number;
  /** Dice are being laid: the buttons keep their places, whatever is in the hand. */
  readonly laying?: boolean;
  /** For each hero, the letters in the effects of feat and skills. */
  readonly abilities: readonly (readonly number[])[];
  readonly potions: number;
  /** The hero whose abilities are shown where there is not room for those of all. */
  readonly hero: number;
  /** The open page of each hero's abilities. */
  readonly pages: readonly number[];
  readonly floors: readonly FloorSize[];
}

/** How much of an ability its card shows: everything, name and cost, or little more than the cost. */
export type CardLook = 'card' | 'name' | 'chip';

export interface AbilityPlace {
  readonly hero: number;
  /** Its place among feat and skills; the potions of the party come after them where there is one strip for all. */
  readonly ability: number;
  readonly rect: Rect;
  readonly look: CardLook;
}

/** The place that turns to the next page of a hero's abilities. */
export interface TurnPlace {
  readonly hero: number;
  readonly rect: Rect;
  readonly page: number;
  readonly pages: number;
}

export interface HeroPlace {
  readonly panel: Rect;
  readonly portrait: Rect | null;
  /** Null where only the portrait names the hero. */
  readonly name: Rect | null;
  /** Strength, agility, magic, health. */
  readonly stats: readonly Rect[];
  /** A row for each stat, or all in a line. */
  readonly look: 'rows' | 'line';
}

export interface DungeonPlace {
  readonly panel: Rect;
  /** The size of its words. */
  readonly text: number;
  readonly title: Rect;
  readonly floors: readonly Rect[];
  /** Null where the floors need the room. */
  readonly foot: Rect | null;
}

export interface PotionPlace {
  readonly potion: number;
  readonly rect: Rect;
  readonly look: CardLook;
}

/** The place of everything on the table. A part without room in a small layout is null or empty; the mirror still has it. */
export interface TableLayout {
  readonly shape: 'wide' | 'flat' | 'tall';
  readonly unit: number;
  readonly text: number;
  readonly bar: Rect;
  readonly scene: Rect;
  readonly heading: Rect;
  /** The place for the foe's special and for the advice. */
  readonly words: Rect;
  readonly doors: readonly Rect[];
  readonly boxes: readonly Rect[];
  /** The area in which a figure is fully visible. */
  readonly stand: Rect;
  /** Cards of answers; more entries than places are pages. */
  readonly answers: readonly Rect[];
  readonly heroes: readonly HeroPlace[];
  /** The tabs of the heroes, on small screens. */
  readonly tabs: readonly Rect[];
  readonly abilities: readonly AbilityPlace[];
  readonly turns: readonly TurnPlace[];
  readonly potions: readonly PotionPlace[];
  readonly dungeon: DungeonPlace | null;
  readonly tray: Rect;
  readonly deck: Rect;
  readonly discard: Rect;
  /** The width that is left for the words beside a pile. */
  readonly pileRoom: number;
  /** Places of the dice in the order of the pool; the piles give way to them. */
  readonly dice: readonly Rect[];
  /** For several heroes, the portrait before the dice of each and the plates under them. */
  readonly owners: readonly { readonly hero: number; readonly rect: Rect; readonly plates: readonly Rect[] }[];
  readonly buttons: { readonly first: Rect; readonly second: Rect };
  /** Tools without a place in a short bar are in the menu. */
  readonly tools: { readonly [Tool in BarTool]?: Rect } & Readonly<Record<'undo' | 'menu', Rect>>;
}

/** The input of a layout: the part of the screen without notches, the content of the table, the scale of the text. */
export interface Ground {
  readonly all: Rect;
  readonly content: TableContent;
  readonly textScale: number;
}
