import { SeededLuck } from '../../src/bots';
import {
  advance,
  beginHistory,
  type Fact,
  hashOf,
  isRecord,
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
import type { AnyHistory } from '../../src/games/contract';
import { firstOwn, gameOf, ONE_DECK, type ToolGame } from './games';
import type { Request, RequestOf } from './requests';

/** A game under way. */
export interface Delve {
  readonly game: ToolGame;
  readonly history: AnyHistory;
}

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
  legal: withGame((delve) => told(delve, { commands: delve.game.rules.legal(delve.history.state) })),
  state: withGame((delve, { seat }) => show(delve, seat)),
  undo: withGame((delve) => moved(delve, undo(delve.history), 'nothingToUndo')),
  redo: withGame((delve) => moved(delve, redo(delve.history), 'nothingToRedo')),
  save: withGame((delve) => told(delve, { save: toSave(delve.game.rules, delve.history) })),
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
  const game = gameOf(id);
  if (game === null) return refuse('unknownGame', { game: nameIn(id) });
  const { rules } = game;
  const setup = rules.parseSetup(setupData);
  const seed = parseSeed(seedData);
  if (!setup.ok) return setup;
  if (!seed.ok) return seed;
  const script = scriptData === undefined ? null : parseScript(scriptData, rules.pieces(setup.value));
  if (script !== null && !script.ok) return script;
  const opening = { setup: setup.value, seed: seed.value, script: script?.value ?? null, practice };
  return standing({ game, history: beginHistory(rules, opening) });
}

function carryOut({ game, history }: Delve, data: unknown): Parsed<Done> {
  const command = game.rules.parseCommand(data);
  if (!command.ok) return command;
  const next = advance(game.rules, history, command.value);
  if (!next.ok) return next;
  const delve = { game, history: next.history };
  return told(delve, { events: next.events, ...standingOf(delve) });
}

/** All there is, or what this seat may know. */
function show(delve: Delve, seat: string | undefined): Parsed<Done> {
  const { rules } = delve.game;
  const { state, origin } = delve.history;
  if (seat === undefined) return told(delve, { state });
  const seats: readonly string[] = rules.seats(origin.setup);
  return seats.includes(seat)
    ? told(delve, { state: rules.view(state, seat as Seat) })
    : refuse('noSuchSeat', { seat: nameIn(seat) });
}

function load(save: unknown): Parsed<Done> {
  const game = (isRecord(save) ? gameOf(save['game']) : null) ?? ONE_DECK;
  const loaded = parseSave(game.rules, save);
  if (!loaded.ok) return loaded;
  const { history, replayed } = loaded.value;
  const delve = { game, history };
  return told(delve, { replayed, ...standingOf(delve) });
}

function writeReplay(delve: Delve | null): Parsed<Done> {
  if (delve === null) return refuse('noGame');
  const replay = toReplay(delve.game.rules, delve.history);
  return replay.ok ? told(delve, { replay: replay.value }) : replay;
}

function readReplay(text: string): Parsed<Done> {
  const { game, answer } = firstOwn((each) => parseReplay(each.rules, text));
  return answer.ok ? standing({ game, history: answer.value }) : answer;
}

/** Without a seed of its own the bot takes one from the game, so that a game is played on the same after a save. */
function auto(from: Delve, { bot: id, commands: most, seed: seedData }: RequestOf<'auto'>): Parsed<Done> {
  const { game, history } = from;
  const bot = Object.hasOwn(game.bots, id) ? game.bots[id] : undefined;
  if (bot === undefined) return refuse('noSuchBot', { bot: nameIn(id), known: Object.keys(game.bots).join(', ') });
  const seed = parseSeed(seedData ?? `${history.origin.seed.slice(0, 60)}/${history.past?.length ?? 0}`);
  if (!seed.ok) return seed;
  if (game.rules.outcome(history.state).over) return refuse('gameOver');
  const luck = new SeededLuck(seed.value);
  const choose = (state: unknown, seat: Seat): Fact => bot.choose(game.rules.view(state, seat), seat, luck);
  const { delve, commands } = playOn(from, { choose, most });
  return told(delve, { commands, ...standingOf(delve) });
}

interface Playing {
  readonly choose: (state: unknown, seat: Seat) => Fact;
  readonly most: number;
}

/** Plays for every seat. Where several choose at once, the first of them gives its command first. */
function playOn({ game, history: from }: Delve, { choose, most }: Playing) {
  const { rules } = game;
  let history = from;
  const commands: Fact[] = [];
  while (commands.length < most) {
    const [seat] = rules.toAct(history.state);
    if (seat === undefined) break;
    const command = choose(history.state, seat);
    const next = advance(rules, history, command);
    if (!next.ok) break;
    history = next.history;
    commands.push(command);
  }
  return { delve: { game, history }, commands };
}

/** A step back or forth; null where there is none. */
function moved({ game }: Delve, history: AnyHistory | null, missing: string): Parsed<Done> {
  return history === null ? refuse(missing) : standing({ game, history });
}

function standing(delve: Delve): Parsed<Done> {
  return told(delve, standingOf(delve));
}

function told(delve: Delve, answer: Fields): Parsed<Done> {
  return { ok: true, value: { delve, answer } };
}

function standingOf({ game: { rules }, history }: Delve): Fields {
  const { state, past, future } = history;
  return {
    game: rules.id,
    phase: phaseOf(state),
    outcome: rules.outcome(state),
    toAct: rules.toAct(state),
    played: past?.length ?? 0,
    undo: undoable(history) !== null,
    redo: future !== null,
    hash: hashOf(state),
  };
}

/** Every game has a phase in its state. */
const phaseOf = (state: unknown): unknown => (isRecord(state) ? state['phase'] : null);
