import { DUNGEONS } from './content/dungeons';
import { ENCOUNTERS } from './content/encounters';
import { HEROES } from './content/heroes';

export type CardId = keyof typeof ENCOUNTERS;
export type EncounterName = (typeof ENCOUNTERS)[CardId]['name'];
export type HeroId = keyof typeof HEROES;
export type DungeonId = keyof typeof DUNGEONS;

export const CARD_IDS = Object.keys(ENCOUNTERS) as readonly CardId[];
export const HERO_IDS = Object.keys(HEROES) as readonly HeroId[];
export const DUNGEON_IDS = Object.keys(DUNGEONS) as readonly DungeonId[];
