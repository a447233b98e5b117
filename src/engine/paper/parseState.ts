import * as v from 'valibot';
import { LIMITS, type Parsed, parseWith, refuse } from '../kernel';
import { COLOURS, DICE, SIDES } from './content/dice';
import { DUNGEON_IDS } from './content/dungeons';
import { GEM_BOXES } from './content/gems';
import { FIRST_LEVEL, TOP_LEVEL } from './content/heroes';
import { ITEM_BOXES } from './content/items';
import { MISSION_IDS } from './content/missions';
import { OBJECTIVE_IDS } from './content/objectives';
import { POWER_IDS } from './content/powers';
import { DAMAGE_BOXES, MOST_POTIONS, TURNS } from './content/tracks';
import { parseSetup, within } from './parse';
import { change, count, dieNumber, due, gem, list, monster, room, sheetEvent } from './parseEvents';
import { whyUnsound } from './soundness/table';
import { PHASES, SEAT_IDS, type State } from './state';

const level = within(FIRST_LEVEL, TOP_LEVEL);
const boxes = within(0, ITEM_BOXES);
const colour = v.picklist(COLOURS);
const perHero = <Value>(value: v.GenericSchema<unknown, Value>) =>
  v.strictObject({ warrior: value, wizard: value, cleric: value, rogue: value });
/** A generator of zeros alone stays there: every die would show the same for ever. */
const rng = v.pipe(
  v.array(within(-(2 ** 31), 2 ** 31 - 1)),
  v.length(4),
  v.check((words) => words.some((one) => one !== 0)),
);
const counter = within(0, LIMITS.counter);
const fixed = <Entry>(entry: v.GenericSchema<unknown, Entry>) => v.pipe(v.array(entry), v.maxLength(LIMITS.script));

const sheet = v.strictObject({
  heroes: perHero(level),
  items: v.strictObject({
    'flaming-sword': boxes,
    'death-scepter': boxes,
    'khar-medallion': boxes,
    'intangibility-cloak': boxes,
    'crown-of-the-righteous-king': boxes,
    'alchemists-cauldron': boxes,
    'armour-of-heroes': boxes,
    'tome-of-wisdom': boxes,
  }),
  potions: within(0, MOST_POTIONS),
  hearts: count,
  damage: within(0, DAMAGE_BOXES),
  resurrected: v.boolean(),
  gems: within(0, GEM_BOXES),
  taken: list(gem),
  gone: list(gem),
  beaten: list(monster),
  path: list(room),
  lair: v.boolean(),
  bosses: list(v.strictObject({ fought: v.boolean(), glory: within(-100, 100), wounds: count })),
  missions: list(count),
  digits: list(count),
  used: list(dieNumber),
  changed: list(change),
  walk: v.nullable(v.strictObject({ steps: count, rivers: list(count) })),
  due,
});

const objective = v.picklist(OBJECTIVE_IDS);
const power = v.picklist(POWER_IDS);

const seatSchema = v.strictObject({
  id: v.picklist(SEAT_IDS),
  hand: v.nullable(v.strictObject({ objectives: list(objective), powers: list(power) })),
  objective: v.nullable(objective),
  power: v.nullable(power),
  alignment: v.nullable(perHero(colour)),
  ready: v.boolean(),
  sheet,
  open: v.nullable(sheet),
  told: list(sheetEvent),
});

const stateSchema = v.strictObject({
  setup: v.unknown(),
  dungeon: v.picklist(DUNGEON_IDS),
  missions: list(v.strictObject({ id: v.picklist(MISSION_IDS), claimed: v.boolean() })),
  phase: v.picklist(PHASES),
  turn: within(0, TURNS),
  dice: v.pipe(v.array(within(1, SIDES)), v.maxLength(DICE.length)),
  seats: list(seatSchema),
  decks: v.strictObject({ rng, script: fixed(list(v.string())), drawn: counter }),
  rolls: v.strictObject({ rng, script: fixed(within(1, SIDES)), drawn: counter }),
});

export function parseState(data: unknown): Parsed<State> {
  const parsed = parseWith(stateSchema, data, 'stateWrong');
  if (!parsed.ok) return parsed;
  const setup = parseSetup(parsed.value.setup);
  if (!setup.ok) return refuse('stateWrong', { path: 'setup' });
  const state: State = { ...parsed.value, setup: setup.value };
  const why = whyUnsound(state);
  return why === null ? { ok: true, value: state } : refuse('stateWrong', { path: why });
}
