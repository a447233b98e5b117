import { DUNGEONS, type DungeonEffect } from '../content/dungeons';
import { DUNGEON_IDS, type DungeonId } from '../ids';
import type { Special } from './special';

/** R25: before the first turn of every floor. */
const hallOfStatues: Special = { openingTime: (state) => (state.arrived ? 5 : 0) };

const stickySurrounding: Special = { openingTime: () => 1 };

const crumblingWalls: Special = { exploreTime: 1 };

/** R6: in a strength peril the grey boxes are strength boxes too. */
const bitingCold: Special = { armors: (box) => box.color === 'strength' };

const freezingWinds: Special = { addsDamage: ({ time }) => (time >= 3 ? 1 : 0) };

const bladeStorm: Special = { addsDamage: ({ damage }) => (damage >= 1 ? 1 : 0) };

const weaknessCurse: Special = { onRolled: ({ value }) => (value === 2 ? 'discard' : null) };

/** R13: last, and never below 1. */
const poisonAura: Special = { onRolled: ({ color, value }) => (color === 'heroic' && value > 1 ? 'lower' : null) };

/** Its limit is the number of door slots from the start of the game. */
const deadlyMaze: Special = {};

const DUNGEON_SPECIALS: Readonly<Record<DungeonEffect, Special>> = {
  'hall-of-statues': hallOfStatues,
  'sticky-surrounding': stickySurrounding,
  'crumbling-walls': crumblingWalls,
  'biting-cold': bitingCold,
  'freezing-winds': freezingWinds,
  'blade-storm': bladeStorm,
  'weakness-curse': weaknessCurse,
  'poison-aura': poisonAura,
  'deadly-maze': deadlyMaze,
};

const DOOR_LIMIT = 4;
const DEADLY_MAZE_DOOR_LIMIT = 3;

export function doorLimit(dungeon: DungeonId): number {
  const effects: readonly (string | null)[] = DUNGEONS[dungeon].floors.map((floor) => floor.effect);
  return effects.includes('deadly-maze') ? DEADLY_MAZE_DOOR_LIMIT : DOOR_LIMIT;
}

function specialsDownTo(dungeon: DungeonId, floor: number): readonly Special[] {
  return DUNGEONS[dungeon].floors.slice(0, floor).flatMap(({ effect }) => (effect === null ? [] : [DUNGEON_SPECIALS[effect]]));
}

const SPECIALS = new Map(DUNGEON_IDS.map((dungeon) => [dungeon, [0, 1, 2, 3].map((floor) => specialsDownTo(dungeon, floor))]));

/** Every visible floor is in effect, the deepest last. */
export function dungeonSpecials(dungeon: DungeonId, floor: number): readonly Special[] {
  return SPECIALS.get(dungeon)?.[floor] ?? [];
}
