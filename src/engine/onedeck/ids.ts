import { DUNGEONS } from './content/dungeons';
import { ENCOUNTERS, type EncounterFacts } from './content/encounters';
import { HEROES } from './content/heroes';

export type PrintedCardId = keyof typeof ENCOUNTERS;
/** A card on the table: four heroes play with two sets, and the second set's cards end in `.b`. */
export type CardId = PrintedCardId | `${PrintedCardId}.b`;
export type EncounterName = (typeof ENCOUNTERS)[PrintedCardId]['name'];
export type HeroId = keyof typeof HEROES;
export type DungeonId = keyof typeof DUNGEONS;

const PRINTED = Object.keys(ENCOUNTERS) as readonly PrintedCardId[];

export const CARD_IDS: readonly CardId[] = PRINTED;
export const BOTH_SETS: readonly CardId[] = PRINTED.flatMap((card) => [card, `${card}.b` as const]);
export const HERO_IDS = Object.keys(HEROES) as readonly HeroId[];
export const DUNGEON_IDS = Object.keys(DUNGEONS) as readonly DungeonId[];

/** The facts of every card on the table, whichever set it comes from. */
export const CARDS = Object.fromEntries(
  PRINTED.flatMap((card) => [
    [card, ENCOUNTERS[card]],
    [`${card}.b`, ENCOUNTERS[card]],
  ]),
) as Readonly<Record<CardId, EncounterFacts & (typeof ENCOUNTERS)[PrintedCardId]>>;
