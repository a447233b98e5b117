import { readFileSync, writeFileSync } from 'node:fs';
import {
  advance,
  beginHistory,
  type Fact,
  isRecord,
  parseJson,
  parseSave,
  parseSeed,
  type Seat,
  toSave,
  undo,
} from '../../src/engine/kernel';
import type { AnyHistory } from '../../src/games/contract';
import { messageOf } from '../table/messages';
import { oneDeckInTerminal } from './oneDeck';
import { paperInTerminal } from './paper';
import type { PlayedGame, Terminal } from './playedGame';

/** A game under way. */
export interface Delve {
  readonly game: PlayedGame;
  readonly history: AnyHistory;
}

const GAMES: readonly PlayedGame[] = [oneDeckInTerminal, paperInTerminal];
const HELP = 'A number chooses. Also: undo, save <file>, help, quit.';

/** The game of this id, or the reason why there is none. */
export function gameNamed(id: string): PlayedGame | string {
  const ids = GAMES.map(({ tool }) => tool.rules.id).join(', ');
  return GAMES.find(({ tool }) => tool.rules.id === id) ?? `There is no game ${id.slice(0, 40)}, only ${ids}.`;
}

/** A new game, or the reason why not. */
export function freshDelve(game: PlayedGame, setup: unknown, seedText: string): Delve | string {
  const seed = parseSeed(seedText);
  if (!seed.ok) return `That is no seed: ${messageOf(seed.rejection)}.`;
  return { game, history: beginHistory(game.tool.rules, { setup, seed: seed.value }) };
}

/** A saved game, or the reason why not. */
export function loadDelve(file: string): Delve | string {
  try {
    const data = parseJson(readFileSync(file, 'utf8'));
    const own = data.ok && isRecord(data.value) ? gameNamed(String(data.value['game'])) : oneDeckInTerminal;
    const game = typeof own === 'string' ? oneDeckInTerminal : own;
    const loaded = data.ok ? parseSave(game.tool.rules, data.value) : data;
    if (loaded.ok) return { game, history: loaded.value.history };
    return `This is no game that can be played on: ${messageOf(loaded.rejection, game.tool)}.`;
  } catch {
    return `There is no file ${file} that can be read.`;
  }
}

/** Until the game is over, or the player has had enough. */
export async function playOn(terminal: Terminal, from: Delve): Promise<void> {
  const { game } = from;
  const { rules } = game.tool;
  let delve = from;
  terminal.say(HELP);
  for (let [seat] = rules.toAct(delve.history.state); seat !== undefined; [seat] = rules.toAct(delve.history.state)) {
    const { choices, line } = await asked(terminal, delve, seat);
    const [word = '', ...rest] = (line ?? 'quit').trim().split(/\s+/);
    if (word === 'quit') break;
    delve = answer(terminal, { delve, choices, word, rest: rest.join(' ') });
  }
  const { state } = delve.history;
  const outcome = rules.outcome(state);
  terminal.say(outcome.over ? game.endingOf(state, outcome) : 'Farewell.');
}

/** Shows the table as this seat may see it, with all that it can do. */
async function asked(terminal: Terminal, { game, history }: Delve, seat: Seat) {
  const { rules } = game.tool;
  const seen = rules.view(history.state, seat);
  const choices = rules.legal(history.state, seat);
  for (const line of game.screenOf(seen)) terminal.say(line);
  for (const [at, command] of choices.entries()) terminal.say(`${at + 1}) ${game.commandInWords(seen, command)}`);
  return { choices, line: await terminal.ask(`${game.promptOf(seen)}> `) };
}

interface Line {
  readonly delve: Delve;
  readonly choices: readonly Fact[];
  readonly word: string;
  readonly rest: string;
}

function answer(terminal: Terminal, { delve, choices, word, rest }: Line): Delve {
  const command = /^\d+$/.test(word) ? choices[Number(word) - 1] : undefined;
  if (command !== undefined) return carryOut(terminal, delve, command);
  if (word === 'undo') return takeBack(terminal, delve);
  if (word === 'save') terminal.say(save(delve, rest));
  else terminal.say(word === 'help' ? HELP : `There is no choice "${word.slice(0, 40)}". ${HELP}`);
  return delve;
}

function carryOut(terminal: Terminal, delve: Delve, command: Fact): Delve {
  const { game, history } = delve;
  const next = advance(game.tool.rules, history, command);
  if (!next.ok) {
    terminal.say(`That may not be: ${messageOf(next.rejection, game.tool)}.`);
    return delve;
  }
  for (const event of next.events) {
    const words = game.eventInWords(event);
    if (words !== null) terminal.say(`  - ${words}`);
  }
  return { game, history: next.history };
}

function takeBack(terminal: Terminal, delve: Delve): Delve {
  const before = undo(delve.history);
  terminal.say(
    before === null ? 'That cannot be taken back: nothing was done yet, or it has shown a card or a roll.' : 'Taken back.',
  );
  return before === null ? delve : { ...delve, history: before };
}

/** Answers with what became of it. */
function save({ game, history }: Delve, file: string): string {
  if (file === '') return 'Save as what? For example: save delve.json';
  try {
    writeFileSync(file, JSON.stringify(toSave(game.tool.rules, history)));
    return `Saved as ${file}.`;
  } catch {
    return `${file} cannot be written.`;
  }
}
