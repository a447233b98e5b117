import * as v from 'valibot';
import { type Parsed, parseWith, refuse } from '../kernel';
import type { Command } from './commands';
import { DICE } from './content/dice';
import { DUNGEON_IDS } from './content/dungeons';
import { GEM_IDS, HERO_IDS, ITEM_IDS } from './content/ids';
import { MISSION_IDS, MISSIONS_IN_PLAY, type MissionId } from './content/missions';
import { MONSTER_IDS } from './content/monsters';
import { OBJECTIVE_IDS } from './content/objectives';
import { POWER_IDS } from './content/powers';
import { ROOM_IDS } from './content/rooms';
import { CHANGES, SEAT_IDS, type Setup } from './state';

export const within = (least: number, most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));
export const LOOTS = ['potion', 'item', 'levelUp', ...GEM_IDS] as const;

const setupSchema = v.strictObject({
  seats: within(1, SEAT_IDS.length),
  dungeon: v.picklist(['drawn', ...DUNGEON_IDS]),
  missions: v.union([v.picklist(['drawn', 'none']), v.array(v.picklist(MISSION_IDS))]),
  dispersal: v.boolean(),
  openObjectives: v.boolean(),
});

const seat = v.picklist(SEAT_IDS);
const die = within(0, DICE.length - 1);
const hero = v.picklist(HERO_IDS);
const item = v.picklist(ITEM_IDS);
const of = <Type extends string, Fields extends v.ObjectEntries>(type: Type, fields: Fields) =>
  v.strictObject({ type: v.literal(type), seat, ...fields });

const commandSchema = v.variant('type', [
  of('keep', { objective: v.picklist(OBJECTIVE_IDS), power: v.picklist(POWER_IDS) }),
  of('roll', {}),
  of('raise', { die, hero, change: v.exactOptional(v.picklist(CHANGES)) }),
  of('craft', { die, item }),
  of('brew', { die }),
  of('walk', { die }),
  of('step', { to: v.picklist(ROOM_IDS) }),
  of('stop', {}),
  of('chooseHero', { hero }),
  of('fillBox', { item }),
  of('strikeOff', { monster: v.picklist(MONSTER_IDS) }),
  of('takeGem', { gem: v.picklist(GEM_IDS) }),
  of('takeFirst', { loot: v.picklist(LOOTS) }),
  of('confirm', {}),
  of('takeBack', {}),
]);

export const parseCommand = (data: unknown): Parsed<Command> => parseWith(commandSchema, data, 'commandWrong');

export function parseSetup(data: unknown): Parsed<Setup> {
  const parsed = parseWith(setupSchema, data, 'setupWrong');
  if (!parsed.ok || typeof parsed.value.missions === 'string') return parsed;
  return areMissions(parsed.value.missions) ? parsed : refuse('missionsWrong', { count: MISSIONS_IN_PLAY });
}

/** As many as are in play, all different. */
function areMissions(missions: readonly MissionId[]): boolean {
  return missions.length === MISSIONS_IN_PLAY && new Set(missions).size === missions.length;
}
