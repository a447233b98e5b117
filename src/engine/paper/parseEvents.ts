import * as v from 'valibot';
import { LIMITS } from '../kernel';
import { DICE } from './content/dice';
import { TOP_LEVEL } from './content/heroes';
import { GEM_IDS, HERO_IDS, ITEM_IDS } from './content/ids';
import { ITEM_BOXES } from './content/items';
import { MONSTER_IDS } from './content/monsters';
import { ROOM_IDS } from './content/rooms';
import { DAMAGE_BOXES } from './content/tracks';
import { LOOTS, within } from './parse';
import { CHANGES, SEAT_IDS } from './state';

/** No number of an event or a sheet is larger. */
const MOST = 100;

export const count = within(0, MOST);
export const list = <Entry>(entry: v.GenericSchema<unknown, Entry>) => v.pipe(v.array(entry), v.maxLength(LIMITS.list));
export const gem = v.picklist(GEM_IDS);
export const monster = v.picklist(MONSTER_IDS);
export const room = v.picklist(ROOM_IDS);
export const change = v.picklist(CHANGES);
export const dieNumber = within(0, DICE.length - 1);
const hero = v.picklist(HERO_IDS);
const item = v.picklist(ITEM_IDS);
const times = within(1, MOST);
const cause = v.picklist(['skulls', 'trap', 'monster', 'boss']);
const steps = within(-1, MOST);

export const due = list(
  v.variant('op', [
    v.strictObject({ op: v.literal('levelUp'), times, apart: v.nullable(list(hero)) }),
    v.strictObject({ op: v.literal('fillBox'), times, apart: v.nullable(list(item)) }),
    v.strictObject({ op: v.picklist(['potions', 'markGem', 'takeGem', 'strikeOff']), times }),
    v.strictObject({
      op: v.literal('loot'),
      left: v.pipe(v.array(v.picklist(LOOTS)), v.minLength(1), v.maxLength(LOOTS.length)),
    }),
  ]),
);

const of = <Type extends string, Fields extends v.ObjectEntries>(type: Type, fields: Fields) =>
  v.strictObject({ type: v.literal(type), seat: v.picklist(SEAT_IDS), ...fields });

export const sheetEvent = v.variant('type', [
  of('dieUsed', {
    die: dieNumber,
    digit: count,
    as: v.picklist(['raise', 'craft', 'brew', 'walk']),
    change: v.nullable(change),
  }),
  of('heroRaised', { hero, level: within(1, TOP_LEVEL) }),
  of('boxFilled', { item, boxes: within(1, ITEM_BOXES) }),
  of('potionsGained', { amount: count, lost: count, potions: count }),
  of('walkBegun', { steps }),
  of('roomEntered', { room, by: v.picklist(['door', 'open', 'wall', 'river']), steps, lair: v.boolean() }),
  of('stepsGained', { river: count, steps }),
  of('walkEnded', { lost: count }),
  of('trapSprung', { room }),
  of('monsterBeaten', { monster, level: v.nullable(count), monsters: count }),
  of('gemMarked', { gem: v.nullable(gem), gems: count }),
  of('damageTaken', { cause, amount: count, absorbed: count, damage: within(0, DAMAGE_BOXES) }),
  of('damageSpared', { cause, amount: count }),
  of('resurrected', {}),
  of('bonusLost', { op: v.picklist(['levelUp', 'fillBox', 'potions', 'markGem', 'takeGem', 'strikeOff', 'loot']), times }),
  of('bonusesDue', { due }),
]);
