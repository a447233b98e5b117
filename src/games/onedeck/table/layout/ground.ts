import type { BarTool, Insets } from '../../../../table';
import type { Rect } from '../../../../table/ports';

export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly safe: Insets;
  /** 1 to 1.5. */
  readonly textScale: number;
}

export type Size = 'normal' | 'wide';

/** A floor of the dungeon card, as far as it takes room. */
export interface FloorSize {
  readonly lit: boolean;
  readonly letters: number;
  readonly boxes: number;
}

/** The letters of an answer. */
export interface AnswerSize {
  readonly title: number;
  readonly detail: number;
}

/** What has to find its place. */
export interface TableContent {
  /** Places for doors; none are shown while something is being faced. */
  readonly doors: number;
  readonly hasEncounter: boolean;
  /** The dungeon's own effects count no more: its column makes room for the boss. */
  readonly boss: boolean;
  readonly boxes: readonly Size[];
  /** Letters of what the foe does. */
  readonly special: number;
  /** Whose each die of the pool is, by the hero's place in the party. */
  readonly dice: readonly number[];
  readonly answers: readonly AnswerSize[];
  readonly buttons: number;
  /** Of each hero, the letters in the effects of feat and skills. */
  readonly abilities: readonly (readonly number[])[];
  readonly potions: number;
  /** Whose abilities are shown where there is no room for everybody's. */
  readonly hero: number;
  /** How far each hero's abilities have been turned, where they have pages. */
  readonly pages: readonly number[];
  readonly floors: readonly FloorSize[];
}

/** How much of an ability its card says: all, name and cost, or hardly more than the cost. */
export type CardLook = 'card' | 'name' | 'chip';

export interface AbilityPlace {
  readonly hero: number;
  /** Its place among feat and skills; the potions of the party come after them where there is one strip for all. */
  readonly ability: number;
  readonly rect: Rect;
  readonly look: CardLook;
}

/** A place to turn to the next abilities of a hero. */
export interface TurnPlace {
  readonly hero: number;
  readonly rect: Rect;
  readonly page: number;
  readonly pages: number;
}

export interface HeroPlace {
  readonly panel: Rect;
  readonly portrait: Rect | null;
  /** Null where the portrait has to do. */
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

/** Where everything on the table lies. A part that has no room in a small layout is null or empty; the mirror still says it. */
export interface TableLayout {
  readonly shape: 'wide' | 'flat' | 'tall';
  readonly unit: number;
  readonly text: number;
  readonly bar: Rect;
  readonly scene: Rect;
  readonly heading: Rect;
  /** For what the foe does, and what is to be done. */
  readonly words: Rect;
  readonly doors: readonly Rect[];
  readonly boxes: readonly Rect[];
  /** Where a figure is seen whole. */
  readonly stand: Rect;
  /** Cards of answers; more entries than places are pages. */
  readonly answers: readonly Rect[];
  readonly heroes: readonly HeroPlace[];
  /** On small screens: whose abilities are shown. */
  readonly tabs: readonly Rect[];
  readonly abilities: readonly AbilityPlace[];
  readonly turns: readonly TurnPlace[];
  readonly potions: readonly PotionPlace[];
  readonly dungeon: DungeonPlace | null;
  readonly tray: Rect;
  readonly deck: Rect;
  readonly discard: Rect;
  /** How wide the words beside a pile may be. */
  readonly pileRoom: number;
  /** Places of the dice in the order of the pool; the piles give way to them. */
  readonly dice: readonly Rect[];
  /** Before the dice of each hero, where several have some, and under them. */
  readonly owners: readonly { readonly hero: number; readonly rect: Rect; readonly plates: readonly Rect[] }[];
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
