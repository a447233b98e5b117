import type { Fact, Game } from './game';
import { hashOf } from './hash';
import { advance, beginHistory, commandsOf, type History, type Opening } from './history';
import { isRecord, type Parsed, type Refused, refuse } from './json';
import { parseScript, parseSeed } from './parse';

const FORMAT = 'lanterndeep-save-1';

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
  const wrong = whyNotASave(game, data);
  if (wrong !== null) return wrong;
  const save = data as Save;
  const opening = parseOpening(game, save);
  if (!opening.ok) return opening;
  const loaded = save.rulesVersion === game.rulesVersion ? replay(game, save, opening.value) : resume(game, save, opening.value);
  if (!loaded.ok) return loaded;
  const { state } = loaded.value.history;
  if (hashOf(state) !== save.hash) return refuse('saveHashDiffers');
  const fault = game.faults(state)[0];
  return fault === undefined ? loaded : refuse('saveImpossibleState', { fault });
}

function whyNotASave(game: { readonly id: string }, data: unknown): Refused | null {
  if (!isRecord(data) || typeof data['format'] !== 'string') return refuse('saveNotASave');
  if (data['format'] !== FORMAT) return refuse('saveOtherFormat', { format: data['format'].slice(0, 40) });
  if (data['game'] !== game.id) return refuse('saveOtherGame', { game: String(data['game']).slice(0, 40) });
  const shaped = Number.isSafeInteger(data['rulesVersion']) && typeof data['hash'] === 'string';
  return shaped && Array.isArray(data['commands']) && typeof data['practice'] === 'boolean' ? null : refuse('saveNotASave');
}

function parseOpening<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  save: Save,
): Parsed<Opening<Setup, State>> {
  const setup = game.parseSetup(save.setup);
  if (!setup.ok) return setup;
  const seed = parseSeed(save.seed);
  if (!seed.ok) return seed;
  const script = save.script === null ? null : parseScript(save.script);
  if (script !== null && !script.ok) return script;
  const base = save.base === null ? null : parseSoundState(game, save.base);
  if (base !== null && !base.ok) return base;
  const parts = { setup: setup.value, seed: seed.value, practice: save.practice };
  return { ok: true, value: { ...parts, script: script?.value ?? null, base: base?.value ?? null } };
}

function parseSoundState<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  data: unknown,
): Parsed<State> {
  const state = game.parseState(data);
  if (!state.ok) return state;
  const fault = game.faults(state.value)[0];
  return fault === undefined ? state : refuse('saveImpossibleState', { fault });
}

function replay<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  save: Save,
  opening: Opening<Setup, State>,
): Parsed<Loaded<Setup, State, Command, Event>> {
  let history = beginHistory(game, opening);
  for (const [at, data] of save.commands.entries()) {
    const command = game.parseCommand(data);
    const next = command.ok ? advance(game, history, command.value) : command;
    if (!next.ok) return refuse('saveCommandRefused', { at: at + 1, why: next.rejection.key });
    history = next.history;
  }
  return { ok: true, value: { history, replayed: true } };
}

function resume<Setup, State, Command extends Fact, Event extends Fact>(
  game: Game<Setup, State, Command, Event>,
  save: Save,
  opening: Opening<Setup, State>,
): Parsed<Loaded<Setup, State, Command, Event>> {
  if (save.rulesVersion > game.rulesVersion) return refuse('saveNewerRules', { rules: save.rulesVersion });
  const base = parseSoundState(game, save.checkpoint);
  if (!base.ok) return base;
  return { ok: true, value: { history: beginHistory(game, { ...opening, base: base.value }), replayed: false } };
}
