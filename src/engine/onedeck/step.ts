import { type Offer, type Rejection, required, type Step, type Taken } from '../kernel';
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
import { Joined } from './rules/listing';
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
  const commands: Command[] = [];
  for (const act of LISTED.get(state.phase) ?? []) {
    const listed = act.list(state);
    for (let place = 0; place < listed.length; place++) commands.push(listed.at(place) as Command);
  }
  return commands;
}

/** The same commands in the same order, each made when it is asked for. */
export function offer(state: State): Offer<State, Command, Event> {
  return new OfferIn(state, LISTED.get(state.phase) ?? []);
}

export function offerNothing(state: State): Offer<State, Command, Event> {
  return new OfferIn(state, []);
}

class OfferIn extends Joined<Command> implements Offer<State, Command, Event> {
  constructor(
    private readonly state: State,
    private readonly acts: readonly Act<CommandType>[],
  ) {
    super(acts.map((act) => act.list(state)));
  }

  take(place: number): Taken<State, Event> {
    const { part, place: at } = required(this.find(place), 'a command at this place');
    const command = required(this.parts[part]?.at(at), 'a listed command');
    return carriedOut(this.state, this.acts[part] as Act<CommandType>, command);
  }
}

export function step(state: State, given: Command): Step<State, Event> {
  const command = copyOfCommand(given);
  const rejection = whyRefused(state, command);
  if (rejection !== null || command === null) return { ok: false, rejection: rejection ?? reject('unknownCommand') };
  return carriedOut(state, required(actOf(state.phase, command.type), 'act'), command);
}

/** R55: earlier builds of these rules took more cards for a level than it needs, and spent them all. */
export function stepRecorded(state: State, given: Command): Step<State, Event> {
  const taken = step(state, given);
  if (taken.ok || taken.rejection.key !== 'xpNotNeeded') return taken;
  const command = required(copyOfCommand(given), 'command');
  return carriedOut(state, required(actOf(state.phase, command.type), 'act'), command);
}

function carriedOut(state: State, act: Act<CommandType>, command: Command): Taken<State, Event> {
  const telling = new Telling(state);
  const next = act.carryOut(telling, command);
  if (next !== null) proceed(telling, next);
  return { ok: true, state: telling.state, events: telling.events };
}

/** The table is exact per type; this one widening lets a command of any type find its own entry. */
function actOf(phase: Phase, type: CommandType): Act<CommandType> | null {
  const acts = ACTS[phase];
  return Object.hasOwn(acts, type) ? (acts[type] as Act<CommandType>) : null;
}
