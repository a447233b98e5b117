import {
  ABILITIES,
  CARDS,
  type CardId,
  type Color,
  type EncounterName,
  type Hero,
  oneDeckDungeon,
  type State,
} from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import { cardWords, nameOf } from '../words/names';
import { type LanternPlaceView, lanternPlace } from './lootLanterns';
import { type HeroPlaceView, heroPlace, potionPlace } from './lootPlace';
import type { SkillLine } from './skillLines';
import { abilityLine } from './skillLines';

/** A card that was won: its printed edges, and the places that it can go to. */
export interface LootCard {
  readonly id: CardId;
  readonly card: EncounterName;
  readonly name: string;
  /** Begins the list of its places: `Take the Ogre as`. */
  readonly take: string;
  readonly xp: number;
  readonly stat: Color;
  readonly health: number;
  /** The skill or the potion at its foot. */
  readonly line: SkillLine;
  readonly isPotion: boolean;
  /** For each hero of the party. */
  readonly items: readonly HeroPlaceView[];
  /** For each hero of the party; a potion has the same place for all. */
  readonly skills: readonly HeroPlaceView[];
  readonly lanterns: LanternPlaceView;
}

/** The loot on the stage and its places. */
export interface LootView {
  readonly cards: readonly LootCard[];
  readonly words: LootWords;
}

/** Labels that are the same for all places and cards. */
export interface LootWords {
  readonly item: string;
  readonly skill: string;
  readonly potion: string;
  readonly lanterns: string;
  readonly swap: string;
  readonly level: string;
  readonly atOnce: string;
  readonly where: string;
  readonly choose: string;
  readonly free: string;
}

/** Returns null where no loot waits to be claimed. */
export function lootView(state: State, translate: Translate): LootView | null {
  const { phase, loot } = state;
  if (phase !== 'loot' || loot.length === 0) return null;
  return { cards: loot.map((card) => lootCard(card, state, translate)), words: labels(translate) };
}

function labels(translate: Translate): LootWords {
  return {
    item: translate('loot.item'),
    skill: translate('loot.skill'),
    potion: translate('loot.potion'),
    lanterns: translate('loot.lanterns'),
    swap: translate('loot.swap'),
    level: translate('loot.levelTitle'),
    atOnce: translate('loot.atOnce'),
    where: translate('loot.where'),
    choose: translate('loot.choose'),
    free: translate('loot.free'),
  };
}

function lootCard(card: CardId, state: State, translate: Translate): LootCard {
  const { xp, item, loot } = CARDS[card];
  const isPotion = ABILITIES[loot].kind === 'potion';
  const asked = { card, state, translate, legal: oneDeckDungeon.legal(state).filter((one) => one.type === 'claim') };
  const placeOf = (hero: Hero, as: 'item' | 'skill'): HeroPlaceView => heroPlace({ hero, as }, asked);
  return {
    id: card,
    card: nameOf(card),
    name: cardWords(card, translate),
    take: translate('loot.take', { card: cardWords(card, translate) }),
    xp,
    stat: item.stat,
    health: item.health,
    line: abilityLine(loot, translate),
    isPotion,
    items: state.heroes.map((hero) => placeOf(hero, 'item')),
    skills: state.heroes.map((hero) => (isPotion ? potionPlace(hero, asked) : placeOf(hero, 'skill'))),
    lanterns: lanternPlace(asked),
  };
}
