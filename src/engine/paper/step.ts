import { isRecord, type Rejection, required, type Step, type Taken } from '../kernel';
import { COMMAND_TYPES, type Command, type CommandType } from './commands';
import type { Event } from './events';
import type { Act, Acts } from './phases/act';
import { chooseHero, fillBox, strikeOff, takeFirst, takeGem } from './phases/answers';
import { keep } from './phases/cards';
import { confirm, takeBack } from './phases/confirming';
import { brew, craft, raise, walk } from './phases/dice';
import { roll } from './phases/roll';
import { stop, step as takeStep } from './phases/walking';
import { reject } from './rejections';
import { seatAt } from './rules/seats';
import type { State } from './state';
import { Telling } from './telling';
import { whyNotNow } from './whyNotNow';

const ACTS: Acts = {
  ...{ keep, roll, raise, craft, brew, walk, step: takeStep, stop, confirm, takeBack },
  ...{ chooseHero, fillBox, strikeOff, takeGem, takeFirst },
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
  actOf(command.type).carryOut(telling, seatAt(command.seat), command);
  return { ok: true, state: telling.state, events: telling.events };
}

function whyRefused(state: State, command: Command): Rejection | null {
  if (!TYPES.has(command.type)) return reject('unknownCommand');
  const seat = state.seats[seatAt(command.seat)];
  if (seat === undefined) return reject('noSuchSeat');
  return whyNotNow(state, seat, command.type) ?? actOf(command.type).whyIllegal({ state, seat }, command);
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
