import { isRecord, type Rejection, type Step } from '../kernel';
import type { Command, CommandType } from './commands';
import type { Event } from './events';
import { enter, explore } from './phases/choose';
import { flee } from './phases/door';
import type { Act } from './phases/phase';
import { startTurn } from './phases/turnStart';
import { reject } from './rejections';
import type { Phase, State } from './state';
import { Telling } from './telling';

const ACTS: { readonly [Type in CommandType]: Act<Type> } = { startTurn, explore, enter, flee };

const COMMANDS_IN: Readonly<Record<Phase, readonly CommandType[]>> = {
  turnStart: ['startTurn'],
  choose: ['explore', 'enter'],
  door: ['flee'],
  over: [],
};

export function whyIllegal(state: State, command: Command): Rejection | null {
  if (!isRecord(command) || typeof command.type !== 'string' || !Object.hasOwn(ACTS, command.type))
    return reject('unknownCommand');
  if (!COMMANDS_IN[state.phase].includes(command.type)) return reject('wrongPhase', { phase: state.phase });
  return actOf(command.type).whyIllegal(state, command);
}

export function legal(state: State): readonly Command[] {
  const forms = COMMANDS_IN[state.phase].flatMap((type) => actOf(type).forms(state));
  return forms.filter((command) => whyIllegal(state, command) === null);
}

export function step(state: State, command: Command): Step<State, Event> {
  const rejection = whyIllegal(state, command);
  if (rejection !== null) return { ok: false, rejection };
  const telling = new Telling(state);
  actOf(command.type).carryOut(telling, command);
  return { ok: true, state: telling.state, events: telling.events };
}

/** The table is exact per type; this one widening lets a command of any type find its own entry. */
function actOf(type: CommandType): Act<CommandType> {
  return ACTS[type] as Act<CommandType>;
}
