import {
  advance,
  beginHistory,
  type History,
  hashOf,
  nameIn,
  type Parsed,
  parseReplay,
  parseSave,
  parseScript,
  parseSeed,
  redo,
  refuse,
  type Seat,
  toReplay,
  toSave,
  undo,
  undoable,
} from '../../src/engine/kernel';
import { type Command, type Event, oneDeckDungeon as game, type Setup, type State } from '../../src/engine/onedeck';
import { bot, type Choose } from '../oneDeckBots';
import type { Request, RequestOf } from './requests';

export type Delve = History<Setup, State, Command, Event>;
type Fields = Readonly<Record<string, unknown>>;

/** What a request comes to: the answer's fields, and the game as it stands after it. */
interface Done {
  readonly delve: Delve;
  readonly answer: Fields;
}

type Handlers = { readonly [Do in Request['do']]: (delve: Delve | null, request: RequestOf<Do>) => Parsed<Done> };

const HANDLERS: Handlers = {
  new: (_, request) => begin(request),
  command: withGame((delve, { command }) => carryOut(delve, command)),
  legal: withGame((delve) => told(delve, { commands: game.legal(delve.state) })),
  state: withGame((delve, { seat }) => show(delve, seat)),
  undo: withGame((delve) => standing(undo(delve), 'nothingToUndo')),
  redo: withGame((delve) => standing(redo(delve), 'nothingToRedo')),
  save: withGame((delve) => told(delve, { save: toSave(game, delve) })),
  load: (_, { save }) => load(save),
  replay: (delve, { replay }) => (replay === undefined ? writeReplay(delve) : readReplay(replay)),
  auto: withGame(auto),
};

export function handle(delve: Delve | null, request: Request): Parsed<Done> {
  const handler = HANDLERS[request.do] as (delve: Delve | null, request: Request) => Parsed<Done>;
  return handler(delve, request);
}

function withGame<Asked extends Request>(run: (delve: Delve, request: Asked) => Parsed<Done>) {
  return (delve: Delve | null, request: Asked): Parsed<Done> => (delve === null ? refuse('noGame') : run(delve, request));
}

function begin({
  game: id,
  setup: setupData,
  seed: seedData,
  script: scriptData,
  practice = false,
}: RequestOf<'new'>): Parsed<Done> {
  if (id !== game.id) return refuse('unknownGame', { game: nameIn(id) });
  const setup = game.parseSetup(setupData);
  const seed = parseSeed(seedData);
  if (!setup.ok) return setup;
  if (!seed.ok) return seed;
  const script = scriptData === undefined ? null : parseScript(scriptData, game.pieces(setup.value));
  if (script !== null && !script.ok) return script;
  return standing(beginHistory(game, { setup: setup.value, seed: seed.value, script: script?.value ?? null, practice }));
}

function carryOut(delve: Delve, data: unknown): Parsed<Done> {
  const command = game.parseCommand(data);
  if (!command.ok) return command;
  const next = advance(game, delve, command.value);
  return next.ok ? told(next.history, { events: next.events, ...standingOf(next.history) }) : next;
}

/** All there is, or what this seat may know. */
function show(delve: Delve, seat: string | undefined): Parsed<Done> {
  if (seat === undefined) return told(delve, { state: delve.state });
  const seats: readonly string[] = game.seats(delve.origin.setup);
  return seats.includes(seat)
    ? told(delve, { state: game.view(delve.state, seat as Seat) })
    : refuse('noSuchSeat', { seat: nameIn(seat) });
}

function load(save: unknown): Parsed<Done> {
  const loaded = parseSave(game, save);
  if (!loaded.ok) return loaded;
  const { history, replayed } = loaded.value;
  return told(history, { replayed, ...standingOf(history) });
}

function writeReplay(delve: Delve | null): Parsed<Done> {
  if (delve === null) return refuse('noGame');
  const replay = toReplay(game, delve);
  return replay.ok ? told(delve, { replay: replay.value }) : replay;
}

function readReplay(text: string): Parsed<Done> {
  const history = parseReplay(game, text);
  return history.ok ? standing(history.value) : history;
}

/** Without a seed of its own the bot takes one from the game, so that a game is played on the same after a save. */
function auto(from: Delve, { bot: id, commands: most, seed: seedData }: RequestOf<'auto'>): Parsed<Done> {
  const seed = parseSeed(seedData ?? `${from.origin.seed.slice(0, 60)}/${from.past?.length ?? 0}`);
  if (!seed.ok) return seed;
  if (from.state.result !== null) return refuse('gameOver');
  const { delve, commands } = playOn(from, { choose: bot(id, seed.value), most });
  return told(delve, { commands, ...standingOf(delve) });
}

function playOn(from: Delve, { choose, most }: { readonly choose: Choose; readonly most: number }) {
  let delve = from;
  const commands: Command[] = [];
  while (delve.state.result === null && commands.length < most) {
    const command = choose(delve.state);
    const next = advance(game, delve, command);
    if (!next.ok) break;
    delve = next.history;
    commands.push(command);
  }
  return { delve, commands };
}

function standing(delve: Delve | null, missing = 'noGame'): Parsed<Done> {
  return delve === null ? refuse(missing) : told(delve, standingOf(delve));
}

function told(delve: Delve, answer: Fields): Parsed<Done> {
  return { ok: true, value: { delve, answer } };
}

function standingOf(delve: Delve): Fields {
  const { state, past, future } = delve;
  return {
    game: game.id,
    phase: state.phase,
    outcome: game.outcome(state),
    toAct: game.toAct(state),
    played: past?.length ?? 0,
    undo: undoable(delve) !== null,
    redo: future !== null,
    hash: hashOf(state),
  };
}
