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
  /** The game is over: the picture has the room of the cards and of the hand, whose place is that of the button. */
  readonly over?: boolean;
  readonly boxes: readonly Size[];
  /** Letters of what the foe does. */
  readonly special: number;
  /** The hero of each die in the pool, by place in the party. */
  readonly dice: readonly number[];
  readonly answers: readonly AnswerSize[];
  readonly buttons: number;
  /** A card at the door, with its ways and the most items of a hero. */
  readonly sill?: { readonly ways: number; readonly items: number };
  /** The two fights that four heroes part for; with two cards one is chosen as the first. */
  readonly split?: {
    readonly sides: readonly SplitSize[];
    readonly order: boolean;
    /** The door is not entered yet: both cards are looked at beside everything else. */
    readonly isAtDoor?: boolean;
  };
  /** Heroes of four who do not fight now, by place in the party, and whether a foe waits for them. */
  readonly waiting?: { readonly heroes: readonly number[]; readonly foe: boolean };
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
  /** The loot that waits to be claimed, which has a layout of its own. */
  readonly loot: LootContent | null;
}

/** One of two fights: its boxes among all, and the letters of its name and its rule. */
export interface SplitSize {
  readonly from: number;
  readonly own: number;
  readonly added: number;
  readonly name: number;
  readonly rule: number;
  /** The letters of the rule without its name, for small screens. */
  readonly effect: number;
}

/** What a layout of loot has to place. */
export interface LootContent {
  readonly cards: number;
  /** The card whose places are shown. */
  readonly card: number;
  readonly heroes: number;
  /** The numbers of cards that the chosen hero holds; for a potion, those that the party knows. */
  readonly held: { readonly item: number; readonly skill: number };
  /** Whether there is room for one more. */
  readonly room: { readonly item: boolean; readonly skill: boolean };
  /** The place whose held cards have unfolded. */
  readonly open: 'item' | 'skill' | null;
  /** True when the lanterns bring a level or a potion at once. */
  readonly brings: boolean;
  /** True when there is a sentence about what the card changes. */
  readonly noted: boolean;
  /** The potions that can be drunk meanwhile, by place among those that are known. */
  readonly potions: readonly number[];
}

/** The cards on the stage, and the words beside them. */
export interface LootStage {
  readonly cards: readonly Rect[];
  /** The card whose places are shown. */
  readonly card: Rect;
  /** True where cards are strips, and words have no room. */
  readonly isLow: boolean;
  readonly potions: readonly Rect[];
  readonly heading: Rect;
  readonly words: Rect;
}

/** A place for the loot at a hero. */
export interface LootHeroPlace {
  readonly panel: Rect;
  readonly title: Rect;
  /** The portrait of a single hero. */
  readonly portrait: Rect | null;
  /** The portraits of a party. */
  readonly busts: readonly Rect[];
  /** Dice and life: a row for each, or for as many as have room. */
  readonly rows: readonly Rect[];
  /** What is held, as one thing to press; null where it has no room or nothing is held. */
  readonly held: Rect | null;
  /** A place for each held card that is seen. */
  readonly cells: readonly Rect[];
  /** The place for one sentence about what the card changes. */
  readonly note: Rect | null;
}

export interface LootLayout {
  readonly stage: LootStage;
  readonly open: LootContent['open'];
  /** Places at the sides of the stage, or in rows. */
  readonly look: 'side' | 'row';
  readonly item: LootHeroPlace;
  readonly skill: LootHeroPlace;
  readonly lanterns: Rect;
  /** The room for the question beside the button. */
  readonly ask: Rect | null;
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

/** The card of one way through a peril. The whole card is its button. */
export interface WayPlace {
  readonly rect: Rect;
  readonly name: Rect;
  readonly price: Rect;
  readonly box: Rect;
  readonly dice: Rect;
  readonly bars: Rect;
  /** The plate that says so, where there is room. */
  readonly go: Rect | null;
}

/** The places of what a card shows at the door. */
export interface SillPlace {
  /** Item, skill or potion, lanterns. */
  readonly loot: readonly Rect[];
  readonly ways: readonly WayPlace[];
  /** The bars of a fight. */
  readonly bars: Rect | null;
  /** The words about what the floors add. */
  readonly effects: Rect | null;
  /** Strength, agility, magic and heroic dice, where no panel of a hero has them. */
  readonly stats: readonly Rect[];
  readonly items: readonly Rect[];
}

/** The row of a hero who parts with a companion. */
export interface SplitRow {
  readonly rect: Rect;
  /** The portrait, which is pressed and dragged: an arch of its own on the stage, or a bust in the row. */
  readonly seat: Rect;
  readonly name: Rect | null;
  readonly dice: Rect;
  /** The words about the life ahead, where there is room. */
  readonly ahead: Rect | null;
}

export interface SplitSidePlace {
  readonly panel: Rect;
  readonly picture: Rect;
  readonly name: Rect;
  readonly rule: Rect | null;
  /** The plate under the boxes that the dungeon adds. */
  readonly plate: Rect | null;
  readonly rows: readonly SplitRow[];
  /** Null where nobody stands before it. */
  readonly bar: Rect | null;
  readonly line: Rect | null;
}

export interface SplitPlace {
  readonly look: 'arch' | 'row';
  readonly sides: readonly SplitSidePlace[];
  /** The switch between the cards, one of which is fought first. */
  readonly order: { readonly label: Rect | null; readonly cards: readonly Rect[] } | null;
  /** What to do, and what dashed boxes are. */
  readonly how: readonly Rect[];
}

export interface WaitingPlace {
  readonly foe: Rect;
  readonly stop: Rect;
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
  readonly sill: SillPlace | null;
  /** The foe that waits, and what stopping costs each hero who fights; null where there is no room for them. */
  readonly waiting: WaitingPlace | null;
  /** Two fights side by side, or one above the other; null while nobody parts. */
  readonly split: SplitPlace | null;
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
  /** The places of loot; null where none waits. */
  readonly loot: LootLayout | null;
  /** Tools without a place in a short bar are in the menu. */
  readonly tools: { readonly [Tool in BarTool]?: Rect } & Readonly<Record<'undo' | 'menu', Rect>>;
}

/** The input of a layout: the part of the screen without notches, the content of the table, the scale of the text. */
export interface Ground {
  readonly all: Rect;
  readonly content: TableContent;
  readonly textScale: number;
}
