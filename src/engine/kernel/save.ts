import { commandAt } from './commandNumbers';
import type { Fact, Game } from './game';
import { hashOf } from './hash';
import { advanceRecorded, beginHistory, commandsOf, type History, type Opening } from './history';
import { isRecord, isShallow, nameIn, type Parsed, type Refused, refuse } from './json';
import { LIMITS } from './limits';
import { knowPiece, MovesReader, type WrittenMoves, writtenMoves } from './moves';
import { parseScript, parseSeed } from './parse';

const FORMAT_NAME = 'lanterndeep-save-';
const SPELLED_OUT = `${FORMAT_NAME}1`;
const SHORT = `${FORMAT_NAME}2`;
const NEWEST_FORMAT = 2;
/** Refusals of what a newer version of the game can read. */
const NEWER: ReadonlySet<string> = new Set(['saveNewerRules', 'saveNewerFormat']);

/** What every format holds. The commands are the truth; the checkpoint is there for the day the rules change. */
interface Kept {
  readonly game: string;
  readonly rulesVersion: number;
  readonly setup: unknown;
  readonly seed: string;
  readonly script: unknown;
  readonly practice: boolean;
  readonly base: unknown;
  readonly checkpoint: unknown;
  readonly hash: string;
}

/** A whole game as JSON that other programs can read. */
export interface Save extends Kept {
  readonly format: typeof SPELLED_OUT;
  readonly commands: readonly unknown[];
}

/** A whole game in few letters: it is written again after every command. */
export interface ShortSave extends Kept, WrittenMoves {
  readonly format: typeof SHORT;
  /** How many there are. */
  readonly commands: number;
}

type AnySave = Save | ShortSave;

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
  return { format: SPELLED_OUT, ...keptOf(game, history), commands: commandsOf(history) };
}

/** Writing the same game again after one more command costs the same however long it is. */
export function toShortSave<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  history: History<Setup, State, Command, Event>,
): ShortSave {
  const commands = history.past?.length ?? 0;
  return { format: SHORT, ...keptOf(game, history), commands, ...writtenMoves(game, history.past) };
}

function keptOf<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  { origin, state }: History<Setup, State, Command, Event>,
): Kept {
  const { setup, seed, script, practice, base } = origin;
  const { id, rulesVersion } = game;
  return { game: id, rulesVersion, setup, seed, script, practice, base, checkpoint: state, hash: hashOf(state) };
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
  return /^\d{1,9}$/.test(version) && Number(version) > NEWEST_FORMAT;
}

function parseShape(game: { readonly id: string; readonly rulesVersion: number }, data: unknown): Parsed<AnySave> {
  if (!isRecord(data) || !isShallow(data)) return refuse('saveNotASave');
  const { format, game: id, rulesVersion, setup, seed, script, practice, base, checkpoint, hash } = data;
  if (typeof format !== 'string') return refuse('saveNotASave');
  if (format !== SPELLED_OUT && format !== SHORT) {
    return refuse(isNewerFormat(format) ? 'saveNewerFormat' : 'saveOtherFormat', { format: nameIn(format) });
  }
  if (id !== game.id) return refuse('saveOtherGame', { game: nameIn(id) });
  if (typeof rulesVersion !== 'number' || !Number.isSafeInteger(rulesVersion)) return refuse('saveNotASave');
  // Asked before anything else is read: only newer rules know what their setups and states look like.
  if (rulesVersion > game.rulesVersion) return refuse('saveNewerRules', { rules: rulesVersion });
  if (typeof seed !== 'string' || typeof practice !== 'boolean' || typeof hash !== 'string') return refuse('saveNotASave');
  const kept = { game: game.id, rulesVersion, setup, seed, script, practice, base, checkpoint, hash };
  return format === SHORT ? parseShort(kept, data) : parseSpelledOut(kept, data);
}

function parseSpelledOut(kept: Kept, { commands }: Fields): Parsed<Save> {
  if (!Array.isArray(commands)) return refuse('saveNotASave');
  if (commands.length > LIMITS.commands) return refuse('saveTooLong', { most: LIMITS.commands });
  return { ok: true, value: { ...kept, format: SPELLED_OUT, commands } };
}

function parseShort(kept: Kept, { commands, moves, spelled }: Fields): Parsed<ShortSave> {
  if (!Number.isSafeInteger(commands) || typeof commands !== 'number') return refuse('saveNotASave');
  if (typeof moves !== 'string' || !Array.isArray(spelled)) return refuse('saveNotASave');
  if (commands > LIMITS.commands) return refuse('saveTooLong', { most: LIMITS.commands });
  return { ok: true, value: { ...kept, format: SHORT, commands, moves, spelled } };
}

type Fields = Readonly<Record<string, unknown>>;

function parseOpening<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  save: Kept,
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
  { base, practice }: Kept,
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
  save: AnySave,
  opening: Opening<Setup, State>,
): Parsed<Loaded<Setup, State, Command, Event>> {
  const base = save.base === null ? null : parseBase(game, save, opening.setup);
  if (base !== null && !base.ok) return base;
  const begun = beginFrom(game, opening, base?.value ?? null);
  const played = save.format === SHORT ? playShort(game, save, begun) : playSpelledOut(game, save, begun);
  if (!played.ok) return played;
  const history = played.value;
  if (hashOf(history.state) !== save.hash) return refuse('saveHashDiffers');
  const demoted = base !== null && !save.practice;
  return whyImpossible(game.faults(history.state)) ?? { ok: true, value: { history, replayed: true, demoted } };
}

function playSpelledOut<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  { commands }: Save,
  begun: History<Setup, State, Command, Event>,
): Parsed<History<Setup, State, Command, Event>> {
  let history = begun;
  for (const [at, data] of commands.entries()) {
    const command = game.parseCommand(data);
    const next = command.ok ? advanceRecorded(game, history, command.value) : command;
    if (!next.ok) return refuse('saveCommandRefused', { at: at + 1, why: next.rejection.key });
    history = next.history;
  }
  return { ok: true, value: history };
}

function playShort<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  save: ShortSave,
  begun: History<Setup, State, Command, Event>,
): Parsed<History<Setup, State, Command, Event>> {
  const reader = new MovesReader(save);
  let history = begun;
  for (let at = 1; at <= save.commands; at++) {
    const read = reader.next();
    if (read === null) return refuse('saveNotASave');
    const data = read.place === null ? read.data : commandAt(game, history.state, read.place);
    const command = game.parseCommand(data);
    const next = command.ok ? advanceRecorded(game, history, command.value) : command;
    if (!next.ok) return refuse('saveCommandRefused', { at, why: next.rejection.key });
    history = next.history;
    if (history.past !== null) knowPiece(history.past, read.piece);
  }
  return reader.isOver ? { ok: true, value: history } : refuse('saveNotASave');
}

/** The hash is of the checkpoint as it was written: `parseState` may bring it up to the rules of today. */
function resume<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  save: Kept,
  opening: Opening<Setup, State>,
): Parsed<Loaded<Setup, State, Command, Event>> {
  const base = parseSoundState(game, opening.setup, save.checkpoint);
  if (!base.ok) return base;
  if (hashOf(save.checkpoint) !== save.hash) return refuse('saveHashDiffers');
  return { ok: true, value: { history: beginFrom(game, opening, base.value), replayed: false, demoted: !save.practice } };
}
