import type { Fact, Game } from './game';
import { hashOf } from './hash';
import { advance, beginHistory, commandsOf, type History, type Opening } from './history';
import { isRecord, isShallow, nameIn, type Parsed, type Refused, refuse } from './json';
import { LIMITS } from './limits';
import { parseScript, parseSeed } from './parse';

const FORMAT_NAME = 'lanterndeep-save-';
const FORMAT_VERSION = 1;
const FORMAT = `${FORMAT_NAME}${FORMAT_VERSION}`;
/** Refusals of what a newer version of the game can read. */
const NEWER: ReadonlySet<string> = new Set(['saveNewerRules', 'saveNewerFormat']);

/** A whole game as JSON. Commands are the truth; the checkpoint is there for the day the rules change. */
export interface Save {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly rulesVersion: number;
  readonly setup: unknown;
  readonly seed: string;
  readonly script: unknown;
  readonly practice: boolean;
  readonly base: unknown;
  readonly commands: readonly unknown[];
  readonly checkpoint: unknown;
  readonly hash: string;
}

export interface Loaded<Setup, State, Command, Event> {
  readonly history: History<Setup, State, Command, Event>;
  /** False when the rules have changed since: the game goes on from its checkpoint, and undo starts there. */
  readonly replayed: boolean;
  /** True when the game counted until now and goes on as practice: its commands do not prove the state that it begins with. */
  readonly demoted: boolean;
}

export function toSave<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  history: History<Setup, State, Command, Event>,
): Save {
  const { setup, seed, script, practice, base } = history.origin;
  return {
    format: FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    setup,
    seed,
    script,
    practice,
    base,
    commands: commandsOf(history),
    checkpoint: history.state,
    hash: hashOf(history.state),
  };
}

export function parseSave<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  data: unknown,
): Parsed<Loaded<Setup, State, Command, Event>> {
  const shaped = parseShape(game, data);
  if (!shaped.ok) return shaped;
  const save = shaped.value;
  const opening = parseOpening(game, save);
  if (!opening.ok) return opening;
  return save.rulesVersion === game.rulesVersion ? replay(game, save, opening.value) : resume(game, save, opening.value);
}

/** Whether a newer version of the game wrote this: that one can read it, and this one cannot. */
export function isNewerSave(game: { readonly id: string; readonly rulesVersion: number }, data: unknown): boolean {
  const shaped = parseShape(game, data);
  return !shaped.ok && NEWER.has(shaped.rejection.key);
}

function isNewerFormat(format: string): boolean {
  const version = format.startsWith(FORMAT_NAME) ? format.slice(FORMAT_NAME.length) : '';
  return /^\d{1,9}$/.test(version) && Number(version) > FORMAT_VERSION;
}

function parseShape(game: { readonly id: string; readonly rulesVersion: number }, data: unknown): Parsed<Save> {
  if (!isRecord(data) || !isShallow(data)) return refuse('saveNotASave');
  const { format, game: id, rulesVersion, setup, seed, script, practice, base, commands, checkpoint, hash } = data;
  if (typeof format !== 'string') return refuse('saveNotASave');
  if (format !== FORMAT) return refuse(isNewerFormat(format) ? 'saveNewerFormat' : 'saveOtherFormat', { format: nameIn(format) });
  if (id !== game.id) return refuse('saveOtherGame', { game: nameIn(id) });
  if (typeof rulesVersion !== 'number' || !Number.isSafeInteger(rulesVersion)) return refuse('saveNotASave');
  // Asked before anything else is read: only newer rules know what their setups and states look like.
  if (rulesVersion > game.rulesVersion) return refuse('saveNewerRules', { rules: rulesVersion });
  if (typeof seed !== 'string' || typeof practice !== 'boolean' || typeof hash !== 'string') return refuse('saveNotASave');
  if (!Array.isArray(commands)) return refuse('saveNotASave');
  if (commands.length > LIMITS.commands) return refuse('saveTooLong', { most: LIMITS.commands });
  return {
    ok: true,
    value: { format, game: game.id, rulesVersion, setup, seed, script, practice, base, commands, checkpoint, hash },
  };
}

function parseOpening<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  save: Save,
): Parsed<Opening<Setup, State>> {
  const setup = game.parseSetup(save.setup);
  if (!setup.ok) return setup;
  const seed = parseSeed(save.seed);
  if (!seed.ok) return seed;
  const script = save.script === null ? null : parseScript(save.script, game.pieces(setup.value));
  if (script !== null && !script.ok) return script;
  return { ok: true, value: { setup: setup.value, seed: seed.value, practice: save.practice, script: script?.value ?? null } };
}

function parseSoundState<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  setup: Setup,
  data: unknown,
): Parsed<State> {
  const state = game.parseState(data);
  if (!state.ok) return state;
  return whyImpossible([...game.faults(state.value), ...game.unreachable(setup, state.value)]) ?? state;
}

/** A practice game may begin at a position that somebody laid out: it counts for nothing, so it only has to be playable. */
function parseBase<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  { base, practice }: Save,
  setup: Setup,
): Parsed<State> {
  if (!practice) return parseSoundState(game, setup, base);
  const state = game.parseState(base);
  return state.ok ? (whyImpossible(game.faults(state.value)) ?? state) : state;
}

function whyImpossible([fault]: readonly string[]): Refused | null {
  return fault === undefined ? null : refuse('saveImpossibleState', { fault });
}

/** From its seed every game is proven by its commands. From a state that a file brings along it is not, and counts for nothing. */
function beginFrom<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  opening: Opening<Setup, State>,
  base: State | null,
): History<Setup, State, Command, Event> {
  return beginHistory(game, { ...opening, base, practice: base !== null || opening.practice === true });
}

function replay<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  save: Save,
  opening: Opening<Setup, State>,
): Parsed<Loaded<Setup, State, Command, Event>> {
  const base = save.base === null ? null : parseBase(game, save, opening.setup);
  if (base !== null && !base.ok) return base;
  let history = beginFrom(game, opening, base?.value ?? null);
  for (const [at, data] of save.commands.entries()) {
    const command = game.parseCommand(data);
    const next = command.ok ? advance(game, history, command.value) : command;
    if (!next.ok) return refuse('saveCommandRefused', { at: at + 1, why: next.rejection.key });
    history = next.history;
  }
  if (hashOf(history.state) !== save.hash) return refuse('saveHashDiffers');
  const demoted = base !== null && !save.practice;
  return whyImpossible(game.faults(history.state)) ?? { ok: true, value: { history, replayed: true, demoted } };
}

/** The hash is of the checkpoint as it was written: `parseState` may bring it up to the rules of today. */
function resume<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  save: Save,
  opening: Opening<Setup, State>,
): Parsed<Loaded<Setup, State, Command, Event>> {
  const base = parseSoundState(game, opening.setup, save.checkpoint);
  if (!base.ok) return base;
  if (hashOf(save.checkpoint) !== save.hash) return refuse('saveHashDiffers');
  return { ok: true, value: { history: beginFrom(game, opening, base.value), replayed: false, demoted: !save.practice } };
}
