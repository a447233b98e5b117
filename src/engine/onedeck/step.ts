import type { Rejection, Step } from '../kernel';
import type { Command, CommandType } from './commands';
import { copyOfCommand } from './copyOfCommand';
import type { Event } from './events';
import { notNow } from './notNow';
import { invisibility, split } from './phases/arrival';
import { before } from './phases/before';
import { choose } from './phases/choose';
import { consequences } from './phases/consequences';
import { descend } from './phases/descend';
import { door, stealth } from './phases/door';
import { drinkPotion } from './phases/drinkPotion';
import { effect } from './phases/effect';
import { eagleEye, feats } from './phases/feats';
import { dying, stairsDamage } from './phases/interrupts';
import { level } from './phases/level';
import { loot } from './phases/loot';
import { option } from './phases/option';
import type { Act, Acts } from './phases/phase';
import { pool } from './phases/pool';
import { bonusDice, rollOrder } from './phases/roll';
import { turnStart } from './phases/turnStart';
import { proceed } from './proceed';
import { reject } from './rejections';
import { PHASES, type Phase, type State } from './state';
import { Telling } from './telling';

const ACTS: Readonly<Record<Phase, Acts>> = {
  turnStart: { ...turnStart, drinkPotion },
  stairsDamage: { ...stairsDamage, drinkPotion },
  dying: { ...dying, drinkPotion },
  choose: { ...choose, drinkPotion },
  door: { ...door, drinkPotion },
  stealth: { ...stealth, drinkPotion },
  split: { ...split, drinkPotion },
  invisibility: { ...invisibility, drinkPotion },
  before: { ...before, drinkPotion },
  option: { ...option, drinkPotion },
  feats: { ...feats, drinkPotion },
  eagleEye: { ...eagleEye, drinkPotion },
  bonusDice: { ...bonusDice, drinkPotion },
  rollOrder: { ...rollOrder, drinkPotion },
  pool: { ...pool, drinkPotion },
  effect: { ...effect, drinkPotion },
  consequences: { ...consequences, drinkPotion },
  loot: { ...loot, drinkPotion },
  level: { ...level, drinkPotion },
  descend: { ...descend, drinkPotion },
  over: {},
};

const LISTED = new Map(PHASES.map((phase) => [phase, Object.values(ACTS[phase]) as readonly Act<CommandType>[]]));

const COMMAND_TYPES: ReadonlySet<unknown> = new Set(Object.values(ACTS).flatMap((acts) => Object.keys(acts)));

export function whyIllegal(state: State, command: Command): Rejection | null {
  return whyRefused(state, copyOfCommand(command));
}

function whyRefused(state: State, command: Command | null): Rejection | null {
  if (command === null || !COMMAND_TYPES.has(command.type)) return reject('unknownCommand');
  const act = actOf(state.phase, command.type);
  return act === null ? notNow(state, command.type) : act.whyIllegal(state, command);
}

export function legal(state: State): readonly Command[] {
  let commands: readonly Command[] = [];
  for (const act of LISTED.get(state.phase) ?? []) {
    const listed = act.list(state);
    if (listed.length > 0) commands = commands.length === 0 ? listed : commands.concat(listed);
  }
  return commands;
}

export function step(state: State, given: Command): Step<State, Event> {
  const command = copyOfCommand(given);
  const rejection = whyRefused(state, command);
  if (rejection !== null || command === null) return { ok: false, rejection: rejection ?? reject('unknownCommand') };
  const telling = new Telling(state);
  const next = actOf(state.phase, command.type)?.carryOut(telling, command) ?? null;
  if (next !== null) proceed(telling, next);
  return { ok: true, state: telling.state, events: telling.events };
}

/** The table is exact per type; this one widening lets a command of any type find its own entry. */
function actOf(phase: Phase, type: CommandType): Act<CommandType> | null {
  const acts = ACTS[phase];
  return Object.hasOwn(acts, type) ? (acts[type] as Act<CommandType>) : null;
}
