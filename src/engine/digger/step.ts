import { isRecord, type Rejection, required, type Step, type Taken } from '../kernel';
import { COMMAND_TYPES, type Command, type CommandType } from './commands';
import type { Event } from './events';
import type { Act, Acts } from './phases/act';
import { declineBonus, giveUpOrder, pickOrder } from './phases/bonuses';
import { demolish, sabotage } from './phases/collapses';
import { clearToken, conquer } from './phases/conquest';
import { endTurn } from './phases/endTurn';
import { halt, move, step as takeStep } from './phases/moving';
import { keepProjects, placePortal } from './phases/setup';
import { store, storeNothing } from './phases/storing';
import { think } from './phases/think';
import { pitBuild, pitCoin, rise, work } from './phases/works';
import { reject } from './rejections';
import type { State } from './state';
import { Telling } from './telling';
import { whyNotNow } from './whyNotNow';

const ACTS: Acts = {
  ...{ placePortal, keepProjects, think, store, storeNothing, move, step: takeStep, halt, work, rise, sabotage, demolish },
  ...{ conquer, clearToken, pickOrder, declineBonus, giveUpOrder, pitCoin, pitBuild, endTurn },
};

const TYPES: ReadonlySet<unknown> = new Set(COMMAND_TYPES);

export function whyIllegal(state: State, given: Command): Rejection | null {
  const command = copyOf(given);
  return command === null ? reject('unknownCommand') : whyRefused(state, command);
}

export function step(state: State, given: Command): Step<State, Event> {
  const command = copyOf(given);
  const rejection = command === null ? reject('unknownCommand') : whyRefused(state, command);
  if (command === null || rejection !== null) return { ok: false, rejection: rejection ?? reject('unknownCommand') };
  return carriedOut(state, command);
}

/** Carries out a command that is known to be legal. */
export function carriedOut(state: State, command: Command): Taken<State, Event> {
  const telling = new Telling(state);
  actOf(command.type).carryOut(telling, command);
  telling.settle();
  return { ok: true, state: telling.state, events: telling.events };
}

export const isCommandType = (type: unknown): type is CommandType => TYPES.has(type);

function whyRefused(state: State, command: Command): Rejection | null {
  if (!isCommandType(command.type)) return reject('unknownCommand');
  return whyNotNow(state, command.type) ?? actOf(command.type).whyIllegal(state, state.active, command);
}

/** A caller may hand over anything: a getter that throws, or that answers otherwise each time. It is read once. */
function copyOf(command: Command): Command | null {
  try {
    return isRecord(command) ? { ...command } : null;
  } catch {
    return null;
  }
}

/** The table is exact for each type; this one widening lets a command of any type find its own entry. */
function actOf(type: CommandType): Act<CommandType> {
  return required(ACTS[type] as Act<CommandType> | undefined, 'an act');
}
