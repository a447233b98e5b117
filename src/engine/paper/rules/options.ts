import type { CommandType } from '../commands';
import type { Due, DueOf } from '../content/bonuses';
import { TOP_LEVEL } from '../content/heroes';
import { GEM_IDS, type GemId, HERO_IDS, type HeroId, ITEM_IDS, type ItemId, type Loot } from '../content/ids';
import { ITEM_BOXES } from '../content/items';
import { MONSTER_IDS, type MonsterId } from '../content/monsters';
import type { PlayerSeat, Sheet } from '../state';

/** Returns what may be chosen for something that is due; null where nothing is chosen. */
export type Options = readonly (HeroId | ItemId | MonsterId | GemId | Loot)[] | null;

export function optionsFor(sheet: Sheet, due: Due): Options {
  switch (due.op) {
    case 'levelUp':
      return heroesFor(sheet, due);
    case 'fillBox':
      return itemsFor(sheet, due);
    case 'strikeOff':
      return MONSTER_IDS.filter((monster) => !sheet.beaten.includes(monster));
    case 'takeGem':
      return GEM_IDS.filter((gem) => isOnMap(sheet, gem));
    case 'loot':
      return due.left.filter((loot, at) => due.left.indexOf(loot) === at);
    case 'potions':
    case 'markGem':
      return null;
  }
}

export function isOnMap({ taken, gone }: Sheet, gem: GemId): boolean {
  return !taken.includes(gem) && !gone.includes(gem);
}

function heroesFor({ heroes }: Sheet, { apart }: DueOf<'levelUp'>): readonly HeroId[] {
  return HERO_IDS.filter((hero) => heroes[hero] < TOP_LEVEL && apart?.includes(hero) !== true);
}

function itemsFor({ items }: Sheet, { apart }: DueOf<'fillBox'>): readonly ItemId[] {
  return ITEM_IDS.filter((item) => items[item] < ITEM_BOXES && apart?.includes(item) !== true);
}

/** The question that a seat has to answer before it goes on. */
export function questionOf({ sheet: { due } }: Pick<PlayerSeat, 'sheet'>): Due | null {
  return due.at(-1) ?? null;
}

/** The command that answers a question. */
export const ANSWERS = {
  levelUp: 'chooseHero',
  fillBox: 'fillBox',
  strikeOff: 'strikeOff',
  takeGem: 'takeGem',
  loot: 'takeFirst',
  potions: null,
  markGem: null,
} as const satisfies Record<Due['op'], CommandType | null>;
